//! Kernels given as PTX text, launched through the driver API.

use std::ffi::{CString, c_void};
use std::ptr::null_mut;

use cuda_interop::{Context, Stream};
use cuda_interop_sys::{CUfunction, CUmodule, CUresult, MissingSymbol};

/// Threads of a block.
const BLOCK: u32 = 128;

/// A parameter of a kernel.
#[derive(Clone, Copy, Debug)]
pub enum Argument {
    U32(u32),
    U64(u64),
}

/// The kernels of one PTX text.
#[derive(Debug)]
pub struct Kernels {
    context: Context,
    module: CUmodule,
}

#[track_caller]
fn done(call: &str, status: Result<CUresult, MissingSymbol>) {
    let status = status.expect("the driver has the function");
    assert_eq!(status, CUresult::CUDA_SUCCESS, "{call}");
}

impl Kernels {
    /// # Panics
    ///
    /// If the driver does not take the text.
    pub fn load(context: &Context, ptx: &str) -> Self {
        let text = CString::new(ptx).expect("a text without NUL");
        let _current = context.make_current().expect("the context");
        let mut module = null_mut();
        // SAFETY: the text is NUL-terminated PTX; `module` is a place for one handle.
        let loaded = unsafe {
            context
                .cuda()
                .driver()
                .cuModuleLoadData(&raw mut module, text.as_ptr().cast())
        };
        done("cuModuleLoadData", loaded);
        Self {
            context: context.clone(),
            module,
        }
    }

    /// Enqueues a kernel with at least `threads` threads in one dimension.
    ///
    /// # Panics
    ///
    /// If there is no such kernel, or it cannot be launched.
    pub fn launch(&self, name: &str, stream: &Stream, threads: u32, arguments: &[Argument]) {
        let driver = self.context.cuda().driver();
        let _current = self.context.make_current().expect("the context");
        let mut function: CUfunction = null_mut();
        let symbol = CString::new(name).expect("a kernel's name");
        // SAFETY: the module is loaded; the name is NUL-terminated.
        let found =
            unsafe { driver.cuModuleGetFunction(&raw mut function, self.module, symbol.as_ptr()) };
        done(name, found);
        // A 32-bit value in the low half of a word starts where the word starts.
        let mut values: Vec<u64> = arguments
            .iter()
            .map(|argument| match *argument {
                Argument::U32(value) => u64::from(value),
                Argument::U64(value) => value,
            })
            .collect();
        let mut parameters: Vec<*mut c_void> = values
            .iter_mut()
            .map(|value| std::ptr::from_mut(value).cast())
            .collect();
        // SAFETY: the test passes what the kernel takes, and keeps what it uses until the stream is done.
        let launched = unsafe {
            driver.cuLaunchKernel(
                function,
                threads.div_ceil(BLOCK),
                1,
                1,
                BLOCK,
                1,
                1,
                0,
                stream.raw().cast(),
                parameters.as_mut_ptr(),
                null_mut(),
            )
        };
        done(name, launched);
    }
}

impl Drop for Kernels {
    fn drop(&mut self) {
        if let Ok(_current) = self.context.make_current() {
            // SAFETY: loaded by this value; the test has waited for its launches.
            let _ = unsafe { self.context.cuda().driver().cuModuleUnload(self.module) };
        }
    }
}
