//! The example `two_processes` as a program.

use std::process::Command;

use interop_tests::{SoftwareDriver, example};

#[test]
fn what_one_process_renders_another_reads() {
    let program = example("two_processes");
    for driver in SoftwareDriver::SHARING {
        let folder =
            std::env::temp_dir().join(format!("two-processes-{}-{driver}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        let mut command = Command::new(&program);
        command.current_dir(&folder);
        driver.select(&mut command);
        let output = command.output().expect("the example runs");
        let said = format!(
            "{}{}",
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        );
        assert!(output.status.success(), "on {driver}: {said}");
        let picture = std::fs::read(folder.join("two_processes.ppm")).expect("the picture");
        assert!(picture.starts_with(b"P6"), "on {driver}");
        assert_eq!(
            picture.len(),
            512 * 384 * 3 + "P6\n512 384\n255\n".len(),
            "on {driver}"
        );
        let texels = &picture[picture.len() - 512 * 384 * 3..];
        assert!(
            texels.iter().any(|byte| *byte != texels[0]),
            "on {driver}: one flat colour"
        );
        std::fs::remove_dir_all(&folder).expect("the folder goes");
    }
}
