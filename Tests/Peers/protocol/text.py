"""A text with positions in UTF-16, and edits of it as a hand makes them."""

import re

BREAK = re.compile("\r\n|\n|\r")

INSERTIONS = [
    "a", ": ", "\n", "---\n", '"', "- ", "  ", "\t", "# c\n", "{", "]", "\r\n", "é", "🎟", "-", ".",
    "&x ", "*x", "|\n", "'", " ", "[", "}", ",", "\n  ", "\n    b: c", "key", ":", "#", "{label}",
    "<<: *x\n", "# a11y-spec: allow role-expected\n", "role: slider\n", "label: Day\n",
]


class Text:
    """A text that is edited as the server is told."""

    def __init__(self, value):
        self.value = value
        self.version = 1
        # What takes the latest edits back, the latest last.
        self.inverses = []

    def position(self, offset):
        """The place of an offset, which no pair of a line break is divided by."""
        start, line = 0, 0
        for match in BREAK.finditer(self.value):
            if match.end() > offset:
                break
            start, line = match.end(), line + 1
        return {"line": line, "character": len(self.value[start:offset].encode("utf-16-le")) // 2}

    def place(self, random):
        """An offset where a cursor may stand."""
        offset = random.randint(0, len(self.value))
        return offset - 1 if self.value[offset - 1 : offset + 1] == "\r\n" else offset

    def edit(self, random):
        """Makes a change, and returns it as the protocol tells it."""
        if self.inverses and random.random() < 0.45:
            start, end, new = self.inverses.pop()
            if end <= len(self.value):
                return self.replace(start, end, new)
        start = self.place(random)
        end = min(len(self.value), start + random.choice([0, 0, 1, 3, random.randint(0, 40)]))
        new = random.choice(INSERTIONS) if end == start or random.random() < 0.5 else ""
        if self.value[end - 1 : end + 1] == "\r\n":
            end += 1
        self.inverses = self.inverses[-7:] + [(start, start + len(new), self.value[start:end])]
        return self.replace(start, end, new)

    def replace(self, start, end, new):
        range = {"start": self.position(start), "end": self.position(end)}
        self.value = self.value[:start] + new + self.value[end:]
        return {"range": range, "text": new}
