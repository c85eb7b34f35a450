#!/usr/bin/env python3
"""Captures what a spec author sees in Neovim, as text and as pictures; looked at by hand.

usage: capture.py OUT SERVER NVIM    needs tmux, Pillow and fonts-dejavu-core
Waits for each text to come up on the screen; exit 1 when one does not."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

import picture

HERE = pathlib.Path(__file__).resolve().parent
PLUGIN = HERE.parents[2] / "editors" / "neovim"
FIXTURES = HERE.parent / "fixtures"


class Screen:
    """A terminal that a program runs in."""

    def __init__(self, folder, out, environment, command, size=(110, 26)):
        self.out, self.missing = out, 0
        self.socket = str(folder / "tmux")
        variables = [f"{name}={value}" for name, value in environment.items()]
        size = ["-x", str(size[0]), "-y", str(size[1])]
        self._tmux("new-session", "-d", *size, "-c", str(folder), "env", *variables, *command)
        # A lone Escape must not wait to become a Meta key.
        self._tmux("set-option", "-s", "escape-time", "0")

    def _tmux(self, *arguments):
        command = ["tmux", "-S", self.socket, "-f", "/dev/null", *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def keys(self, *names):
        """Presses keys by their names in tmux; what begins with `=` is typed as it is."""
        for name in names:
            self._tmux("send-keys", *(["-l", name[1:]] if name.startswith("=") else [name]))
            time.sleep(0.05)

    def text(self):
        return self._tmux("capture-pane", "-p")

    def wait(self, pattern, seconds=5):
        """Waits until a pattern stands on the screen."""
        end = time.monotonic() + seconds
        while not re.search(pattern, self.text()):
            if time.monotonic() > end:
                self.missing += 1
                print(f"no /{pattern}/ on the screen:\n{self.text()}")
                return
            time.sleep(0.05)

    def shoot(self, name):
        """Keeps the screen as NAME.txt and NAME.png."""
        time.sleep(0.2)
        (self.out / f"{name}.txt").write_text(self.text(), encoding="utf-8")
        picture.draw(self._tmux("capture-pane", "-p", "-e", "-N"), self.out / f"{name}.png")
        print(f"--- {name}\n{self.text().rstrip()}")

    def close(self):
        subprocess.run(["tmux", "-S", self.socket, "kill-server"], capture_output=True)


def scenes(screen):
    """What is looked at: each scene leaves the text as it was."""
    screen.wait("role: button")
    screen.wait("VoiceOver: Tickets, 3")
    screen.shoot("1-inlay-hints")

    # All at once, for the README.
    screen.keys("=/role: \\zs", "Enter", "=C", "=slider", "Escape")
    screen.wait("slider.*■")
    screen.keys("=11Gzt", "=G^", "=K")
    screen.wait("Stepper › iOS › Announcement")
    screen.shoot("editor")
    screen.keys("Escape", "=gg", "=u", "=gg")
    screen.wait("role: button")

    screen.keys("=/role:", "Enter", "=K")
    screen.wait("Stepper › iOS › Role")
    screen.shoot("2-hover")
    screen.keys("Escape", "=gg")

    screen.keys("=/role: \\zs", "Enter", "=C", "=slider", "Escape")
    screen.wait("slider.*■")
    screen.keys("C-w", "=d")
    screen.wait("role-expected")
    screen.shoot("3-diagnostic")
    screen.keys("Escape", "=gra")
    screen.wait("1: ")
    screen.shoot("4-quick-fix")
    screen.keys("Escape", "Enter", "=u")

    screen.keys("=/disabled:", "Enter", "=cc")
    screen.keys("C-x", "C-o")
    screen.wait("disabled")
    screen.keys("C-n")
    screen.wait("Dimmed")
    screen.shoot("5-completion")
    screen.keys("C-e", "Escape", "=u")

    screen.keys("=:e unclosed.a11y.yaml", "Enter")
    screen.wait("Changes how many")
    screen.wait("hint: .*■")
    screen.shoot("6-unclosed-quote")


def main(out, server, nvim):
    out = pathlib.Path(out).resolve()
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "bin").mkdir()
        (folder / "bin" / "a11y-spec").symlink_to(pathlib.Path(server).resolve())
        for file in FIXTURES.glob("*.a11y.yaml"):
            shutil.copy(file, folder)
        environment = {
            "A11Y_SPEC_PLUGIN": PLUGIN,
            "PATH": f"{folder / 'bin'}:{os.environ['PATH']}",
            "TERM": "tmux-256color",
            "COLORTERM": "truecolor",
            "LANG": "C.UTF-8",
        }
        for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
            environment[f"XDG_{kind}_HOME"] = folder / kind
        command = [nvim, "-n", "-i", "NONE", "-u", str(HERE / "init.lua"), "stepper.a11y.yaml"]
        screen = Screen(folder, out, environment, command)
        try:
            scenes(screen)
        finally:
            screen.close()
    return 1 if screen.missing else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
