//! What runs in every frame allocates nothing after its first use.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use ash::vk;
use cuda_interop::layout::ArrayLayout;
use cuda_interop::vulkan::{BinaryFd, TimelineSemaphore};
use cuda_interop::{
    Error, ExternalBinarySemaphore, ExternalTimeline, ImageState, SharedImage, SharedTimeline,
    Stream, rules,
};
use interop_tests::{SoftwareDriver, on_each};

use super::world::{World, exported_buffer, picture};

/// The system's allocator, which counts what this thread asks of it. The double is a library of its own with an allocator of its own.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

#[global_allocator]
static COUNTING: Counting = Counting;

// SAFETY: passes everything on to the system's allocator; the counter is a plain cell that allocates nothing.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // The cell is gone while the thread ends.
        let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
        // SAFETY: the caller's promise is passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
        // SAFETY: as above.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

fn allocations(work: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.get();
    work();
    ALLOCATIONS.get() - before
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(7)))), 1);
    assert_eq!(allocations(|| ()), 0);
}

#[test]
fn a_frame_allocates_nothing() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let context = world.device.context();
        let ours = world.stream();
        // SAFETY: `ours` outlives it.
        let borrowed = unsafe { Stream::from_raw(context, ours.raw()) }.unwrap();
        let description = picture(vk::Format::R8G8B8A8_UNORM, 64, 48).with_full_mip_chain();
        let image = SharedImage::new(&world.device, &description).unwrap();
        let buffer = world.buffer(1 << 16);
        let surface = image.level(0).unwrap().surface().unwrap();
        let timelines: Vec<_> = (0..20).map(|_| world.timeline(0)).collect();
        let (external, _fd) = world.timeline(0);
        let (half, _other) = world.timeline(0);
        let vulkan = TimelineSemaphore::new(world.device.vulkan(), 0, false).unwrap();
        // SAFETY: the type only compares values with Vulkan's counter, which stays 0 here.
        let shared = unsafe { SharedTimeline::from_parts(vulkan, half) }.unwrap();
        // SAFETY: the double takes any fd for a binary semaphore's.
        let fd =
            unsafe { BinaryFd::from_parts(world.double.timeline(0), world.semaphore_origin()) };
        let binary = ExternalBinarySemaphore::import(context, fd).unwrap();
        let memory = exported_buffer(&world, 64);
        let mut pixels = vec![0u8; 64 * 48 * 4];
        let mut value = 0;
        let mut points = Vec::with_capacity(20);

        let mut frame = |stream: &Stream| -> Result<(), Error> {
            value += 1;
            points.clear();
            points.extend(timelines.iter().map(|timeline| (&timeline.0, value)));
            external.signal(stream, value)?;
            external.wait(stream, value)?;
            ExternalTimeline::signal_all(stream, &points)?;
            ExternalTimeline::wait_all(stream, &points)?;
            let next = shared.signal_next(stream)?;
            shared.wait(stream, next)?;
            shared.wait_on_host(0, std::time::Duration::ZERO)?;
            shared.next_value();
            binary.signal(stream)?;
            binary.wait(stream)?;
            for index in 0..image.cuda().levels() {
                let level = image.level(index)?;
                assert!(level.bytes() > 0);
            }
            let level = image.level(0)?;
            level.copy_to_host(stream, &mut pixels)?;
            level.copy_from_host(stream, &pixels)?;
            level.copy_to_buffer(stream, buffer.cuda(), 0)?;
            let view = buffer.cuda().view::<u32>(0, 64)?;
            view.fill(stream, 1)?;
            view.copy_from(stream, &buffer.cuda().view(256, 64)?)?;
            surface.record_use(stream)?;
            image.cuda().record_use(stream)?;
            buffer.cuda().record_use(stream)?;
            let _ = image.release(0, ImageState::TRANSFER_SOURCE);
            let _ = image.acquire(0, ImageState::SAMPLED);
            drop(context.make_current()?);
            stream.is_idle()?;
            stream.synchronize()?;
            context.sweep()?;
            Ok(())
        };
        for stream in [&ours, &borrowed] {
            frame(stream).unwrap();
            frame(stream).unwrap();
            let count = allocations(|| {
                for _ in 0..50 {
                    frame(stream).unwrap();
                }
            });
            assert_eq!(count, 0, "{count} allocations in 50 frames");
        }

        // Validation that passes.
        let count = allocations(|| {
            rules::validate_import(memory.origin(), context.facts()).unwrap();
            context.facts().check_versions().unwrap();
            context.limits().check(image.cuda().layout()).unwrap();
            image.cuda().layout().check_memory(1 << 30, 1).unwrap();
            let layout = ArrayLayout::of(&description, true, 0).unwrap();
            layout.check_surface().unwrap();
        });
        assert_eq!(count, 0, "{count} allocations in validation");
    });
}
