#!/usr/bin/env python3
"""Draws what `tmux capture-pane -p -e -N` prints as a picture. Needs Pillow and the DejaVu fonts.

usage: picture.py FILE.ansi...    writes FILE.png beside each, and removes it"""

import pathlib
import re
import sys
import unicodedata

from PIL import Image, ImageDraw, ImageFont

FONTS = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono{}.ttf"
SIZE = 18
REGULAR = ImageFont.truetype(FONTS.format(""), SIZE)
BOLD = ImageFont.truetype(FONTS.format("-Bold"), SIZE)
WIDTH, HEIGHT = round(REGULAR.getlength("M")), SIZE + 6
PALETTE = (
    "000000 cd3131 0dbc79 e5e510 2472c8 bc3fbc 11a8cd e5e5e5 "
    "666666 f14c4c 23d18b f5f543 3b8eea d670d6 29b8db ffffff"
).split()
ESCAPE = re.compile(r"\x1b\[([0-9;:]*)m|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[()].|[\x0e\x0f]|(.)")


def rgb(digits):
    return tuple(int(digits[i : i + 2], 16) for i in (0, 2, 4))


def indexed(number):
    """A colour of the 256."""
    if number < 16:
        return rgb(PALETTE[number])
    if number < 232:
        number -= 16
        return tuple(55 + 40 * n if n else 0 for n in (number // 36, number // 6 % 6, number % 6))
    return (8 + 10 * (number - 232),) * 3


def colour(codes):
    """Takes a colour off the front of the codes after 38, 48 or 58."""
    if codes.pop(0) == 5:
        return indexed(codes.pop(0))
    return tuple(codes.pop(0) for _ in range(3))


def apply(style, parameters):
    """Changes a style as one SGR sequence says."""
    # The colon forms have an empty colour space, and underlines a shape, neither of which is drawn.
    plain = re.sub(r"([345]8):(\d):(?::)?", r"\1;\2;", parameters)
    plain = re.sub(r"\b4:0", "24", plain)
    codes = [int(code) for code in re.sub(r":\d+", "", plain).split(";") if code] or [0]
    if re.search(r"[345]8:", parameters):
        codes = [int(code) for code in re.split(r"[;:]+", plain) if code]
    names = {1: "bold", 2: "dim", 4: "underline", 7: "reverse", 9: "strike"}
    ends = {22: ("bold", "dim"), 24: ("underline",), 27: ("reverse",), 29: ("strike",)}
    while codes:
        code = codes.pop(0)
        if code == 0:
            style.clear()
        elif code in names:
            style[names[code]] = True
        elif code in ends:
            for name in ends[code]:
                style.pop(name, None)
        elif code in (38, 48, 58):
            style[{38: "fore", 48: "back", 58: "line"}[code]] = colour(codes)
        elif code in (39, 49, 59):
            style.pop({39: "fore", 49: "back", 59: "line"}[code], None)
        elif 30 <= code <= 37 or 90 <= code <= 97:
            style["fore"] = indexed(code - 30 if code < 90 else code - 82)
        elif 40 <= code <= 47 or 100 <= code <= 107:
            style["back"] = indexed(code - 40 if code < 100 else code - 92)


def rows(text):
    """The cells of each row: character, style, width in columns."""
    style = {}
    for line in text.rstrip("\n").split("\n"):
        row = []
        for parameters, character in ESCAPE.findall(line):
            if not character:
                apply(style, parameters)
            elif unicodedata.combining(character) or character in "\u200d\ufe0f":
                if row:
                    row[-1] = (row[-1][0] + character, *row[-1][1:])
            else:
                wide = unicodedata.east_asian_width(character) in "WF"
                row.append((character, dict(style), 2 if wide else 1))
        yield row


def draw(text, path, fore="e0e2ea", back="14161b"):
    """Writes the picture of a captured screen."""
    cells = list(rows(text))
    columns = max((sum(width for *_, width in row) for row in cells), default=1)
    image = Image.new("RGB", (WIDTH * columns, HEIGHT * len(cells)), rgb(back))
    pen = ImageDraw.Draw(image)
    for line, row in enumerate(cells):
        x, y = 0, line * HEIGHT
        for character, style, width in row:
            ink, paper = style.get("fore", rgb(fore)), style.get("back", rgb(back))
            if style.get("reverse"):
                ink, paper = paper, ink
            if style.get("dim"):
                ink = tuple((a + b) // 2 for a, b in zip(ink, paper))
            end = x + WIDTH * width
            pen.rectangle((x, y, end - 1, y + HEIGHT - 1), fill=paper)
            pen.text((x, y + 2), character, font=BOLD if style.get("bold") else REGULAR, fill=ink)
            if style.get("underline"):
                pen.line((x, y + HEIGHT - 3, end, y + HEIGHT - 3), fill=style.get("line", ink))
            if style.get("strike"):
                pen.line((x, y + HEIGHT // 2, end, y + HEIGHT // 2), fill=ink)
            x = end
    # Screens have few colours, and the README's picture is to load at once.
    image.quantize(64).save(path, optimize=True)


if __name__ == "__main__":
    for path in map(pathlib.Path, sys.argv[1:]):
        draw(path.read_text(encoding="utf-8"), path.with_suffix(".png"))
        path.unlink()
