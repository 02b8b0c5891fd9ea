//! The harness on a real GPU.

use interop_tests::{Vulkan, first_difference, noise};

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn bytes_survive_an_exportable_buffer() {
    let vulkan = Vulkan::nvidia();
    let bytes = noise(1, 1 << 20);
    let buffer = vulkan.exportable_buffer(1 << 20, true);
    drop(buffer.export_fd());
    vulkan.write_buffer(buffer.buffer, &bytes);
    let found = vulkan.read_buffer(buffer.buffer, bytes.len());
    assert_eq!(first_difference(&found, &bytes), None);
}
