//! Allocations of the driver's virtual memory management, which can be exported.

use std::os::fd::RawFd;

use cuda_interop_sys as sys;

use super::{Entered, RawAllocation};
use crate::error::Error;

impl Entered<'_> {
    pub(crate) fn allocation_granularity(
        &self,
        properties: &sys::CUmemAllocationProp,
    ) -> Result<usize, Error> {
        let mut granularity = 0;
        let option = sys::CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
        // SAFETY: `granularity` is a place for one size; the properties are fully initialised.
        let answer = unsafe {
            self.api
                .driver
                .cuMemGetAllocationGranularity(&raw mut granularity, properties, option)
        };
        self.api
            .check_driver("cuMemGetAllocationGranularity", answer)?;
        Ok(granularity)
    }

    pub(crate) fn create_allocation(
        &self,
        size: usize,
        properties: &sys::CUmemAllocationProp,
    ) -> Result<RawAllocation, Error> {
        let mut handle = 0;
        // SAFETY: `handle` is a place for one handle; the size is a multiple of the granularity; flags must be 0.
        let answer = unsafe {
            self.api
                .driver
                .cuMemCreate(&raw mut handle, size, properties, 0)
        };
        self.api.check_driver("cuMemCreate", answer)?;
        Ok(RawAllocation(handle))
    }

    pub(crate) fn release_allocation(&self, allocation: RawAllocation) -> Result<(), Error> {
        // SAFETY: the handle is given up by value; the memory lives on while it is mapped or exported.
        let answer = unsafe { self.api.driver.cuMemRelease(allocation.0) };
        self.api.check_driver("cuMemRelease", answer)
    }

    /// A new fd of the allocation, to be owned by the caller.
    pub(crate) fn export_allocation(&self, allocation: &RawAllocation) -> Result<RawFd, Error> {
        let mut fd: RawFd = -1;
        // SAFETY: for the POSIX type the driver writes one int; flags must be 0.
        let answer = unsafe {
            self.api.driver.cuMemExportToShareableHandle(
                (&raw mut fd).cast(),
                allocation.0,
                sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
                0,
            )
        };
        self.api
            .check_driver("cuMemExportToShareableHandle", answer)?;
        Ok(fd)
    }

    pub(crate) fn reserve_addresses(&self, size: usize) -> Result<sys::CUdeviceptr, Error> {
        let mut address = 0;
        // SAFETY: `address` is a place for one address; alignment 0 means the default, address 0 means anywhere.
        let answer = unsafe {
            self.api
                .driver
                .cuMemAddressReserve(&raw mut address, size, 0, 0, 0)
        };
        self.api.check_driver("cuMemAddressReserve", answer)?;
        Ok(address)
    }

    pub(crate) fn free_addresses(
        &self,
        address: sys::CUdeviceptr,
        size: usize,
    ) -> Result<(), Error> {
        // SAFETY: the range is one whole reservation with nothing mapped.
        let answer = unsafe { self.api.driver.cuMemAddressFree(address, size) };
        self.api.check_driver("cuMemAddressFree", answer)
    }

    pub(crate) fn map_allocation(
        &self,
        address: sys::CUdeviceptr,
        size: usize,
        allocation: &RawAllocation,
    ) -> Result<(), Error> {
        // SAFETY: the range is one reservation of this size, unmapped; offset and flags must be 0.
        let answer = unsafe { self.api.driver.cuMemMap(address, size, 0, allocation.0, 0) };
        self.api.check_driver("cuMemMap", answer)
    }

    pub(crate) fn unmap_allocation(
        &self,
        address: sys::CUdeviceptr,
        size: usize,
    ) -> Result<(), Error> {
        // SAFETY: the range is exactly what was mapped; recorded uses were seen to be done.
        let answer = unsafe { self.api.driver.cuMemUnmap(address, size) };
        self.api.check_driver("cuMemUnmap", answer)
    }

    pub(crate) fn set_access(
        &self,
        address: sys::CUdeviceptr,
        size: usize,
        access: &[sys::CUmemAccessDesc],
    ) -> Result<(), Error> {
        // SAFETY: the range is mapped; the array holds as many elements as said.
        let answer = unsafe {
            self.api
                .driver
                .cuMemSetAccess(address, size, access.as_ptr(), access.len())
        };
        self.api.check_driver("cuMemSetAccess", answer)
    }
}
