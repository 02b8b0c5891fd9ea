//! Contexts and streams that are not the library's own: other contexts, other threads, other libraries, forked children.

use std::ptr::null_mut;

use ash::vk;
use cuda_interop::prove::prove;
use cuda_interop::{
    Context, Cuda, Error, ImageDescription, MappedBuffer, SharedBuffer, SharedDevice, SharedImage,
    SharedTimeline, Stream,
};
use cuda_interop_sys::{CUcontext, CUresult, MissingSymbol, cudaStreamNonBlocking};
use interop_tests::{
    Vulkan, answered, first_difference, in_child, noise, read_range, real_cuda, write_range,
};
use vk_fd_import::BufferDescription;

const SIZE: usize = 100_003;

#[track_caller]
fn done(status: Result<CUresult, MissingSymbol>) {
    assert_eq!(
        status.expect("the driver has the function"),
        CUresult::CUDA_SUCCESS
    );
}

/// The context that is current on this thread.
fn current(cuda: &Cuda) -> CUcontext {
    let mut context = null_mut();
    // SAFETY: the pointer is to a live handle.
    done(unsafe { cuda.driver().cuCtxGetCurrent(&raw mut context) });
    context
}

fn make_current(cuda: &Cuda, context: CUcontext) {
    // SAFETY: the context is null or alive.
    done(unsafe { cuda.driver().cuCtxSetCurrent(context) });
}

/// A context of the test's own on the device, current on no thread.
fn new_context(cuda: &Cuda, uuid: &[u8; 16]) -> CUcontext {
    let before = current(cuda);
    let ordinal = cuda.device_with_uuid(uuid).expect("the device").ordinal;
    let (mut device, mut context) = (0, null_mut());
    // SAFETY: the pointer is to a live integer.
    done(unsafe { cuda.driver().cuDeviceGet(&raw mut device, ordinal) });
    // SAFETY: the pointer is to a live handle.
    done(unsafe { cuda.driver().cuCtxCreate(&raw mut context, 0, device) });
    make_current(cuda, before);
    context
}

fn destroy_context(cuda: &Cuda, context: CUcontext) {
    // SAFETY: everything made from it is gone.
    done(unsafe { cuda.driver().cuCtxDestroy(context) });
}

fn shared_buffer(device: &SharedDevice) -> SharedBuffer {
    let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
    SharedBuffer::new(device, &BufferDescription::new(SIZE as u64, usage))
        .unwrap_or_else(|error| panic!("{error}: {error:?}"))
}

/// CUDA's half of a round trip: reads what Vulkan wrote, and writes.
fn exchange(buffer: &MappedBuffer, stream: &Stream, seed: u64) {
    let view = buffer.view::<u8>(0, SIZE as u64).unwrap();
    let mut found = vec![0; SIZE];
    view.copy_to_host(stream, &mut found).unwrap();
    let difference = first_difference(&found, &noise(seed, SIZE));
    assert_eq!(difference, None, "CUDA reading");
    view.copy_from_host(stream, &noise(seed + 1, SIZE)).unwrap();
}

fn round_trip(vulkan: &Vulkan, buffer: &SharedBuffer, stream: &Stream, seed: u64) {
    write_range(vulkan, buffer.handle(), 0, &noise(seed, SIZE));
    exchange(buffer.cuda(), stream, seed);
    let found = read_range(vulkan, buffer.handle(), 0, SIZE);
    let difference = first_difference(&found, &noise(seed + 1, SIZE));
    assert_eq!(difference, None, "Vulkan reading");
}

