//! Generated programs on a driver that has real dma-bufs and sync files: under the validation layer, with our verdict
//! beside it.

use crate::vk::differential::differ_here;

#[test]
#[ignore = "runs in tests/vm.sh"]
fn layer_and_driver_agree() {
    differ_here(None, 7, 200);
}
