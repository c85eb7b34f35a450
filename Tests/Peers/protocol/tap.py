#!/usr/bin/env python3
"""Stands between an editor and the server, and writes down what both say.

usage: tap.py RECORDING SERVER ARGUMENT...    one line a message: who sent it, and the message
"""

import json
import os
import subprocess
import sys
import threading


def frames(data):
    """The bodies of the whole frames at the beginning, and the rest."""
    found = []
    while b"\r\n\r\n" in data:
        header, _, rest = data.partition(b"\r\n\r\n")
        fields = dict(line.split(b": ", 1) for line in header.split(b"\r\n"))
        length = int(fields[b"Content-Length"])
        if len(rest) < length:
            break
        found.append(rest[:length])
        data = rest[length:]
    return found, data


def copy(source, target, who, recording, lock):
    waiting = b""
    while data := os.read(source.fileno(), 1 << 16):
        bodies, waiting = frames(waiting + data)
        # Before it is passed on, so that no answer stands in front of its request.
        with lock:
            for body in bodies:
                recording.write(json.dumps({"from": who, "message": json.loads(body)}) + "\n")
            recording.flush()
        target.write(data)
        target.flush()
    target.close()


def main(path, *command):
    lock = threading.Lock()
    # An editor may start several servers: all of their messages go into one file each.
    with open(f"{path}.{os.getpid()}.jsonl", "w", encoding="utf-8") as recording:
        server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        ways = [
            (sys.stdin.buffer, server.stdin, "client"),
            (server.stdout, sys.stdout.buffer, "server"),
        ]
        for source, target, who in ways:
            arguments = (source, target, who, recording, lock)
            threading.Thread(target=copy, args=arguments, daemon=True).start()
        code = server.wait()
        with lock:
            recording.flush()
    os._exit(code)


if __name__ == "__main__":
    main(*sys.argv[1:])
