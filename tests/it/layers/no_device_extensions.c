// A Vulkan layer under which no device offers any extension: for what programs say then. Self-contained, so that no Vulkan headers are needed.

#include <stdint.h>
#include <string.h>

typedef void (*Function)(void);
typedef Function (*GetProcAddr)(void *instance, const char *name);
typedef int32_t (*CreateInstance)(const void *info, const void *allocator, void **instance);

typedef struct Link {
    struct Link *next;
    GetProcAddr next_get_instance_proc_addr;
    GetProcAddr next_get_physical_device_proc_addr;
} Link;

// The loader's part of the chain of vkCreateInstance: structure type 47, function 0.
typedef struct LoaderInfo {
    int32_t type;
    const struct LoaderInfo *next;
    int32_t function;
    Link *link;
} LoaderInfo;

typedef struct {
    int32_t type;
    const LoaderInfo *next;
} InstanceInfo;

typedef struct {
    int32_t type;
    void *next;
    uint32_t version;
    GetProcAddr get_instance_proc_addr;
    GetProcAddr get_device_proc_addr;
    GetProcAddr get_physical_device_proc_addr;
} Negotiation;

static GetProcAddr next_proc_addr;

static int32_t create_instance(const InstanceInfo *info, const void *allocator, void **instance) {
    const LoaderInfo *chain = info->next;
    while (chain && !(chain->type == 47 && chain->function == 0)) {
        chain = chain->next;
    }
    if (!chain) {
        return -3;
    }
    next_proc_addr = chain->link->next_get_instance_proc_addr;
    ((LoaderInfo *)chain)->link = chain->link->next;
    CreateInstance create = (CreateInstance)next_proc_addr(0, "vkCreateInstance");
    return create ? create(info, allocator, instance) : -3;
}

static int32_t no_extensions(void *device, const char *layer, uint32_t *count, void *properties) {
    (void)device, (void)layer, (void)properties;
    *count = 0;
    return 0;
}

static Function get_instance_proc_addr(void *instance, const char *name) {
    if (!strcmp(name, "vkCreateInstance")) {
        return (Function)create_instance;
    }
    if (!strcmp(name, "vkEnumerateDeviceExtensionProperties")) {
        return (Function)no_extensions;
    }
    if (!strcmp(name, "vkGetInstanceProcAddr")) {
        return (Function)get_instance_proc_addr;
    }
    return next_proc_addr ? next_proc_addr(instance, name) : 0;
}

int32_t vkNegotiateLoaderLayerInterfaceVersion(Negotiation *negotiation) {
    negotiation->version = 2;
    negotiation->get_instance_proc_addr = get_instance_proc_addr;
    negotiation->get_device_proc_addr = 0;
    negotiation->get_physical_device_proc_addr = 0;
    return 0;
}
