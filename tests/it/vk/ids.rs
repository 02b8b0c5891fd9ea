//! The rules that the library knows, held against Vulkan's own list of valid-usage ids.

use std::collections::BTreeSet;

use vk_fd_import::Vuid;

/// Every id in `validusage.json`.
fn listed() -> BTreeSet<String> {
    let path = interop_tests::validusage();
    let text = std::fs::read_to_string(&path).expect("validusage.json can be read");
    text.split('"')
        .filter(|word| word.starts_with("VUID-"))
        .map(str::to_owned)
        .collect()
}

/// The number of the text's patch: 309 of 1.4.309.
fn patch(version: &str) -> Option<(u32, u32)> {
    let mut parts = version.split('.').skip(1);
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

/// The version of `validusage.json`, as minor and patch.
fn list_version() -> (u32, u32) {
    let text = std::fs::read_to_string(interop_tests::validusage()).expect("it can be read");
    let version = text
        .split("\"api version\"")
        .nth(1)
        .and_then(|rest| rest.split('"').nth(1));
    patch(version.expect("a version")).expect("a version of three numbers")
}

#[test]
fn ids_are_those_of_vulkans_list() {
    let (listed, version) = (listed(), list_version());
    assert!(listed.len() > 10_000);
    let mut found = 0;
    for vuid in Vuid::ALL {
        let known = listed.contains(vuid.id())
            || vuid
                .former_ids()
                .iter()
                .any(|former| listed.contains(*former));
        // Ids that came later, or in a range that ends later, need not be there.
        let last = vuid.since().rsplit("..").next().unwrap_or_default();
        let newer = patch(last.trim_start_matches("<=")).is_some_and(|since| since > version);
        assert!(
            known || newer,
            "{vuid} (since {}) is not in the list of {version:?}",
            vuid.since()
        );
        found += usize::from(known);
    }
    assert!(found > 130, "{found}");
}

#[test]
fn no_rule_of_our_structs_is_forgotten() {
    // Every id of the structs and calls that are wholly in scope is in the table.
    let whole = [
        "VkImportMemoryFdInfoKHR",
        "VkMemoryGetFdInfoKHR",
        "vkGetMemoryFdKHR",
        "vkGetMemoryFdPropertiesKHR",
        "VkMemoryFdPropertiesKHR",
        "VkImportSemaphoreFdInfoKHR",
        "VkSemaphoreGetFdInfoKHR",
        "vkImportSemaphoreFdKHR",
        "vkGetSemaphoreFdKHR",
        "VkExportMemoryAllocateInfo",
        "VkMemoryAllocateFlagsInfo",
        "VkMemoryDedicatedAllocateInfo",
        "VkExportSemaphoreCreateInfo",
        "VkSemaphoreTypeCreateInfo",
    ];
    // About imports of Windows handles (018…) and of Zircon handles (047…), which are no file descriptors.
    let elsewhere = ["image-01876", "buffer-01877", "image-04751", "buffer-04752"];
    let mut seen = 0;
    for id in listed() {
        let parent = id.split('-').nth(1).unwrap_or_default();
        if whole.contains(&parent) && !elsewhere.iter().any(|end| id.ends_with(end)) {
            assert!(Vuid::find(&id).is_some(), "{id} is in no row");
            seen += 1;
        }
    }
    assert!(seen > 60, "{seen}");
}
