#!/usr/bin/env python3
"""Reads what `strace` has written, and tells what a server must not do.

usage: calls.py WORKSPACE SERVER CALLS...    exit 1 where it did
"""

import collections
import pathlib
import re
import sys

CALL = re.compile(r"^\d+ +(\w+)\((.*?)(?:\)|<unfinished).*?(?:= (-?\d+))?")
STRINGS = re.compile(r'"((?:[^"\\]|\\.)*)"')
SOCKETS = {"socket", "socketpair", "connect", "bind", "listen", "accept", "accept4", "sendto", "recvfrom"}
PROCESSES = {"fork", "vfork", "execveat"}
CHANGES = {"rename", "renameat", "renameat2", "unlink", "unlinkat", "mkdir", "mkdirat", "rmdir",
           "chmod", "fchmodat", "chown", "link", "linkat", "symlink", "symlinkat", "truncate", "mknod"}
# What the loader and the C library read for every program.
SYSTEM = re.compile(
    r"^/(etc/ld\.so|etc/localtime|lib|usr/lib|proc/(self|stat|cpuinfo|meminfo|sys)|sys/|dev/(null|u?random))"
    r"|/lib[^/]*\.so(\.\d+)*$"
)
# The configuration is looked for in every folder above a spec.
CONFIGURATION = re.compile(r"/\.a11y-spec\.ya?ml$")


def problem(name, words, workspace, server):
    """What is wrong with a call, if something is."""
    strings = STRINGS.findall(words)
    if name in SOCKETS:
        return "a socket"
    if name in PROCESSES or (name in ("clone", "clone3") and "CLONE_THREAD" not in words):
        return "a process"
    if name == "execve":
        return None if strings[:1] == [server] else "a program"
    if name in CHANGES:
        return "a change of a file"
    if name == "write":
        return None if words.startswith("1,") else "something written elsewhere than to the client"
    if name in ("open", "openat", "creat"):
        if re.search(r"O_(WRONLY|RDWR|CREAT|TRUNC|APPEND)", words):
            return "a file to be written"
        path = strings[0] if strings else ""
        if not path.startswith(workspace) and not SYSTEM.search(path) and not CONFIGURATION.search(path):
            return "a file read outside of the workspace"
    return None


def main(workspace, server, *files):
    counts, problems = collections.Counter(), collections.Counter()
    for file in files:
        for line in pathlib.Path(file).read_text(errors="replace").splitlines():
            call = CALL.match(line)
            if not call:
                continue
            counts[call[1]] += 1
            found = problem(call[1], line[line.index("(") + 1 :], workspace, server)
            if found:
                problems[f"{found}: {line[:160]}"] += 1
    print(f"{len(files)} servers, {sum(counts.values())} calls:",
          ", ".join(f"{name} {count}" for name, count in counts.most_common()))
    for text, count in problems.most_common(20):
        print(f"FAIL {count} times {text}")
    # Without any call nothing was watched.
    return 1 if problems or counts["write"] == 0 else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
