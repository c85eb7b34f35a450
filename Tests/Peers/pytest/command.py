"""One run of the command line."""

import json
import subprocess

from conftest import server_command


def run(*arguments, folder=None, stdin=""):
    """The finished process; its output is text."""
    program = server_command()[0]
    return subprocess.run(
        [program, *map(str, arguments)],
        cwd=folder,
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )


def findings(folder):
    """What is found in each file below a folder, by name."""
    report = json.loads(run("check", "--format", "json", ".", folder=folder).stdout)
    return {file["path"]: file["diagnostics"] for file in report["files"]}
