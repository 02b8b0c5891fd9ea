//! Two GPUs: what belongs together is found by UUID, whatever the order, and everything else is refused before a driver
//! is called, with both UUIDs in the text.

use std::error::Error as StdError;
use std::os::fd::{AsFd, AsRawFd, IntoRawFd};

use cuda_interop::prove::{Grid, prove, shapes};
use cuda_interop::rules::Violation;
use cuda_interop::{
    Context, Cuda, Error, ExportableMemory, ExternalBinarySemaphore, ExternalMemory,
    ExternalTimeline, SharedDevice, Stream, VulkanIdentity,
};
use cuda_interop_sys::{CUresult, cudaError};
use interop_tests::{
    RawCuda, Setup, Vulkan, all_calls, counted_cuda, exportable, first_difference, in_child,
    is_open, memory_desc, memory_fd, noise, real_cuda,
};
use vk_fd_import::{
    BinarySemaphore, Import, SemaphoreHandleType, TimelineSemaphore,
    rules::Violation as VkViolation,
};

type Uuid = [u8; 16];

/// The first two NVIDIA devices as Vulkan orders them.
fn both() -> [Vulkan; 2] {
    let found = [0, 1].map(|index| Setup::new().nvidia_number(index).bring_up());
    assert_ne!(found[0].device_uuid, found[1].device_uuid);
    found
}

fn context(cuda: &Cuda, uuid: &Uuid) -> Context {
    let device = cuda.device_with_uuid(uuid);
    let device = device.unwrap_or_else(|error| panic!("{}", whole(&error)));
    cuda.primary_context(&device).unwrap()
}

/// An error and all that it came from.
fn whole(error: &dyn StdError) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        text = format!("{text}: {cause}");
        source = cause.source();
    }
    text
}

/// As people write it.
fn display(uuid: &Uuid) -> String {
    let hex: String = uuid.iter().map(|byte| format!("{byte:02x}")).collect();
    let parts = [0..8, 8..12, 12..16, 16..20, 20..32].map(|range| &hex[range]);
    parts.join("-")
}

#[track_caller]
fn assert_names_both(text: &str, one: &Uuid, other: &Uuid) {
    for uuid in [one, other] {
        let uuid = display(uuid);
        assert!(text.contains(&uuid), "{text:?} does not name {uuid}");
    }
}

/// Refused for the two UUIDs, by the CUDA half.
#[track_caller]
fn assert_mismatch(what: &str, error: &Error, vulkan: &Uuid, cuda: &Uuid) {
    let Error::Invalid(found) = error else {
        panic!("{what}: {}", whole(error));
    };
    let expected = Violation::DeviceUuidMismatch {
        vulkan: *vulkan,
        cuda: *cuda,
    };
    assert!(found.as_slice().contains(&expected), "{what}: {found}");
    assert_names_both(&whole(error), vulkan, cuda);
}

/// Everything that is made on `one` is refused on the device of `other`.
fn refuse(cuda: &Cuda, one: &Vulkan, other: &Vulkan) {
    let (own, foreign) = (one.device_uuid, other.device_uuid);
    let vulkan = one.sharing();
    let there = context(cuda, &foreign);
    let (_buffer, memory) = exportable(&vulkan, 1 << 20);
    let timeline = TimelineSemaphore::new(&vulkan, 0, true).unwrap();
    let binary = BinarySemaphore::new(&vulkan, &[SemaphoreHandleType::OpaqueFd]).unwrap();
    let before = all_calls();

    let refused = SharedDevice::with_context(&there, one.sharing()).map(drop);
    assert_mismatch("device", &refused.unwrap_err(), &own, &foreign);
    let refused = ExternalMemory::import(&there, memory_fd(&memory)).unwrap_err();
    assert_mismatch("memory", &refused.error, &own, &foreign);
    let fd = refused.fd;
    assert!(is_open(fd.as_fd().as_raw_fd()));
    let refused = ExternalTimeline::import(&there, timeline.export_fd().unwrap());
    assert_mismatch("timeline", &refused.unwrap_err().error, &own, &foreign);
    let refused = ExternalBinarySemaphore::import(&there, binary.export_fd().unwrap());
    assert_mismatch("binary", &refused.unwrap_err().error, &own, &foreign);
    assert_eq!(all_calls(), before, "a driver was called");

    // The same fd where it belongs.
    let here = context(cuda, &own);
    ExternalMemory::import(&here, fd).unwrap();

    // Vulkan to Vulkan, and CUDA to Vulkan.
    let vulkan_there = other.sharing();
    let different = |error: &vk_fd_import::Error, exporter: Uuid, importer: Uuid| {
        let vk_fd_import::Error::Invalid(found) = error else {
            panic!("{}", whole(error));
        };
        let expected = VkViolation::DifferentDevice { exporter, importer };
        assert!(found.as_slice().contains(&expected), "{found}");
        assert_names_both(&whole(error), &exporter, &importer);
    };
    let failed = Import::new(memory_fd(&memory)).allocate(&vulkan_there);
    different(&failed.unwrap_err().error, own, foreign);
    let made = ExportableMemory::new(&there, 1 << 20).unwrap();
    let failed = Import::new(made.export_fd().unwrap()).allocate(&vulkan);
    different(&failed.unwrap_err().error, foreign, own);
    let failed = TimelineSemaphore::import(&vulkan_there, timeline.export_fd().unwrap());
    let failed = failed.unwrap_err();
    assert!(
        matches!(failed.error, vk_fd_import::Error::Invalid(_)),
        "{failed}"
    );
    assert_names_both(&whole(&failed.error), &own, &foreign);
}

