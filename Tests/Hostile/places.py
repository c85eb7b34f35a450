"""What `check` and `serve` read and write when a repository leads them somewhere else."""

import os
import resource
import signal
import stat
import subprocess
import tempfile
from pathlib import Path

SPEC = "component: stepper\nplatforms:\n  ios:\n    framework: uikit\n    role: buttn\n"
all = {}


def place(test):
    """Registers a test under the words of its function's name."""
    all[test.__name__.replace("_", " ")] = test
    return test


def ran(program: str, *arguments: str, folder: Path, **options) -> subprocess.CompletedProcess:
    return subprocess.run(
        [program, *arguments], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, timeout=10, **options
    )


def refused(answer: subprocess.CompletedProcess, words: bytes) -> None:
    """It says in one line of standard error why, and ends with 2."""
    assert answer.returncode == 2, answer
    lines = [line for line in answer.stderr.splitlines() if words in line]
    assert len(lines) == 1, answer.stderr


def leftovers(folder: Path) -> list[str]:
    return [name for name in os.listdir(folder) if name.endswith(".tmp")]


@place
def parents_behind_a_link(program, folder):
    (folder / "inner/deep").mkdir(parents=True)
    (folder / "link").symlink_to("inner/deep")
    (folder / "a.a11y.yaml").write_text(SPEC)
    (folder / "report.json").write_text("mine")
    ran(program, "check", "-o", "json=link/../report.json", "a.a11y.yaml", folder=folder)
    assert (folder / "report.json").read_text() == "mine"
    assert (folder / "inner/report.json").read_text().startswith("{")


@place
def specs_and_configurations_of_the_system(program, folder):
    for target in ("/proc/self/environ", "/dev/zero", "/proc/self/mem", "/dev/stdin"):
        link = folder / "a.a11y.yaml"
        link.symlink_to(target)
        refused(ran(program, "check", "a.a11y.yaml", folder=folder), b"a.a11y.yaml")
        link.unlink()
    (folder / "b.a11y.yaml").write_text(SPEC)
    (folder / ".a11y-spec.yaml").symlink_to("/proc/self/environ")
    refused(ran(program, "check", ".", folder=folder), b".a11y-spec.yaml")


@place
def guidelines_of_the_system(program, folder):
    (folder / "a.a11y.yaml").write_text(SPEC)
    for path, words in (("/proc", b"belongs to the system"), ("/", b"the folder holds more than")):
        (folder / ".a11y-spec.yaml").write_text(f"guidelines: [{path}]\n")
        answer = ran(program, "check", ".", folder=folder)
        assert words in answer.stdout + answer.stderr, answer


@place
def files_with_several_names(program, folder):
    spec, other = folder / "a.a11y.yaml", folder / "b.yaml"
    text = "component: stepper # a11y-spec: allow segment-named\n"
    spec.write_text(text)
    os.link(spec, other)
    refused(ran(program, "check", "--fix", "a.a11y.yaml", folder=folder), b"hard link")
    assert other.read_text() == spec.read_text() == text
    other.unlink()
    ran(program, "check", "--fix", "a.a11y.yaml", folder=folder)
    assert "allow" not in spec.read_text()


@place
def the_mode_of_a_report(program, folder):
    (folder / "a.a11y.yaml").write_text(SPEC)
    (folder / "report.json").write_text("old")
    (folder / "report.json").chmod(0o640)
    ran(program, "check", "-o", "json=report.json", "a.a11y.yaml", folder=folder)
    assert stat.S_IMODE((folder / "report.json").stat().st_mode) == 0o640
    assert (folder / "report.json").read_text() != "old"


@place
def a_full_disk(program, folder):
    (folder / "a.a11y.yaml").write_text(SPEC)
    (folder / "report.json").write_text("old")

    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    answer = ran(program, "check", "-o", "json=report.json", "a.a11y.yaml", folder=folder, preexec_fn=limit)
    refused(answer, b"report.json")
    assert (folder / "report.json").read_text() == "old"
    assert leftovers(folder) == []


@place
def an_end_at_any_time(program, folder):
    (folder / "a.a11y.yaml").write_text("".join(f"---\n{SPEC}" for _ in range(4000)))
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        for delay in range(12):
            process = subprocess.Popen(
                [program, "check", "-o", "json=report.json", "a.a11y.yaml"], cwd=folder,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )
            try:
                process.wait(delay * 0.1)
            except subprocess.TimeoutExpired:
                process.send_signal(number)
                process.wait(10)
            assert leftovers(folder) == []


@place
def logs_into_what_is_no_file(program, folder):
    os.mkfifo(folder / "pipe")
    for path in ("pipe", "/dev/null", "."):
        refused(ran(program, "serve", "--log", path, folder=folder), b"--log")


def run(program: str) -> int:
    """Runs all tests, and returns how many failed."""
    failed = 0
    for name, test in all.items():
        with tempfile.TemporaryDirectory() as temporary:
            try:
                test(program, Path(temporary).resolve())
                mark = ""
            except (AssertionError, OSError, subprocess.TimeoutExpired) as error:
                failed += 1
                mark = f"FAILED {error}"
        print(f"{name:38} {mark}", flush=True)
    return failed
