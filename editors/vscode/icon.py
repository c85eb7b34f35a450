#!/usr/bin/env python3
"""Draws images/icon.png, the picture of the extension: a figure in a circle that speaks.

usage: icon.py OUT.png    needs Pillow
"""

import sys

from PIL import Image, ImageDraw

SIDE = 256
SCALE = 4
NIGHT, PAPER, AMBER = "#12305c", "#ffffff", "#ffc24b"


def scaled(*numbers):
    return [number * SCALE for number in numbers]


def line(draw, points, width, colour=PAPER):
    """Draws a line with round joints and ends."""
    flat = scaled(*[number for point in points for number in point])
    draw.line(flat, fill=colour, width=width * SCALE, joint="curve")
    for x, y in points:
        dot(draw, x, y, width / 2, colour)


def dot(draw, x, y, radius, colour=PAPER):
    draw.ellipse(scaled(x - radius, y - radius, x + radius, y + radius), fill=colour)


def picture():
    image = Image.new("RGBA", (SIDE * SCALE, SIDE * SCALE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(scaled(8, 8, 248, 248), radius=48 * SCALE, fill=NIGHT)
    # The figure.
    dot(draw, 104, 66, 18)
    line(draw, [(52, 98), (104, 108), (156, 98)], 16)
    line(draw, [(104, 108), (104, 146), (78, 206)], 16)
    line(draw, [(104, 146), (130, 206)], 16)
    # What is said.
    for radius, width in [(34, 12), (62, 12)]:
        box = scaled(150 - radius, 66 - radius, 150 + radius, 66 + radius)
        draw.arc(box, -42, 42, fill=AMBER, width=width * SCALE)
    # The lines of a spec.
    for x, y, length in [(166, 150, 52), (180, 176, 38), (180, 202, 38)]:
        line(draw, [(x, y), (x + length, y)], 12, AMBER)
    return image.resize((SIDE, SIDE), Image.LANCZOS)


if __name__ == "__main__":
    picture().save(sys.argv[1], optimize=True)
