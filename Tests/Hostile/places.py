"""What `check` and `serve` read and write when a repository leads them somewhere else."""

import os
import resource
import shutil
import signal
import stat
import subprocess
import tempfile
from pathlib import Path

import yardstick

# A run that hangs is ended; what a run may take is measured elsewhere, by processor time.
PATIENCE = 60
SPEC = "component: stepper\nplatforms:\n  ios:\n    framework: uikit\n    role: buttn\n"
all = {}


def place(test):
    """Registers a test under the words of its function's name."""
    all[test.__name__.replace("_", " ")] = test
    return test


def ran(program: str, *arguments: str, folder: Path, **options) -> subprocess.CompletedProcess:
    return subprocess.run(
        [program, *arguments], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, **options
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
                process.wait(PATIENCE)
            assert leftovers(folder) == []


@place
def logs_into_what_is_no_file(program, folder):
    os.mkfifo(folder / "pipe")
    for path in ("pipe", "/dev/null", "."):
        refused(ran(program, "serve", "--log", path, folder=folder), b"--log")


@place
def links_out_of_the_searched_folder(program, folder):
    victim, inside = folder / "victim.yaml", folder / "in"
    victim.write_text("component:  stepper\nsecret: hunter2 # a11y-spec: allow segment-named\n")
    (inside / ".git").mkdir(parents=True)
    (inside / ".git/config").write_text("component:  secret-of-git\n")
    (inside / "a.a11y.yaml").write_text(SPEC)
    (inside / "deep").mkdir()
    (inside / "deep/stays.a11y.yaml").symlink_to("../a.a11y.yaml")
    targets = {
        "absolute": victim, "deep/relative": "../../victim.yaml", "chain": "absolute.a11y.yaml", "git": ".git/config",
    }
    for name, target in targets.items():
        (inside / f"{name}.a11y.yaml").symlink_to(target)
    before = victim.read_bytes()
    for command in (["check"], ["check", "--fix"], ["format"], ["format", "--check"], ["check", "**/*.a11y.yaml"]):
        answer = ran(program, *command, folder=inside)
        assert answer.returncode < 2, answer
        assert b"secret" not in answer.stdout + answer.stderr, answer
        for name in targets:
            assert sum(name.encode() in line for line in answer.stderr.splitlines()) == 1, answer.stderr
        assert victim.read_bytes() == before
    forced = ran(program, "check", "--force-exclude", "absolute.a11y.yaml", folder=inside)
    assert b"secret" not in forced.stdout and b"leads out" in forced.stderr, forced
    named = ran(program, "check", "absolute.a11y.yaml", folder=inside)
    assert b"secret" in named.stdout, named


@place
def folders_that_are_links(program, folder):
    victim, inside = folder / "victim", folder / "in"
    victim.mkdir()
    (victim / "a.a11y.yaml").write_text("component:  stepper\nsecret: hunter2\n")
    (inside / "stays").mkdir(parents=True)
    (inside / "stays/a.a11y.yaml").write_text(SPEC)
    (inside / "d").symlink_to(victim)
    (inside / "e").symlink_to("stays")
    before = (victim / "a.a11y.yaml").read_bytes()
    for command in (["check"], ["check", "--fix"], ["format"]):
        refused(ran(program, *command, "d/*.a11y.yaml", folder=inside), b"leads out")
        for path in ("d", "d/a.a11y.yaml"):
            forced = ran(program, *command, "--force-exclude", path, folder=inside)
            assert forced.returncode == 0 and forced.stderr.count(b"leads out") == 1, forced
            assert b"secret" not in forced.stdout, forced
    assert (victim / "a.a11y.yaml").read_bytes() == before
    assert b"secret" in ran(program, "check", "d", folder=inside).stdout
    for paths in (["e/*.a11y.yaml"], ["--force-exclude", "e"]):
        assert b"buttn" in ran(program, "check", *paths, folder=inside).stdout


@place
def what_a_configuration_names_behind_links(program, folder):
    victim, inside = folder / "victim", folder / "in"
    victim.mkdir()
    (victim / "dial.md").write_text("# Dial\n\n## iOS\n\n### Role\n\n- hunter2\n")
    (victim / "known.json").write_text("{}")
    (inside / ".git").mkdir(parents=True)
    (inside / "a.a11y.yaml").write_text("component: dial\n")
    (inside / "d").symlink_to(victim)
    (inside / "dial.md").symlink_to(victim / "dial.md")
    (inside / "known.json").symlink_to(victim / "known.json")
    for path in ("guidelines: [d]", "guidelines: d/dial.md", "guidelines: dial.md", "baseline: d/known.json", "baseline: known.json"):
        (inside / ".a11y-spec.yaml").write_text(path + "\n")
        answer = ran(program, "check", ".", folder=inside)
        assert answer.returncode == 1 and answer.stdout.count(b"leads out") == 1, answer
        assert b"unknown-component" in answer.stdout, answer
        assert b"hunter2" not in answer.stdout + ran(program, "explain", "dial", folder=inside).stdout
    # What says that it is elsewhere is followed.
    (inside / ".a11y-spec.yaml").write_text("guidelines: [../victim]\n")
    assert b"unknown-component" not in ran(program, "check", ".", folder=inside).stdout


@place
def configurations_that_are_links(program, folder):
    (folder / "victim").write_text("secret: hunter2\n")
    inside = folder / "in"
    (inside / "sub").mkdir(parents=True)
    (inside / "sub/a.a11y.yaml").write_text("# nothing\n")
    (inside / ".git").mkdir()
    for name in (".a11y-spec.yaml", ".a11y-spec.yml", ".gitignore", ".a11y-spec-ignore"):
        for place in (inside, inside / "sub"):
            link = place / name
            link.symlink_to(folder / "victim")
            answer = ran(program, "check", ".", folder=inside)
            assert b"secret" not in answer.stdout + answer.stderr, answer
            assert answer.stderr.count(b"leads out") == 1 and name.encode() in answer.stderr, answer
            link.unlink()
    (inside / "shared.yaml").write_text("exclude: [a.a11y.yaml]\n")
    (inside / "sub/.a11y-spec.yaml").symlink_to("../shared.yaml")
    assert b"holds no specs" in ran(program, "check", ".", folder=inside).stderr


@place
def reports_through_links(program, folder):
    victim, inside = folder / "victim", folder / "in"
    victim.mkdir()
    (victim / "file").write_text("mine")
    (inside / ".git").mkdir(parents=True)
    (inside / "a.a11y.yaml").write_text(SPEC)
    (inside / "report").symlink_to(victim / "file")
    (inside / "new").symlink_to(victim / "none")
    (inside / "folder").symlink_to(victim)
    for path in ("report", "new", "folder/file", "folder/more/file"):
        for options in (["-o", f"json={path}"], ["--write-baseline", path]):
            refused(ran(program, "check", *options, "a.a11y.yaml", folder=inside), b"is a link of the repository")
        refused(ran(program, "serve", "--log", path, folder=inside), b"--log")
    assert (victim / "file").read_text() == "mine"
    assert os.listdir(victim) == ["file"]


@place
def ignore_files_that_cannot_be_read(program, folder):
    (folder / ".git").mkdir()
    (folder / "a.a11y.yaml").write_text("# nothing\n")
    for content in (None, b"a\0b", b"a\n" * 200_000, "a\n".encode("utf-16"), "中".encode("utf-16")):
        path = folder / ".gitignore"
        path.mkdir() if content is None else path.write_bytes(content)
        answer = ran(program, "check", ".", folder=folder)
        assert answer.returncode == 0, answer
        assert answer.stderr.count(b".gitignore: ") == 1, answer
        path.rmdir() if content is None else path.unlink()


@place
def more_than_is_laid_out(program, folder):
    for text in ("component:  stepper\nstates:\n" + "- a\n" * 1_000_000, "component:  stepper\nstates: [" + "[[{a: [b]}]], " * 200_000 + "]\n"):
        (folder / "a.a11y.yaml").write_text(text)
        for option in ([], ["--check"]):
            answer = ran(program, "format", *option, "a.a11y.yaml", folder=folder)
            assert answer.returncode == 0 and answer.stdout == b"", answer
            assert answer.stderr.count(b"\n") == 1 and b"left as it is" in answer.stderr, answer
        assert (folder / "a.a11y.yaml").read_text() == text


@place
def many_patterns(program, folder):
    (folder / ".git").mkdir()
    for number in (0, 700, 4_999):
        (folder / f"dir-{number}").mkdir()
        (folder / f"dir-{number}/b{number}.a11y.yaml").write_text(SPEC)
    (folder / "a.a11y.yaml").write_text("# nothing\n")
    for pattern in ("dir-%/", "/dir-%", "b%.*", "**/b%.a11y.yaml", "dir-%/*", "*%.a11y.yaml"):
        (folder / ".gitignore").write_text("".join(pattern.replace("%", str(n)) + "\n" for n in range(5_000)))
        answer = ran(program, "check", ".", folder=folder)
        assert answer.returncode == 0 and b"1 file checked" in answer.stdout, answer
        assert answer.stderr.count(b"\n") == 1, answer.stderr


@place
def words_of_marks(program, folder):
    """A run of marks wherever an argument has a word; the system takes no longer ones."""
    marks = "a" + "\u0301" * 30_000
    (folder / "a.a11y.yaml").write_text(SPEC)
    commands = [
        ["explain", marks], ["explain", marks, marks], ["new", marks], ["new", "--guideline", marks],
        ["new", "slider", "--framework", marks], ["rules", "--coverage", marks], ["rules", "--" + marks], [marks],
        ["help", marks], ["check", "--wcag", marks], ["check", "--only", marks], ["check", "--format", marks],
        ["check", "--severity", marks], ["check", "--baseline", marks], ["check", "-o", marks + "=" + marks],
        ["check", "-o", "json=" + marks], ["check", "--stdin-filepath", marks], ["check", marks], ["check", marks + "*"],
        ["announce", "--variant", marks], ["announce", "--voice", marks], ["announce", marks], ["format", marks],
        ["yaml-events", marks], ["serve", "--log", marks], ["serve", "--clientProcessId", marks], ["schema", marks],
    ]
    limit = 2 * yardstick.slowness()
    for command in commands:
        before = os.times()
        ran(program, *command, folder=folder)
        after = os.times()
        took = after.children_user + after.children_system - before.children_user - before.children_system
        assert took < limit, (command[:2], took)


@place
def no_thread(program, folder):
    def limit():
        resource.setrlimit(resource.RLIMIT_NPROC, (1, 1))
        if os.getuid() == 0:
            os.setgid(65534)
            os.setuid(65534)

    # In a folder that everybody may read, and with an input that does not end.
    copy = Path(shutil.copy(program, folder))
    folder.chmod(0o755)
    process = subprocess.Popen(
        [copy, "serve"], cwd="/", stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=limit
    )
    try:
        code = process.wait(PATIENCE)
    finally:
        process.kill()
    errors = process.stderr.read()
    assert code == 1 and errors.count(b"thread") == 1, (code, errors)


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
