"""A terminal that a program runs in, whose screen is read."""

import os
import re
import subprocess
import time


class Terminal:
    def __init__(self, folder, environment, command, cwd, size=(110, 34)):
        self.socket = str(folder / "tmux")
        variables = [f"{name}={value}" for name, value in environment.items()]
        size = ["-x", str(size[0]), "-y", str(size[1])]
        self._tmux("new-session", "-d", *size, "-c", str(cwd), "env", *variables, *command)
        # A lone Escape must not wait to become a Meta key.
        self._tmux("set-option", "-s", "escape-time", "0")

    def _tmux(self, *arguments):
        command = ["tmux", "-S", self.socket, "-f", "/dev/null", *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def keys(self, *names):
        """Presses keys by their names in tmux; what begins with `=` is typed as it is."""
        for name in names:
            self._tmux("send-keys", *(["-l", name[1:]] if name.startswith("=") else [name]))
            time.sleep(0.03)

    def text(self):
        return self._tmux("capture-pane", "-p")

    def shows(self, pattern, seconds=6):
        """Whether a pattern comes to stand on the screen."""
        end = time.monotonic() + seconds
        while not re.search(pattern, self.text()):
            if time.monotonic() > end:
                return False
            time.sleep(0.05)
        return True

    def hides(self, pattern, seconds=6):
        """Whether a pattern goes from the screen."""
        end = time.monotonic() + seconds
        while re.search(pattern, self.text()):
            if time.monotonic() > end:
                return False
            time.sleep(0.05)
        return True

    def ends(self, seconds=6):
        """Whether the program ends, and the terminal with it."""
        end = time.monotonic() + seconds
        while subprocess.run(["tmux", "-S", self.socket, "has-session"], capture_output=True).returncode == 0:
            if time.monotonic() > end:
                return False
            time.sleep(0.05)
        return True

    def close(self):
        subprocess.run(["tmux", "-S", self.socket, "kill-server"], capture_output=True)


def environment(folder):
    """What a program in a terminal is to see of this machine."""
    return {
        "LANG": "C.UTF-8",
        "TERM": "tmux-256color",
        "COLORTERM": "truecolor",
        "PATH": os.environ["PATH"],
        "HOME": folder,
        "XDG_CONFIG_HOME": folder / "config",
        "XDG_CACHE_HOME": folder / "cache",
    }
