"""The spec that the tests open, and where things stand in it."""

import pathlib

from lsprotocol import types

FIXTURES = pathlib.Path(__file__).parent.parent / "fixtures"
STEPPER = (FIXTURES / "stepper.a11y.yaml").read_text(encoding="utf-8")
UNCLOSED = (FIXTURES / "unclosed.a11y.yaml").read_text(encoding="utf-8")
EXAMPLES = sorted((FIXTURES.parent.parent / "Examples").glob("*.a11y.yaml"))

BUTTON = "The stepper buttons themselves should be announced as “Button”."
DIMMED = "Announcement for disabled is “Dimmed”."

UNITS = {
    "utf-8": lambda text: len(text.encode("utf-8")),
    "utf-16": lambda text: len(text.encode("utf-16-le")) // 2,
    "utf-32": len,
}


def position(text, index, encoding="utf-16"):
    """The position of a character of a text."""
    before = text[:index].split("\n")
    return types.Position(len(before) - 1, UNITS[encoding](before[-1]))


def place(text, needle, encoding="utf-16"):
    """The range of the first place where a text stands."""
    start = text.index(needle)
    return types.Range(
        position(text, start, encoding), position(text, start + len(needle), encoding)
    )


def flat(text):
    """A text as it reads, wherever its lines are broken and quoted."""
    return " ".join(text.replace("\n>", "\n").split())
