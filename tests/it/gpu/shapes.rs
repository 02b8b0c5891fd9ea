//! The shape law and the format table on a real GPU.

use cuda_interop::ImageDescription;
use cuda_interop::prove::{Fault, Grid, Proof, formats, prove_with_fault, shapes};
use interop_tests::{Vulkan, real_cuda};

fn prove(shapes: &[ImageDescription], fault: Option<Fault>) -> Proof {
    let vulkan = Vulkan::nvidia();
    let device = vulkan.shared(&real_cuda());
    // SAFETY: this test alone uses the queue.
    unsafe { prove_with_fault(&device, vulkan.copies(), shapes, fault) }
        .unwrap_or_else(|error| panic!("{error}: {error:?}"))
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn quick_grid_is_exact() {
    let proof = prove(&shapes(Grid::Quick), None);
    println!("quick grid: {proof} ({} bytes)", proof.bytes);
    assert!(proof.holds(), "{proof}");
    assert!(proof.refused.is_empty(), "{proof}");
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn full_grid_is_exact() {
    let proof = prove(&shapes(Grid::Full), None);
    println!("full grid: {proof} ({} bytes)", proof.bytes);
    assert!(proof.holds(), "{proof}");
    assert!(proof.refused.is_empty(), "{proof}");
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn every_format_is_exact_or_refused() {
    let proof = prove(&formats(), None);
    println!("formats: {proof} ({} bytes)", proof.bytes);
    assert!(proof.holds(), "{proof}");
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn planted_faults_are_found() {
    let shapes = shapes(Grid::Quick);
    for fault in [Fault::WrongByte, Fault::NothingWritten] {
        let proof = prove(&shapes, Some(fault));
        assert_eq!(proof.exact, 0, "{fault:?}: {proof}");
        assert_eq!(proof.wrong.len(), shapes.len(), "{fault:?}");
    }
}
