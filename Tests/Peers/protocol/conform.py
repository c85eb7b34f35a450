#!/usr/bin/env python3
"""Holds recorded conversations to the protocol and to what their clients can do.

usage: conform.py [--capabilities FILE] RECORDING...    exit 1 where a message does not fit

With a FILE, the capabilities that the first client has declared are written there.
"""

import argparse
import json
import pathlib
import sys

from conversation import Conversation
from model import Model


def read(path):
    """The messages of a recording, each with who sent it."""
    for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines():
        entry = json.loads(line)
        yield entry["from"], entry["message"]


def check(model, path):
    """The conversation of a recording, with the problems that it has."""
    conversation = Conversation(model)
    problems = []
    for who, message in read(path):
        if who == "client":
            conversation.client(message)
        else:
            problems += conversation.server(message)
    return conversation, problems


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--capabilities")
    parser.add_argument("recordings", nargs="+")
    arguments = parser.parse_args()
    model = Model()
    failed, count, served = False, 0, set()
    for path in arguments.recordings:
        conversation, problems = check(model, path)
        count += conversation.count
        served |= conversation.served
        for problem in sorted(set(problems)):
            failed = True
            print(f"FAIL {path}: {problem[:300]}")
        if arguments.capabilities and conversation.abilities.all:
            text = json.dumps(conversation.abilities.all, indent=2, sort_keys=True)
            pathlib.Path(arguments.capabilities).write_text(text + "\n")
    print(f"{count} messages of the server in {len(arguments.recordings)} conversations fit the protocol"
          if not failed else "messages do not fit")
    print("answered:", " ".join(sorted(served)))
    return 1 if failed or not count else 0


if __name__ == "__main__":
    sys.exit(main())
