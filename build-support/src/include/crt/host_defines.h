/* Stands in for the header of this name, which some CUDA packages leave out. It defines, for a plain C compiler, the
 * markers that the runtime API's headers put on their declarations. Most of them mean something to nvcc alone. */
#ifndef CUDA_INTEROP_HOST_DEFINES_H
#define CUDA_INTEROP_HOST_DEFINES_H

#define CUDARTAPI
#define CUDARTAPI_CDECL

#define __host__
#define __device__
#define __global__
#define __shared__
#define __constant__
#define __managed__
#define __no_return__ __attribute__((noreturn))
#define __noinline__ __attribute__((noinline))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __align__(n)
#define __thread__ __thread
#define __import__
#define __export__
#define __cdecl
#define __annotate__(a)
#define __location__(a)
#define __specialization_static static
#define __device_builtin__
#define __device_builtin_texture_type__
#define __device_builtin_surface_type__
#define __cudart_builtin__

#endif
