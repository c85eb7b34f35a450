"""The server under test: `A11Y_SPEC` names the program."""

import os
import shutil

import pytest


def server_command():
    """The command line of the server, or a failure that says how to name it."""
    program = os.environ.get("A11Y_SPEC")
    if not program or not shutil.which(program):
        pytest.exit("A11Y_SPEC must name the a11y-spec program", returncode=2)
    return [os.path.abspath(shutil.which(program)), "serve"]
