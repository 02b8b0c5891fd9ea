//! The example `share_image` as a program: what it prints, leaves and answers, in good runs and bad ones.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

use interop_tests::{SoftwareDriver, example, repository};

fn program() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| example("share_image"))
}

/// An empty folder, removed when dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder =
            std::env::temp_dir().join(format!("share_image-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        Self(folder)
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the test's folder");
        let mut names: Vec<_> = entries
            .flatten()
            .map(|entry| entry.file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn command(driver: SoftwareDriver, folder: &Folder, arguments: &[&str]) -> Command {
    let mut command = Command::new(program());
    driver.select(&mut command);
    command.args(arguments).current_dir(&folder.0);
    command
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The one line that a failed run says, after exit code 1 and with nothing left behind.
#[track_caller]
fn complaint(output: &Output, folder: &Folder) -> String {
    let stderr = text(&output.stderr);
    assert_eq!(
        output.status.code(),
        Some(1),
        "{}\n{stderr}",
        text(&output.stdout)
    );
    // Mesa warns that it is not for serious use.
    let lines: Vec<_> = stderr
        .lines()
        .filter(|line| !line.starts_with("WARNING: ") && !line.is_empty())
        .collect();
    let [line] = lines[..] else {
        panic!("not one line:\n{stderr}");
    };
    assert_eq!(folder.names(), Vec::<String>::new(), "{line}");
    let said = line.strip_prefix("share_image: ");
    said.unwrap_or_else(|| panic!("not the program's: {line}"))
        .to_owned()
}

/// Runs with the double and returns the complaint.
#[track_caller]
fn refused(name: &str, arguments: &[&str]) -> String {
    let folder = Folder::new(name);
    let driver = SoftwareDriver::Lavapipe;
    let output = command(driver, &folder, arguments).output().unwrap();
    complaint(&output, &folder)
}

/// Width and height of a PNG file, from its header.
fn png_size(path: &Path) -> (u32, u32) {
    let bytes = fs::read(path).expect("the picture");
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    assert_eq!(&bytes[12..16], b"IHDR");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    assert!(bytes.ends_with(b"IEND\xaeB`\x82"), "the file is whole");
    (number(16), number(20))
}

/// The size of the picture: level 0, the other levels beside it.
fn picture_size(width: u32, height: u32) -> (u32, u32) {
    let levels = width.max(height).ilog2() + 1;
    let at = |size: u32, level: u32| (size >> level).max(1);
    let side = if levels > 1 { at(width, 1) + 8 } else { 0 };
    let stacked: u32 = (1..levels).map(|level| at(height, level) + 8).sum();
    (width + side, height.max(stacked))
}

#[test]
fn every_size_is_drawn_on_every_driver() {
    for driver in SoftwareDriver::SHARING {
        for (width, height) in [(1, 1), (2, 1), (333, 77), (64, 64), (7, 1000)] {
            let folder = Folder::new(&format!("size-{driver}-{width}x{height}"));
            let size = format!("{width}x{height}");
            let arguments = ["--double", "--size", &size, "--output", "out.png"];
            let output = command(driver, &folder, &arguments).output().unwrap();
            let (stdout, stderr) = (text(&output.stdout), text(&output.stderr));
            assert!(output.status.success(), "{driver} {size}: {stdout}{stderr}");
            assert!(
                stdout.contains("CUDA test double: no GPU was used"),
                "{stdout}"
            );
            let verdict = stdout.trim_end().lines().next_back().unwrap();
            assert!(
                verdict.contains("every byte is exact") && verdict.contains("no GPU was used"),
                "{verdict}"
            );
            assert!(stdout.contains(", 0 wrong"), "{stdout}");
            assert_eq!(folder.names(), ["out.png"], "{driver} {size}");
            let found = png_size(&folder.0.join("out.png"));
            assert_eq!(found, picture_size(width, height), "{driver} {size}");
        }
    }
}

#[test]
fn without_options_the_picture_is_share_image_png() {
    let folder = Folder::new("plain");
    let output = command(SoftwareDriver::Lavapipe, &folder, &["--double"])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(folder.names(), ["share_image.png"]);
    let found = png_size(&folder.0.join("share_image.png"));
    assert_eq!(found, picture_size(1024, 768));
    let stdout = text(&output.stdout);
    for step in [
        "step",
        "device that both see",
        "compare with the reference",
        "write the picture",
    ] {
        assert!(stdout.contains(step), "{step}: {stdout}");
    }
}

#[test]
fn help_is_printed_and_nothing_done() {
    for option in ["--help", "-h"] {
        let folder = Folder::new("help");
        let output = command(SoftwareDriver::Lavapipe, &folder, &[option])
            .output()
            .unwrap();
        assert!(output.status.success());
        let stdout = text(&output.stdout);
        for option in [
            "--size", "--output", "--device", "--real", "--double", "--help",
        ] {
            assert!(stdout.contains(option), "{option}: {stdout}");
        }
        assert_eq!(text(&output.stderr), "");
        assert_eq!(folder.names(), Vec::<String>::new());
    }
}

#[test]
fn a_bad_size_is_named() {
    for size in ["0x0", "0x5", "5x0"] {
        let said = refused("zero", &["--double", "--size", size]);
        assert!(
            said.contains(size) && said.contains("at least 1x1"),
            "{said}"
        );
    }
    for size in ["5", "x", "axb", "-1x5", "1x1x1", "4294967296x1", ""] {
        let said = refused("nonsense", &["--double", "--size", size]);
        assert!(said.contains("1024x768"), "{size}: {said}");
    }
    for size in ["1000000x1", "4294967295x4294967295", "1x99999"] {
        let said = refused("large", &["--double", "--size", size]);
        let sides = size.split('x').next().unwrap();
        assert!(said.contains(sides), "{size}: {said}");
        assert!(
            said.contains("--size") || said.contains("at most"),
            "{said}"
        );
    }
}

#[test]
fn bad_options_are_named() {
    for (arguments, word) in [
        (&["--frobnicate"][..], "--frobnicate"),
        (&["picture.png"], "picture.png"),
        (&["--size"], "--size"),
        (&["--output"], "--output"),
        (&["--device"], "--device"),
        (&["--double", "--device", "first"], "first"),
        (&["--real", "--double"], "--double"),
        (&["--double", "--device", "9"], "--device 9"),
    ] {
        let said = refused("options", arguments);
        assert!(said.contains(word), "{arguments:?}: {said}");
    }
}

#[test]
fn an_output_that_cannot_be_written_ends_the_program_first() {
    for output in ["/nonexistent/folder/x.png", ".", "/", "", "/proc/x.png"] {
        let said = refused("unwritable", &["--double", "--output", output]);
        assert!(
            said.contains("cannot write") && said.contains("--output"),
            "{output}: {said}"
        );
    }
}

#[test]
fn a_link_or_a_device_is_never_replaced_by_the_picture() {
    let home = Folder::new("special");
    let file = home.0.join("file");
    let link = home.0.join("link");
    fs::write(&file, "kept").unwrap();
    std::os::unix::fs::symlink(&file, &link).unwrap();
    let socket = home.0.join("socket");
    let _bound = std::os::unix::net::UnixListener::bind(&socket).unwrap();
    for output in [&link, &socket] {
        let said = refused("special-out", &["--output", output.to_str().unwrap()]);
        assert!(
            said.contains("no ordinary file") && said.contains("--output"),
            "{said}"
        );
    }
    assert_eq!(home.names(), ["file", "link", "socket"]);
    assert_eq!(fs::read_to_string(&link).unwrap(), "kept");
}

#[test]
fn the_real_runtime_that_is_not_there_is_an_error_and_never_the_double() {
    let folder = Folder::new("real");
    let output = command(SoftwareDriver::Lavapipe, &folder, &["--real"])
        .env("CUDA_INTEROP_CUDART", "/nonexistent/libcudart.so")
        .output()
        .unwrap();
    let said = complaint(&output, &folder);
    assert!(said.contains("/nonexistent/libcudart.so"), "{said}");
    assert!(!text(&output.stdout).contains("double"));
    if !Path::new("/dev/nvidiactl").exists() {
        let said = refused("real-plain", &["--real"]);
        assert!(said.contains("CUDA"), "{said}");
    }
}

#[test]
fn no_vulkan_driver_and_no_loader_are_said() {
    let folder = Folder::new("no-driver");
    let output = command(SoftwareDriver::Lavapipe, &folder, &["--double"])
        .env("VK_DRIVER_FILES", "/nonexistent/icd.json")
        .env("VK_ICD_FILENAMES", "/nonexistent/icd.json")
        .output()
        .unwrap();
    let said = complaint(&output, &folder);
    assert!(
        said.contains("Vulkan") && said.contains("setup.sh"),
        "{said}"
    );

    // A loader that cannot be loaded hides the installed one.
    let broken = Folder::new("broken-loader");
    for name in ["libvulkan.so.1", "libvulkan.so"] {
        fs::write(broken.0.join(name), "not a library").unwrap();
    }
    let folder = Folder::new("no-loader");
    let output = command(SoftwareDriver::Lavapipe, &folder, &["--double"])
        .env("LD_LIBRARY_PATH", &broken.0)
        .output()
        .unwrap();
    let said = complaint(&output, &folder);
    assert!(
        said.contains("loader") && said.contains("setup.sh"),
        "{said}"
    );
}

#[test]
fn a_full_or_closed_standard_output_is_an_error_and_no_panic() {
    let folder = Folder::new("full");
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let output = command(SoftwareDriver::Lavapipe, &folder, &["--double"])
        .stdout(full)
        .output()
        .unwrap();
    assert!(complaint(&output, &folder).contains("space"));
}

#[test]
fn devices_that_do_not_match_are_listed_on_both_sides() {
    let folder = Folder::new("no-match");
    let output = command(SoftwareDriver::Lavapipe, &folder, &["--double"])
        .env(
            "CUDA_INTEROP_DOUBLE_DEVICES",
            "abababababababababababababababab=another",
        )
        .output()
        .unwrap();
    let said = complaint(&output, &folder);
    assert!(
        said.contains("abababab-abab-abab-abab-abababababab another") || said.contains("another"),
        "{said}"
    );
    assert!(said.contains("llvmpipe"), "{said}");
}

#[test]
fn a_driver_that_shares_nothing_is_an_error() {
    let folder = Folder::new("mock");
    let output = command(
        SoftwareDriver::Mock,
        &folder,
        &["--double", "--size", "8x8"],
    )
    .output()
    .unwrap();
    let said = complaint(&output, &folder);
    assert!(
        said.contains("lavapipe") && said.contains("tests/setup.sh"),
        "{said}"
    );
}

#[test]
fn without_the_double_beside_it_the_program_says_how_to_build_it() {
    let home = Folder::new("alone");
    let copy = home.0.join("share_image");
    fs::copy(program(), &copy).unwrap();
    let folder = Folder::new("alone-out");
    let mut command = Command::new(&copy);
    SoftwareDriver::Lavapipe.select(&mut command);
    command.arg("--double").current_dir(&folder.0);
    let said = complaint(&command.output().unwrap(), &folder);
    assert!(said.contains("cargo build --example share_image"), "{said}");
}

/// The function of that name, from its line to the brace that closes it, without comments that begin a line.
fn function<'text>(source: &'text str, start: &str) -> Vec<&'text str> {
    let lines = source.lines().skip_while(|line| !line.starts_with(start));
    let mut taken: Vec<_> = lines.take_while(|line| *line != "}").collect();
    assert!(!taken.is_empty(), "no {start}");
    taken.push("}");
    taken
}

#[test]
fn the_readmes_code_is_the_examples() {
    let readme = fs::read_to_string(repository().join("README.md")).unwrap();
    let example = repository().join("cuda-interop/examples/share_image/share.rs");
    let example = fs::read_to_string(example).unwrap();
    let block = readme
        .split("```rust\n")
        .nth(1)
        .and_then(|rest| rest.split("\n```").next())
        .expect("a block of Rust in README.md");
    let functions: Vec<_> = block
        .lines()
        .filter(|line| line.contains("fn ") && !line.starts_with([' ', '/']))
        .collect();
    assert!(functions.len() >= 2, "{functions:?}");
    let code = block.lines().filter(|line| !line.trim().is_empty()).count();
    assert!(code < 60, "{code} lines");
    for start in functions {
        assert_eq!(function(block, start), function(&example, start), "{start}");
    }
}

#[test]
fn a_device_without_the_fd_extension_is_refused() {
    // A layer of ours hides all device extensions: no driver at hand lacks them.
    let home = Folder::new("layer");
    let library = home.0.join("liblayer.so");
    let source = repository().join("tests/it/layers/no_device_extensions.c");
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-o"]);
    let built = compiler.arg(&library).arg(source).output().expect("cc");
    assert!(built.status.success(), "{}", text(&built.stderr));
    let manifest = format!(
        r#"{{"file_format_version": "1.1.2", "layer": {{"name": "VK_LAYER_TEST_no_device_extensions", "type": "GLOBAL",
            "library_path": "{}", "api_version": "1.3.0", "implementation_version": "1", "description": "a test"}}}}"#,
        library.display()
    );
    fs::write(home.0.join("layer.json"), manifest).unwrap();
    let folder = Folder::new("no-extension");
    let output = command(SoftwareDriver::Lavapipe, &folder, &["--double"])
        .env("VK_LAYER_PATH", &home.0)
        .env("VK_INSTANCE_LAYERS", "VK_LAYER_TEST_no_device_extensions")
        .output()
        .unwrap();
    let said = complaint(&output, &folder);
    assert!(
        said.contains("VK_KHR_external_memory_fd") && said.contains("--device"),
        "{said}"
    );
}
