"""What an editor sends that costs more than its size, or would."""

import os
import tempfile
import time
from pathlib import Path
from typing import Callable

import yardstick
from repositories import MARKS
from session import Server, end, open_document, start

SECONDS = float(os.environ.get("HOSTILE_SECONDS", 2))
SPEC = "component: stepper\nlabel: Tickets\n"

all: dict[str, Callable[[Server, Path], None]] = {}


def messages(test: Callable[[Server, Path], None]) -> Callable[[Server, Path], None]:
    """Registers messages under the words of their function's name."""
    all[test.__name__.replace("_", " ")] = test
    return test


def change(server: Server, uri: str, edits: list[dict]) -> None:
    document = {"uri": uri, "version": 2}
    server.notify("textDocument/didChange", {"textDocument": document, "contentChanges": edits})


def inserted(line: int, character: int, text: str) -> dict:
    place = {"line": line, "character": character}
    return {"range": {"start": place, "end": place}, "text": text}


def diagnose(server: Server, uri: str) -> list[dict]:
    answer = server.request("textDocument/diagnostic", {"textDocument": {"uri": uri}})
    return answer["result"]["items"]


def resident(server: Server) -> int:
    """The memory that the server has now, in megabytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) // 1024


@messages
def edits_at_the_end_of_a_long_line(server, folder):
    uri = (folder / "a.a11y.yaml").as_uri()
    line = "label: " + "é" * 200_000
    open_document(server, uri, f"component: stepper\n{line}\n")
    change(server, uri, [inserted(1, len(line) + n, "b") for n in range(5_000)])
    diagnose(server, uri)


@messages
def edits_in_one_line_of_two_scripts(server, folder):
    uri = (folder / "a.a11y.yaml").as_uri()
    line = "label: " + "\U0001F600é" * 100_000
    open_document(server, uri, f"component: stepper\n{line}\n")
    change(server, uri, [inserted(1, 7 + 30 * n, "b") for n in range(5_000)])
    diagnose(server, uri)


@messages
def edits_that_split_lines(server, folder):
    uri = (folder / "a.a11y.yaml").as_uri()
    open_document(server, uri, SPEC + "k: v\n" * 100_000)
    change(server, uri, [inserted(2 + n, 0, "# a\n") for n in range(5_000)])
    diagnose(server, uri)


@messages
def messages_of_one_edit(server, folder):
    uri = (folder / "a.a11y.yaml").as_uri()
    line = "label: " + "é" * 100_000
    open_document(server, uri, f"component: stepper\n{line}\n")
    for number in range(200):
        change(server, uri, [inserted(1, len(line) + number, "b")])
    diagnose(server, uri)


@messages
def edits_to_and_fro_on_a_long_line(server, folder):
    uri = (folder / "a.a11y.yaml").as_uri()
    line = "label: " + "é" * 400_000
    open_document(server, uri, f"component: stepper\n{line}\n")
    change(server, uri, [inserted(1, 10 if n % 2 else len(line), "b") for n in range(2_000)])
    diagnose(server, uri)


@messages
def edits_to_and_fro_that_split_a_long_line(server, folder):
    uri = (folder / "a.a11y.yaml").as_uri()
    line = "label: " + "\U0001F600é" * 130_000
    open_document(server, uri, f"component: stepper\n{line}\n")
    edits = []
    for number in range(500):
        # A line is split, and its end edited, and the two are joined again.
        joined = {"range": {"start": {"line": 1, "character": 7}, "end": {"line": 2, "character": 0}}, "text": ""}
        edits += [inserted(1, 7, "\n"), inserted(2, 380_000, "b"), joined, inserted(1, 300_000, "é")]
    change(server, uri, edits)
    diagnose(server, uri)


@messages
def words_of_marks(server, folder):
    """A run of marks wherever a request has a word."""
    marks = "a" + MARKS * 50_000
    uri = (folder / "a.a11y.yaml").as_uri()
    open_document(server, uri, SPEC)
    for other in ("file:///" + marks, marks):
        open_document(server, other, SPEC)
        change(server, other, [inserted(1, 3, "b")])
        server.notify("textDocument/didClose", {"textDocument": {"uri": other}})
        renamed = {"files": [{"oldUri": other, "newUri": other}]}
        server.request("workspace/willRenameFiles", renamed)
        server.notify("workspace/didRenameFiles", renamed)
        added = {"event": {"added": [{"uri": other, "name": marks}], "removed": [{"uri": other, "name": marks}]}}
        server.notify("workspace/didChangeWorkspaceFolders", added)
        server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": other, "type": 1}]})
    document = {"textDocument": {"uri": uri}}
    start, options = {"line": 0, "character": 0}, {"tabSize": 2, "insertSpaces": True}
    span = document | {"range": {"start": start, "end": start}}
    server.request("textDocument/onTypeFormatting", document | {"position": start, "ch": marks, "options": options})
    server.request("textDocument/codeAction", span | {"context": {"diagnostics": [], "only": [marks]}})
    server.request("textDocument/rename", document | {"position": {"line": 1, "character": 8}, "newName": marks})
    server.request("textDocument/semanticTokens/full/delta", document | {"previousResultId": marks})
    server.request("workspace/executeCommand", {"command": marks, "arguments": [marks, {"uri": marks}]})
    server.request("workspace/symbol", {"query": marks})
    server.request("workspace/textDocumentContent", {"uri": "a11y-spec:" + marks})
    server.request("a11y-spec/" + marks, {})
    server.notify(marks, {})
    server.notify("workspace/didChangeConfiguration", {"settings": {"a11y-spec": {marks: marks, "rules": {marks: marks}}}})
    server.notify("$/cancelRequest", {"id": marks})
    diagnose(server, uri)


@messages
def many_positions(server, folder):
    """Positions far behind in a long list, in a spec and in a configuration."""
    texts = {
        "a.a11y.yaml": "component: stepper\nstates:\n" + "- a\n" * 200_000,
        "b.a11y.yaml": "component: stepper\n" + "a: b\n" * 150_000,
        "c.a11y.yaml": "component: stepper\nstates: [" + "a, " * 250_000 + "]\n",
        ".a11y-spec.yaml": "exclude:\n" + "- a\n" * 20_000,
    }
    for name, text in texts.items():
        uri = (folder / name).as_uri()
        open_document(server, uri, text)
        lines = text.split("\n")
        last = len(lines) - 2
        places = [{"line": last - n % 1_000, "character": n % len(lines[last])} for n in range(10_000)]
        asked = {"textDocument": {"uri": uri}, "positions": places}
        assert len(server.request("textDocument/selectionRange", asked)["result"]) == len(places)


@messages
def positions_deep_in_nested_text(server, folder):
    """Positions at all depths of brackets in brackets, and behind them."""
    depth = 40_000
    uri = (folder / "a.a11y.yaml").as_uri()
    open_document(server, uri, SPEC + "k: " + "[" * depth + "]" * depth + "\n")
    places = [{"line": 2, "character": n * 7919 % (2 * depth)} for n in range(20_000)]
    asked = {"textDocument": {"uri": uri}, "positions": places}
    assert len(server.request("textDocument/selectionRange", asked)["result"]) == len(places)


@messages
def folders_with_settings_one_by_one(server, folder):
    """Each is asked for its settings; the client answers as soon as it reads."""
    for number in range(2_000):
        added = {"uri": (folder / f"f{number}").as_uri(), "name": str(number)}
        server.notify("workspace/didChangeWorkspaceFolders", {"event": {"added": [added], "removed": []}})
        if number % 100 == 99:
            server.request("workspace/symbol", {"query": "a"})


@messages
def folders_one_by_one(server, folder):
    for number in range(2_000):
        added = {"uri": (folder / f"f{number}").as_uri(), "name": str(number)}
        server.notify("workspace/didChangeWorkspaceFolders", {"event": {"added": [added], "removed": []}})
    server.request("workspace/symbol", {"query": "a"})


@messages
def files_reported_one_by_one(server, folder):
    for number in range(2_000):
        file = (folder / f"s{number}.a11y.yaml").as_uri()
        server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": file, "type": 1}]})
    server.request("workspace/symbol", {"query": "a"})


@messages
def guidelines_typed_in(server, folder):
    """A large document of a pack, edited key by key while specs rest on it."""
    (folder / ".a11y-spec.yaml").write_text("guidelines: [pack]\n")
    (folder / "pack").mkdir()
    document = folder / "pack" / "dial.md"
    document.write_text("## iOS\n### Role\n" + "- Announce the dial as a knob.\n" * 25_000)
    model = folder / "pack" / "dial.model.yaml"
    model.write_text("roles: { on: ios, values: knob, quote: Announce the dial as a knob. }\n")
    specs = [(folder / f"{number}.a11y.yaml").as_uri() for number in range(20)]
    for uri in specs:
        open_document(server, uri, "component: dial\nlabel: Heat\n")
    open_document(server, document.as_uri(), document.read_text())
    for number in range(500):
        change(server, document.as_uri(), [inserted(2, 2, "b")])
    for uri in specs:
        diagnose(server, uri)
    time.sleep(2)
    for uri in specs:
        diagnose(server, uri)


@messages
def documents_opened_and_closed(server, folder):
    """What is closed gives its memory back, whether documents are open one by one or together."""
    texts = [
        "component: stepper\nstates:\n" + "".join(f"  s{n}: {{ api: a{n}, announce: b{n} }}\n" for n in range(5_000)),
        "component: stepper\nlabel: >-\n" + "  word word word word\n" * 10_000,
        "component: stepper\n" + "# a comment\n" * 20_000,
    ]
    documents = [((folder / f"s{n}.a11y.yaml").as_uri(), texts[n % 3]) for n in range(30)]
    diagnose_once(server, documents[:1])
    first = resident(server)
    for document in documents:
        diagnose_once(server, [document])
    one_by_one = resident(server)
    diagnose_once(server, documents)
    together = resident(server)
    assert max(one_by_one, together) < first + 30, f"{first} MB, {one_by_one} MB after thirty, {together} MB after all at once"


def diagnose_once(server: Server, documents: list[tuple[str, str]]) -> None:
    """Opens documents, asks for their diagnostics, and closes them."""
    for uri, text in documents:
        open_document(server, uri, text)
    for uri, _ in documents:
        diagnose(server, uri)
    for uri, _ in documents:
        server.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
    # When the next but one is answered, there has been nothing to do.
    for _ in range(2):
        server.request("workspace/symbol", {"query": "a"})


def measure(program: str, name: str) -> bool:
    """Sends one kind of messages, prints what it took, and returns whether that is too much."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary).resolve()
        server = Server([program, "serve"], folder)
        took, problem = 0, ""
        try:
            start(server, folder, has_settings="with settings" in name)
            before = server.seconds()
            all[name](server, folder)
            took = server.seconds() - before
            end(server, folder)
        except (AssertionError, EOFError, OSError) as error:
            problem = f"{type(error).__name__}: {error}"
        server.process.kill()
        server.process.wait()
    # Sixty documents are opened in one of them.
    limit = SECONDS * yardstick.slowness()
    is_failed = took > limit * (60 if "closed" in name else 1) or bool(problem)
    print(f"{name:38} {took:5.2f} s {server.peak:4} MB {problem}{' FAILED' if is_failed else ''}", flush=True)
    return is_failed


def run(program: str, names: list[str]) -> int:
    """Sends all messages, or those with one of some names, and returns how many failed twice."""
    chosen = [name for name in all if not names or any(part in name for part in names)]
    return sum(measure(program, name) and measure(program, name) for name in chosen)
