//! Launching the kernel that paints a level: the driver API through cuda-interop-sys.

use std::ffi::{CString, c_void};
use std::ptr;

use cuda_interop::{Context, Level, Stream};
use cuda_interop_sys::{CUfunction, CUmodule, CUresult, MissingSymbol};

use crate::Result;
use crate::picture;

/// Threads of a block in each direction.
const BLOCK: u32 = 16;

pub struct Painter {
    context: Context,
    module: CUmodule,
    function: CUfunction,
}

fn check(call: &str, answer: Result<CUresult, MissingSymbol>) -> Result<()> {
    match answer? {
        CUresult::CUDA_SUCCESS => Ok(()),
        code => Err(format!("{call} answered {}", code.0).into()),
    }
}

impl Painter {
    pub fn new(context: &Context) -> Result<Self> {
        let driver = context.cuda().driver();
        let text = CString::new(picture::KERNEL)?;
        let _current = context.make_current()?;
        let (mut module, mut function) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: the text is NUL-terminated PTX; `module` is a place for one handle.
        let loaded = unsafe { driver.cuModuleLoadData(&raw mut module, text.as_ptr().cast()) };
        check("cuModuleLoadData", loaded)?;
        // SAFETY: the module was loaded just now; the name is NUL-terminated.
        let found =
            unsafe { driver.cuModuleGetFunction(&raw mut function, module, c"paint".as_ptr()) };
        check("cuModuleGetFunction", found)?;
        Ok(Self {
            context: context.clone(),
            module,
            function,
        })
    }

    /// Enqueues the painting of one level.
    pub fn paint(&self, stream: &Stream, level: Level<'_>) -> Result<()> {
        let surface = level.surface()?;
        let (mut object, mut width, mut height, mut index) =
            (surface.raw(), level.width(), level.height(), level.index());
        let mut parameters = [
            (&raw mut object).cast::<c_void>(),
            (&raw mut width).cast(),
            (&raw mut height).cast(),
            (&raw mut index).cast(),
        ];
        let _current = self.context.make_current()?;
        // SAFETY: the kernel takes these four parameters and writes only texels inside the level; surface and image are kept until the stream is
        // done, by the use that is recorded below.
        let launched = unsafe {
            self.context.cuda().driver().cuLaunchKernel(
                self.function,
                width.div_ceil(BLOCK),
                height.div_ceil(BLOCK),
                1,
                BLOCK,
                BLOCK,
                1,
                0,
                stream.raw().cast(),
                parameters.as_mut_ptr(),
                ptr::null_mut(),
            )
        };
        check("cuLaunchKernel", launched)?;
        Ok(surface.record_use(stream)?)
    }
}

impl Drop for Painter {
    fn drop(&mut self) {
        if let Ok(_current) = self.context.make_current() {
            // SAFETY: loaded by this value, and its launches were waited for.
            let _ = unsafe { self.context.cuda().driver().cuModuleUnload(self.module) };
        }
    }
}
