/* What the bindings are made from: the two C interfaces of CUDA, as installed. */
#include <cuda_runtime_api.h>
#include <cuda.h>

/* From 13.0 on cuda.h shows only a later form of context creation, which drivers before 12.5 lack. Every driver has
 * this one. */
CUresult cuCtxCreate_v2(CUcontext *pctx, unsigned int flags, CUdevice dev);