/// A buffer, an image and (where Vulkan has them) a timeline work in the device's context.
fn everything_works(vulkan: &Vulkan, device: &SharedDevice) {
    let stream = Stream::new(device.context()).unwrap();
    let buffer = shared_buffer(device);
    round_trip(vulkan, &buffer, &stream, 1);
    let usage = vk::ImageUsageFlags::TRANSFER_SRC
        | vk::ImageUsageFlags::TRANSFER_DST
        | vk::ImageUsageFlags::SAMPLED;
    let format = vk::Format::R8G8B8A8_UNORM;
    let image = ImageDescription::two_dimensional(format, 123, 77, usage).with_full_mip_chain();
    // SAFETY: this test alone uses the queue.
    let proof = unsafe { prove(device, vulkan.copies(), &[image]) }.unwrap();
    assert!(proof.holds(), "{proof}");
    if vulkan.timeline {
        let timeline = SharedTimeline::new(device).unwrap();
        let value = timeline.signal_next(&stream).unwrap();
        stream.synchronize().unwrap();
        assert_eq!(timeline.counter().unwrap(), value);
    }
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn a_context_that_is_not_the_primary_one_works() {
    let vulkan = Vulkan::nvidia();
    let cuda = real_cuda();
    let raw = new_context(&cuda, &vulkan.device_uuid);
    let before = current(&cuda);
    // SAFETY: the context is alive until everything made from it is gone.
    let context = unsafe { Context::from_raw(&cuda, raw) }.unwrap();
    assert_eq!(context.device().uuid, vulkan.device_uuid);
    let device = SharedDevice::with_context(&context, vulkan.sharing()).unwrap();
    everything_works(&vulkan, &device);
    assert_eq!(
        current(&cuda),
        before,
        "another context is current afterwards"
    );
    assert_eq!(context.sweep().unwrap(), 0);
    assert_eq!(context.refused_frees(), 0);
    drop(device);
    drop(context);
    destroy_context(&cuda, raw);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn whatever_context_was_current_is_current_afterwards() {
    let vulkan = Vulkan::nvidia();
    let cuda = real_cuda();
    let device = vulkan.shared(&cuda);
    let other = new_context(&cuda, &vulkan.device_uuid);
    for (what, context) in [
        ("none", null_mut()),
        ("another", other),
        ("the same", device.context().raw()),
    ] {
        make_current(&cuda, context);
        everything_works(&vulkan, &device);
        assert_eq!(current(&cuda), context, "{what} was current");
        {
            let _held = device.context().make_current().unwrap();
            assert_eq!(current(&cuda), device.context().raw(), "{what} was current");
        }
        assert_eq!(
            current(&cuda),
            context,
            "{what} was current, after make_current"
        );
    }
    make_current(&cuda, null_mut());
    // SAFETY: no context is current, which is what is asked.
    match unsafe { Context::from_current(&cuda) } {
        Err(Error::NoCurrentContext) => {}
        other => panic!("{other:?}"),
    }
    make_current(&cuda, other);
    // SAFETY: the context is alive until the end of the test.
    let found = unsafe { Context::from_current(&cuda) }.unwrap();
    assert_eq!(found.raw(), other);
    drop(found);
    make_current(&cuda, null_mut());
    destroy_context(&cuda, other);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn other_threads_with_no_context_and_with_another_one_work() {
    let vulkan = Vulkan::nvidia();
    let cuda = real_cuda();
    let device = vulkan.shared(&cuda);
    let raw_other = new_context(&cuda, &vulkan.device_uuid) as usize;
    let buffer = shared_buffer(&device);
    for (seed, with_other) in [(10, false), (20, true)] {
        write_range(&vulkan, buffer.handle(), 0, &noise(seed, SIZE));
        let (mapped, cuda, context) = (
            buffer.cuda().clone(),
            cuda.clone(),
            device.context().clone(),
        );
        let thread = std::thread::spawn(move || {
            let expected = if with_other {
                raw_other as CUcontext
            } else {
                null_mut()
            };
            if with_other {
                make_current(&cuda, expected);
            }
            let stream = Stream::new(&context).unwrap();
            exchange(&mapped, &stream, seed);
            drop(stream);
            drop(mapped);
            assert_eq!(
                current(&cuda),
                expected,
                "with another context: {with_other}"
            );
            if with_other {
                make_current(&cuda, null_mut());
            }
        });
        thread.join().expect("the other thread");
        let found = read_range(&vulkan, buffer.handle(), 0, SIZE);
        assert_eq!(first_difference(&found, &noise(seed + 1, SIZE)), None);
    }
    // Made here, dropped there.
    let drops = std::thread::spawn(move || drop(buffer));
    drops.join().expect("the other thread");
    assert_eq!(device.context().sweep().unwrap(), 0);
    assert_eq!(device.context().refused_frees(), 0);
    destroy_context(&cuda, raw_other as CUcontext);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn a_stream_of_another_context_is_refused_with_both_contexts() {
    let vulkan = Vulkan::nvidia();
    let cuda = real_cuda();
    let device = vulkan.shared(&cuda);
    let raw = new_context(&cuda, &vulkan.device_uuid);
    // SAFETY: the context is alive until everything made from it is gone.
    let other = unsafe { Context::from_raw(&cuda, raw) }.unwrap();
    let stream = Stream::new(&other).unwrap();
    let buffer = shared_buffer(&device);
    let usage = vk::ImageUsageFlags::TRANSFER_DST | vk::ImageUsageFlags::SAMPLED;
    let format = vk::Format::R8G8B8A8_UNORM;
    let image = ImageDescription::two_dimensional(format, 64, 64, usage);
    let image = SharedImage::new(&device, &image).unwrap();
    let expected = (raw as usize, device.context().raw() as usize);
    let check = |what: &str, outcome: Result<(), Error>| match outcome {
        Err(Error::OtherContext { stream, object }) => {
            assert_eq!((stream, object), expected, "{what}");
        }
        other => panic!("{what}: {other:?}"),
    };
    let view = buffer.cuda().view::<u8>(0, 16).unwrap();
    check("fill", view.fill(&stream, 1));
    check("copy", view.copy_to_host(&stream, &mut [0; 16]));
    check("record", buffer.cuda().record_use(&stream));
    let level = image.level(0).unwrap();
    check(
        "level",
        level.copy_to_host(&stream, &mut vec![0_u8; 64 * 64 * 4]),
    );
    if vulkan.timeline {
        let timeline = SharedTimeline::new(&device).unwrap();
        check("signal", timeline.signal(&stream, 1));
        check("wait", timeline.wait(&stream, 1));
        assert_eq!(timeline.counter().unwrap(), 0);
    }
    let ours = Stream::new(device.context()).unwrap();
    assert!(matches!(
        ours.wait_for(&stream),
        Err(Error::OtherContext { .. })
    ));
    // SAFETY: the stream is alive until the end of the test.
    let borrowed = unsafe { Stream::from_raw(device.context(), stream.raw()) };
    check("borrow", borrowed.map(drop));
    drop(stream);
    drop(other);
    destroy_context(&cuda, raw);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn borrowed_streams_work_and_are_left_alone() {
    let vulkan = Vulkan::nvidia();
    let cuda = real_cuda();
    let device = vulkan.shared(&cuda);
    let buffer = shared_buffer(&device);
    let mut raw = null_mut();
    {
        let _held = device.context().make_current().unwrap();
        // SAFETY: the pointer is to a live handle, and a context is current.
        let status = unsafe {
            cuda.runtime()
                .cudaStreamCreateWithFlags(&raw mut raw, cudaStreamNonBlocking)
        };
        answered(status).unwrap();
    }
    // SAFETY: the stream is alive until it is destroyed below.
    let borrowed = unsafe { Stream::from_raw(device.context(), raw) }.unwrap();
    round_trip(&vulkan, &buffer, &borrowed, 30);
    drop(borrowed);
    // SAFETY: the same.
    let again = unsafe { Stream::from_raw(device.context(), raw) }.unwrap();
    round_trip(&vulkan, &buffer, &again, 40);
    drop(again);
    // SAFETY: null is the context's default stream.
    let default = unsafe { Stream::from_raw(device.context(), null_mut()) }.unwrap();
    round_trip(&vulkan, &buffer, &default, 50);
    drop(default);
    {
        let _held = device.context().make_current().unwrap();
        // SAFETY: the stream is the test's own and idle.
        answered(unsafe { cuda.runtime().cudaStreamDestroy(raw) }).unwrap();
    }
    // Its uses were noted by events, so that the buffer can go although the stream is gone.
    drop(buffer);
    assert_eq!(device.context().sweep().unwrap(), 0);
    assert_eq!(device.context().refused_frees(), 0);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn cudarcs_contexts_and_streams_are_taken_by_their_raw_handles() {
    let vulkan = Vulkan::nvidia();
    let cuda = real_cuda();
    let ordinal = cuda.device_with_uuid(&vulkan.device_uuid).unwrap().ordinal;
    let ordinal = usize::try_from(ordinal).unwrap();
    let primary = cudarc::driver::CudaContext::new(ordinal).unwrap();
    let own = cudarc::driver::CudaContext::new_non_primary(ordinal, 0).unwrap();
    for (what, theirs) in [("primary", &primary), ("its own", &own)] {
        let raw: CUcontext = theirs.cu_ctx().cast();
        // SAFETY: cudarc keeps the context alive until the end of the test.
        let context = unsafe { Context::from_raw(&cuda, raw) }.unwrap();
        let device = SharedDevice::with_context(&context, vulkan.sharing()).unwrap();
        let their_stream = theirs.new_stream().unwrap();
        // SAFETY: cudarc keeps the stream alive until after the last use.
        let stream = unsafe { Stream::from_raw(&context, their_stream.cu_stream().cast()) };
        let stream = stream.unwrap();
        let buffer = shared_buffer(&device);
        round_trip(&vulkan, &buffer, &stream, 60);

        // cudarc's own copy out of the shared memory, by its raw address.
        let bytes = noise(70, SIZE);
        write_range(&vulkan, buffer.handle(), 0, &bytes);
        theirs.bind_to_thread().unwrap();
        // SAFETY: the address is that of `SIZE` bytes, which the buffer keeps mapped; the slice is leaked below, not freed.
        let slice =
            unsafe { their_stream.upgrade_device_ptr::<u8>(buffer.cuda().device_address(), SIZE) };
        let found = their_stream.clone_dtoh(&slice).unwrap();
        slice.leak();
        assert_eq!(first_difference(&found, &bytes), None, "{what} context");
        buffer.cuda().record_use(&stream).unwrap();
        their_stream.synchronize().unwrap();
        drop(buffer);
        drop(stream);
        assert_eq!(context.sweep().unwrap(), 0, "{what} context");
        assert_eq!(context.refused_frees(), 0, "{what} context");
    }
    let ours = cuda.primary_context(&cuda.device_with_uuid(&vulkan.device_uuid).unwrap());
    assert_eq!(ours.unwrap().raw(), primary.cu_ctx().cast());
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn a_forked_child_gets_an_error_and_no_driver_call() {
    let outcome = in_child(
        |_| {},
        || {
            let vulkan = Vulkan::nvidia();
            let cuda = real_cuda();
            let device = vulkan.shared(&cuda);
            let stream = Stream::new(device.context()).unwrap();
            let buffer = shared_buffer(&device);
            round_trip(&vulkan, &buffer, &stream, 80);
            // SAFETY: the child calls no driver, and ends by `_exit`.
            let child = unsafe { libc::fork() };
            if child == 0 {
                let view = buffer.cuda().view::<u8>(0, 16).unwrap();
                let forked = |outcome: Result<(), Error>| matches!(outcome, Err(Error::Forked));
                let answers = [
                    forked(cuda.devices().map(drop)),
                    forked(cuda.versions().map(drop)),
                    forked(device.context().sweep().map(drop)),
                    forked(Stream::new(device.context()).map(drop)),
                    forked(view.fill(&stream, 1)),
                    forked(stream.synchronize()),
                    forked(buffer.cuda().record_use(&stream)),
                    forked(device.context().make_current().map(drop)),
                ];
                // What it inherited is dropped without a call.
                drop(buffer.cuda().clone());
                let mut status = 0;
                for (index, answer) in answers.into_iter().enumerate() {
                    if !answer {
                        status |= 1 << index;
                    }
                }
                // SAFETY: ends the child without running anything of the parent's.
                unsafe { libc::_exit(status) };
            }
            assert!(child > 0, "fork");
            let mut status = 0;
            // SAFETY: the child is this process's; the pointer is to a live integer.
            let waited = unsafe { libc::waitpid(child, &raw mut status, 0) };
            assert_eq!(waited, child);
            assert!(
                libc::WIFEXITED(status),
                "the child ended by status {status:#x}"
            );
            let wrong = libc::WEXITSTATUS(status);
            assert_eq!(wrong, 0, "answers other than Forked: bits {wrong:#010b}");
            // The parent goes on as before.
            round_trip(&vulkan, &buffer, &stream, 90);
        },
    );
    outcome.assert_success();
}