#[test]
#[ignore = "needs two NVIDIA GPUs"]
fn wrong_pairings_are_refused_before_the_driver() {
    let outcome = in_child(
        |_| {},
        || {
            let [one, other] = both();
            let cuda = counted_cuda();
            refuse(&cuda, &one, &other);
            refuse(&cuda, &other, &one);
        },
    );
    outcome.assert_success();
}

#[test]
#[ignore = "needs two NVIDIA GPUs"]
fn the_driver_answers_999_and_closes_the_fd() {
    let outcome = in_child(
        |_| {},
        || {
            let [one, other] = both();
            let cuda = RawCuda::on(&other.device_uuid);
            let own = other.exportable_buffer(1 << 20, false);
            let memory = cuda.import_fd(own.export_fd(), own.memory.size, 0).unwrap();
            cuda.destroy(memory).unwrap();
            let buffer = one.exportable_buffer(1 << 20, false);
            let number = buffer.export_fd().into_raw_fd();
            let answer = cuda.import(&memory_desc(number, buffer.memory.size, 0));
            let seen = (answer.err(), is_open(number));
            let expected = (Some(cudaError::cudaErrorUnknown), false);
            assert_eq!(seen, expected, "another GPU's memory: (answer, still open)");
        },
    );
    outcome.assert_success();
}

/// Every pair of Vulkan device and CUDA device is found and maps exactly; answers the CUDA numbers in Vulkan's order.
fn prove_pairs(cuda: &Cuda, devices: &[Vulkan]) -> Vec<i32> {
    let shapes: Vec<_> = shapes(Grid::Quick).into_iter().step_by(4).collect();
    devices
        .iter()
        .map(|vulkan| {
            let device = vulkan.shared(cuda);
            assert_eq!(device.context().device().uuid, vulkan.device_uuid);
            // SAFETY: this test alone uses the queue.
            let proof = unsafe { prove(&device, vulkan.copies(), &shapes) }.unwrap();
            assert!(proof.holds() && proof.refused.is_empty(), "{proof}");
            device.context().device().ordinal
        })
        .collect()
}

#[test]
#[ignore = "needs two NVIDIA GPUs"]
fn right_pairings_are_exact() {
    let cuda = real_cuda();
    let devices = both();
    let ordinals = prove_pairs(&cuda, &devices);
    assert_ne!(ordinals[0], ordinals[1]);
    // SAFETY: the instance is alive and of Vulkan 1.3.
    let listed = unsafe { VulkanIdentity::list(&devices[0].instance) }.unwrap();
    let pairs = cuda.match_devices(&listed).unwrap();
    assert!(pairs.len() >= 2, "{pairs:?}");
    for (vulkan, cuda) in pairs {
        assert_eq!(vulkan.uuid, cuda.uuid);
    }
}

