#!/usr/bin/env python3
"""A spec author's day in Helix.

usage: scenario.py FOLDER    with `config` and `specs` in it; one line a step; exit 0 when all passed
"""

import pathlib
import sys
import time

from terminal import Terminal, environment

started, failures = time.monotonic(), 0


def step(name, ok, terminal):
    global failures
    print(f"{'ok  ' if ok else 'FAIL'} {(time.monotonic() - started) * 1000:6.0f} ms  {name}", flush=True)
    if not ok:
        failures += 1
        print(terminal.text(), flush=True)


def select(terminal, pattern):
    """Selects a pattern's first place; the cursor is on its last letter."""
    terminal.keys("Escape", "=gg", "=/", f"={pattern}", "Enter")
    time.sleep(0.1)


def scenario(hx, specs):
    step("inlay hints say what is said", hx.shows("VoiceOver: Tickets, 3, Increment"), hx)
    step("the spec is clean", "✘" not in hx.text() and "role-expected" not in hx.text(), hx)
    diagnose(hx)
    read(hx)
    complete(hx)
    navigate(hx, specs)
    find(hx)
    rename(hx, specs)
    lay_out(hx, specs)
    hx.keys("Escape", "=:qa!", "Enter")
    step("Helix ends", hx.ends(), hx)


def diagnose(hx):
    select(hx, "button$")
    hx.keys("=c", "=slider", "Escape")
    step("typing `role: slider` brings a finding", hx.shows("not announced as 'slider'"), hx)
    hx.keys("Space", "=a")
    step("a quick fix is offered", hx.shows("Change role to 'button'"), hx)
    hx.keys("Enter")
    step("it mends the finding", hx.shows("role: button") and hx.hides("not announced as"), hx)


def read(hx):
    select(hx, "role: b")
    hx.keys("Space", "=k")
    step("hover quotes the guideline", hx.shows("should be announced as"), hx)
    hx.keys("Escape")


def complete(hx):
    select(hx, "role: b")
    hx.keys("=o", "=tra")
    step("completion offers what is missing", hx.shows("traits "), hx)
    hx.keys("C-e", "Escape", "=u")
    step("and leaves the text as it was", hx.hides("^ *\\d+ +tra"), hx)


def navigate(hx, specs):
    select(hx, "\\{value")
    hx.keys("=gd")
    step("a placeholder leads to its value", hx.shows(r"\b5:19\b"), hx)
    select(hx, "\\{label")
    hx.keys("=gr")
    step("references are listed", hx.shows(r"stepper.a11y.yaml:4"), hx)
    hx.keys("Escape")
    hx.keys("Space", "=h")
    step("highlights are selected", hx.shows("[23] sel"), hx)
    hx.keys("=,")


def find(hx):
    hx.keys("Escape", "Space", "=s")
    step("the outline is listed", hx.shows(r"announcements") and hx.shows("iOS"), hx)
    hx.keys("Escape")
    hx.keys("Space", "=S")
    hx.keys("=Month")
    step("a segment of another file is found", hx.shows("Month +Segmented control"), hx)
    hx.keys("Escape")


def rename(hx, specs):
    path = specs / "segmented-control.a11y.yaml"
    before = path.read_text()
    hx.keys("Escape", f"=:open {path}", "Enter")
    hx.shows("segmented-control.a11y.yaml")
    hx.shows("label: Day")
    select(hx, "Day$")
    for name, pattern in [("Today: now", '"Today: now"'), ("Day", "label: Day")]:
        hx.keys("Space", "=r")
        hx.shows("rename-to:")
        hx.keys("C-u", f"={name}", "Enter")
        step(f"a segment is called {name}", hx.shows(pattern), hx)
        hx.keys("=:write", "Enter")
        hx.shows("written")
        if name != "Day":
            saved = path.read_text()
            step("wherever it is named", saved.count('"Today: now"') == 3, hx)
        select(hx, "(Today|Day)")
    time.sleep(0.3)
    step("back to the same bytes", path.read_text() == before, hx)


def lay_out(hx, specs):
    path = specs / "segmented-control.a11y.yaml"
    select(hx, "selection")
    hx.keys("=O", "=label:     Span", "Escape", "=:format", "Enter")
    step("layout is put right", hx.shows("label: Span"), hx)
    hx.keys("=:write", "Enter")
    hx.shows("written")
    time.sleep(0.3)
    step("in the file as well", "\nlabel: Span\n" in path.read_text(), hx)


def main(folder):
    folder = pathlib.Path(folder)
    spec = folder / "specs/stepper.a11y.yaml"
    hx = Terminal(folder, environment(folder), ["hx", str(spec)], spec.parent)
    try:
        scenario(hx, folder / "specs")
    finally:
        hx.close()
    print("all steps passed" if failures == 0 else f"{failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
