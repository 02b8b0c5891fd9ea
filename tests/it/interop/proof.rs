//! The shape law and the format table on software drivers, whose layouts the double knows.

use cuda_interop::ImageDescription;
use cuda_interop::prove::{Fault, Grid, Proof, Side, formats, prove_with_fault, shapes};
use interop_tests::{SoftwareDriver, on, on_each};

use super::world::World;

fn prove(world: &World, shapes: &[ImageDescription], fault: Option<Fault>) -> Proof {
    // SAFETY: each test runs alone in its process, and this is its only use of the queue.
    unsafe { prove_with_fault(&world.device, world.vulkan.copies(), shapes, fault) }
        .unwrap_or_else(|error| panic!("{error}: {error:?}"))
}

#[test]
fn the_quick_grid_is_exact() {
    on_each(&SoftwareDriver::SHARING, |driver| {
        let world = World::new();
        let before = world.living();
        let shapes = shapes(Grid::Quick);
        let proof = prove(&world, &shapes, None);
        assert!(proof.holds(), "{proof}");
        let refused: u32 = proof.refused.values().sum();
        assert_eq!(
            (proof.exact + refused) as usize,
            shapes.len(),
            "each shape is counted: {proof}"
        );
        if driver != SoftwareDriver::SwiftShader {
            assert_eq!(refused, 0, "{proof}");
        }
        assert_eq!(world.living(), before);
    });
}

#[test]
fn every_format_that_the_driver_has_is_exact() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let before = world.living();
        let formats = formats();
        let proof = prove(&world, &formats, None);
        assert!(proof.holds(), "{proof}");
        assert!(proof.exact >= 100, "{proof}");
        assert_eq!(world.living(), before);
    });
}

#[test]
fn planted_faults_are_found_on_the_side_that_reads() {
    on(SoftwareDriver::Lavapipe, || {
        let world = World::new();
        let shapes = shapes(Grid::Quick);
        let some: Vec<_> = shapes.iter().step_by(7).cloned().collect();
        for (fault, reader) in [
            (Fault::WrongByte, Side::Cuda),
            (Fault::NothingWritten, Side::Vulkan),
        ] {
            let proof = prove(&world, &some, Some(fault));
            assert_eq!(proof.exact, 0, "{fault:?}: {proof}");
            assert_eq!(proof.wrong.len(), some.len(), "{fault:?}");
            assert!(!proof.holds());
            for wrong in &proof.wrong {
                assert_eq!(wrong.reader, reader, "{fault:?}: {}", wrong.shape);
                if fault == Fault::WrongByte {
                    assert_eq!(wrong.wrong_bytes, 1, "{}", wrong.shape);
                }
            }
        }
    });
}

#[test]
fn a_proof_of_nothing_does_not_hold() {
    assert!(!Proof::default().holds());
}