#[test]
#[ignore = "needs two NVIDIA GPUs"]
fn renumbered_devices_are_found_by_uuid() {
    let renumbered = in_child(
        |command| {
            command.env("CUDA_VISIBLE_DEVICES", "1,0");
        },
        || {
            let cuda = real_cuda();
            let ordinals = prove_pairs(&cuda, &both());
            println!("CUDA's numbers in Vulkan's order: {ordinals:?}");
            assert_ne!(ordinals[0], ordinals[1]);
        },
    );
    renumbered.assert_success();
    let plain = in_child(
        |command| {
            command.env("CUDA_VISIBLE_DEVICES", "0,1");
        },
        || {
            let cuda = real_cuda();
            println!(
                "CUDA's numbers in Vulkan's order: {:?}",
                prove_pairs(&cuda, &both())
            );
        },
    );
    plain.assert_success();
    let numbers = |output: &str| {
        let line = output
            .lines()
            .find_map(|line| line.split("Vulkan's order: ").nth(1));
        line.map(str::to_owned).expect("the numbers")
    };
    let (one, other) = (numbers(&renumbered.stdout), numbers(&plain.stdout));
    assert_ne!(one, other, "the devices were not renumbered");
}

#[test]
#[ignore = "needs two NVIDIA GPUs"]
fn a_device_that_cuda_does_not_show_is_refused_with_both_lists() {
    let outcome = in_child(
        |command| {
            command.env("CUDA_VISIBLE_DEVICES", "1");
        },
        || {
            let cuda = real_cuda();
            let shown = cuda.devices().unwrap();
            assert_eq!(shown.len(), 1, "{shown:?}");
            let devices = both();
            let (here, hidden): (Vec<_>, Vec<_>) = devices
                .into_iter()
                .partition(|vulkan| vulkan.device_uuid == shown[0].uuid);
            assert_eq!((here.len(), hidden.len()), (1, 1));
            assert_eq!(prove_pairs(&cuda, &here), [0]);
            match SharedDevice::new(&cuda, hidden[0].sharing()) {
                Err(error @ Error::NoMatchingDevice { .. }) => {
                    let (vulkan, cuda) = (hidden[0].device_uuid, shown[0].uuid);
                    assert_names_both(&error.to_string(), &vulkan, &cuda);
                }
                other => panic!("{other:?}"),
            }
        },
    );
    outcome.assert_success();
}

#[test]
#[ignore = "needs two NVIDIA GPUs"]
fn one_device_after_the_other_is_shared_in_one_process() {
    let cuda = real_cuda();
    let devices = both();
    let shared: Vec<_> = devices.iter().map(|vulkan| vulkan.shared(&cuda)).collect();
    for (vulkan, device) in devices.iter().zip(&shared).cycle().take(6) {
        let (buffer, memory) = exportable(device.vulkan(), 1 << 20);
        let imported = ExternalMemory::import(device.context(), memory_fd(&memory)).unwrap();
        let mapped = imported.map_buffer(0, 1 << 20).unwrap();
        let stream = cuda_interop::Stream::new(device.context()).unwrap();
        let bytes = interop_tests::noise(3, 1 << 20);
        let view = mapped.view::<u8>(0, 1 << 20).unwrap();
        view.copy_from_host(&stream, &bytes).unwrap();
        let found = interop_tests::read_range(vulkan, buffer.handle(), 0, bytes.len());
        let difference = interop_tests::first_difference(&found, &bytes);
        assert_eq!(difference, None, "{}", display(&vulkan.device_uuid));
    }
    for device in &shared {
        assert_eq!(device.context().sweep().unwrap(), 0);
        assert_eq!(device.context().refused_frees(), 0);
    }
}

#[test]
#[ignore = "needs two NVIDIA GPUs"]
fn memory_of_one_gpu_is_read_by_its_peer() {
    let cuda = real_cuda();
    let [one, other] = both();
    let (own, peer) = (
        context(&cuda, &one.device_uuid),
        context(&cuda, &other.device_uuid),
    );
    let memory = ExportableMemory::with_peers(&own, 1 << 20, &[&peer]).unwrap();
    let stream = Stream::new(&own).unwrap();
    let sent = noise(31, 1 << 20);
    let view = memory.buffer().view::<u8>(0, 1 << 20).unwrap();
    view.copy_from_host(&stream, &sent).unwrap();
    let mut found = vec![0_u8; sent.len()];
    let _current = peer.make_current().unwrap();
    // SAFETY: the memory is mapped for this context too, is as long as the slice, and nothing else writes it.
    let answer = unsafe {
        cuda.driver().cuMemcpyDtoH(
            found.as_mut_ptr().cast(),
            memory.buffer().device_address(),
            found.len(),
        )
    };
    assert_eq!(answer.unwrap(), CUresult::CUDA_SUCCESS);
    assert_eq!(first_difference(&found, &sent), None);
}
