#!/usr/bin/env python3
"""A long day of random edits and requests over all methods, compared with servers that have just begun.

usage: soak.py SERVER [--steps 100000] [--seed 1] [--every 500] [--client vscode]

Every 500th state is asked for everything and compared with what a fresh server says of the same
texts. Every message is held to the protocol, and to what the client (`clients/`) can do. At the end
the memory is compared with that after the first tenth. Exit 1 where anything differs.
"""

import argparse
import json
import pathlib
import random
import shutil
import sys
import tempfile
import time

import questions
from model import CHECKOUT, Model
from peer import Peer
from text import Text

HERE = pathlib.Path(__file__).resolve().parent
LONGEST = 6_000
CONFIGURATIONS = [
    "inlay-hints: { expectations: true }\ncode-lens: true\n",
    "rules: { role-expected: error, unknown-term: off }\ncode-lens: true\n",
    "limits: { file-size: 2KB }\n",
    "exclude: ['**/more/**']\n",
]


class Workspace:
    """Two folders of specs, some of which are open."""

    def __init__(self, root, random):
        self.root, self.random = root, random
        self.folders = [root / "specs", root / "more"]
        names = sorted((CHECKOUT / "Tests/Examples").glob("*.a11y.yaml"))
        names += sorted((CHECKOUT / "Tests/SpecRulesTests/Corpus").glob("*.a11y.yaml"))[:24]
        for folder in self.folders:
            folder.mkdir()
        for index, path in enumerate(names):
            shutil.copy(path, self.folders[index % 2] / f"{index}-{path.name}")
        self.shown = self.folders[:1]
        self.configuration = self.folders[0] / ".a11y-spec.yaml"
        self.configuration.write_text(CONFIGURATIONS[0])
        self.open = {}

    def files(self):
        return sorted(path for folder in self.folders for path in folder.glob("*.a11y.yaml"))

    def told_folders(self):
        return [{"uri": path.as_uri(), "name": path.name} for path in self.shown]

    def item(self, uri):
        text = self.open[uri]
        return {"uri": uri, "languageId": "a11y-spec", "version": text.version, "text": text.value}


class Soak:
    def __init__(self, model, command, capabilities, workspace, random):
        self.model, self.command, self.capabilities = model, command, capabilities
        self.workspace, self.random = workspace, random
        self.peer = self.start()
        self.tokens = {}
        self.held = []
        self.failures = []

    def start(self):
        return Peer(self.model, self.command, self.capabilities, self.workspace.told_folders())

    # MARK: - Steps

    def step(self):
        acts = [
            (60, self.edit), (25, self.ask), (6, self.ask_and_edit), (2, self.ask_deltas),
            (2, self.save), (2, self.open_or_close), (1, self.ask_workspace), (1, self.rename_file),
            (0.3, self.configure), (0.3, self.change_folders), (0.4, self.rewrite),
        ]
        if not self.workspace.open:
            return self.open_file()
        weights = [weight for weight, _ in acts]
        self.random.choices([act for _, act in acts], weights)[0]()

    def some(self):
        return self.random.choice(sorted(self.workspace.open.items()))

    def edit(self):
        uri, text = self.some()
        self.peer.send(self.change(uri, text))

    def change(self, uri, text):
        if len(text.value) > LONGEST:
            return self.rewriting(uri, text, text.original)
        text.version += 1
        changes = [text.edit(self.random) for _ in range(self.random.choice([1, 1, 1, 3]))]
        return {"method": "textDocument/didChange", "params": {
            "textDocument": {"uri": uri, "version": text.version}, "contentChanges": changes}}

    def rewrite(self):
        uri, text = self.some()
        self.peer.send(self.rewriting(uri, text, text.original))

    @staticmethod
    def rewriting(uri, text, value):
        text.value, text.version, text.inverses = value, text.version + 1, []
        return {"method": "textDocument/didChange", "params": {
            "textDocument": {"uri": uri, "version": text.version}, "contentChanges": [{"text": value}]}}

    def question(self, uri, text):
        start = text.place(self.random)
        end = max(start, text.place(self.random))
        places = questions.of_position(uri, text.position(start), text.position(end))
        return self.random.choice(questions.of_document(uri, text) + places)

    def ask(self):
        uri, text = self.some()
        method, params = self.question(uri, text)
        answer = self.peer.ask(method, params)
        self.resolve(method, answer.get("result"))

    def resolve(self, method, result):
        """Asks for what an editor asks for next."""
        further = {"textDocument/completion": "completionItem/resolve",
                   "textDocument/inlayHint": "inlayHint/resolve"}.get(method)
        items = result["items"] if isinstance(result, dict) and "items" in result else result
        if further and items:
            self.peer.ask(further, self.random.choice(items))

    def ask_and_edit(self):
        """An edit, or a word that the answer is not wanted any more, right behind a request."""
        uri, text = self.some()
        method, params = self.question(uri, text)
        id = self.peer.begin(method, params)
        if self.random.random() < 0.5:
            self.peer.tell("$/cancelRequest", {"id": id})
        else:
            self.peer.send(self.change(uri, text))
        error = self.peer.answer(id).get("error")
        if error and error["code"] not in (-32800, -32801, -32802, -32803):
            self.failures.append(f"{method}: {error}")

    def ask_deltas(self):
        uri, _ = self.some()
        known = self.tokens.get(uri)
        if known is None:
            result = self.peer.ask("textDocument/semanticTokens/full", {"textDocument": {"uri": uri}})["result"]
        else:
            result = self.peer.ask("textDocument/semanticTokens/full/delta", {
                "textDocument": {"uri": uri}, "previousResultId": known["resultId"]})["result"]
        data = result["data"] if "data" in result else applied(result["edits"], known["data"])
        self.tokens[uri] = {"resultId": result["resultId"], "data": data}
        now = self.peer.ask("textDocument/semanticTokens/range", {
            "textDocument": {"uri": uri}, "range": questions.whole(self.workspace.open[uri])})["result"]
        if now["data"] != data:
            self.failures.append(f"tokens of {uri} by edits differ")

    def save(self):
        uri, _ = self.some()
        self.peer.tell("textDocument/didSave", {"textDocument": {"uri": uri}})

    def open_or_close(self):
        if len(self.workspace.open) > 4 or self.random.random() < 0.4:
            self.close(self.some()[0])
        else:
            self.open_file()

    def open_file(self):
        closed = [path for path in self.workspace.files() if path.as_uri() not in self.workspace.open]
        uri = self.random.choice(closed).as_uri() if self.random.random() < 0.95 else "untitled:Untitled-1"
        if uri in self.workspace.open:
            return
        path = self.random.choice(closed)
        text = Text(path.read_text())
        text.original = text.value
        self.workspace.open[uri] = text
        self.peer.tell("textDocument/didOpen", {"textDocument": self.workspace.item(uri)})

    def close(self, uri):
        del self.workspace.open[uri]
        self.tokens.pop(uri, None)
        self.peer.tell("textDocument/didClose", {"textDocument": {"uri": uri}})

    def ask_workspace(self):
        for id in self.held:
            self.peer.tell("$/cancelRequest", {"id": id})
            self.peer.answer(id)
        self.held = []
        method, params = self.random.choice(questions.WORKSPACE)
        way = self.random.choice(["whole", "parts", "cancelled"])
        if way == "parts":
            params = params | {"partialResultToken": f"part {self.peer.last_id}",
                               "workDoneToken": f"work {self.peer.last_id}"}
        id = self.peer.begin(method, params)
        if way == "cancelled":
            self.peer.tell("$/cancelRequest", {"id": id})
        if way == "parts" and method == "workspace/diagnostic":
            self.held.append(id)
        else:
            self.peer.answer(id)

    def rename_file(self):
        old = self.random.choice(self.workspace.files())
        if old.as_uri() in self.workspace.open:
            return
        new = old.with_name("moved-" + old.name) if "moved-" not in old.name else \
            old.with_name(old.name.replace("moved-", ""))
        files = {"files": [{"oldUri": old.as_uri(), "newUri": new.as_uri()}]}
        self.peer.ask("workspace/willRenameFiles", files)
        old.rename(new)
        self.peer.tell("workspace/didRenameFiles", files)
        self.watched([(old, 3), (new, 1)])

    def watched(self, changes):
        self.peer.tell("workspace/didChangeWatchedFiles", {
            "changes": [{"uri": path.as_uri(), "type": type} for path, type in changes]})

    def configure(self):
        self.workspace.configuration.write_text(self.random.choice(CONFIGURATIONS))
        self.watched([(self.workspace.configuration, 2)])

    def change_folders(self):
        other = self.workspace.folders[1]
        item = {"uri": other.as_uri(), "name": other.name}
        isShown = other in self.workspace.shown
        self.workspace.shown = self.workspace.folders[: 1 if isShown else 2]
        event = {"added": [] if isShown else [item], "removed": [item] if isShown else []}
        self.peer.tell("workspace/didChangeWorkspaceFolders", {"event": event})

    # MARK: - Comparison

    def compare(self, state):
        """Asks the server and a fresh one for everything about the state as it is."""
        fresh = self.start()
        for uri in sorted(self.workspace.open):
            self.peer.tell("textDocument/didSave", {"textDocument": {"uri": uri}})
            fresh.tell("textDocument/didOpen", {"textDocument": self.workspace.item(uri)})
        asked = list(questions.WORKSPACE)
        for uri, text in sorted(self.workspace.open.items()):
            asked += questions.of_document(uri, text)
            for _ in range(4):
                start = text.place(self.random)
                end = max(start, text.place(self.random))
                asked += questions.of_position(uri, text.position(start), text.position(end))
        for method, params in asked:
            mine, other = (plain(peer.ask(method, params)) for peer in (self.peer, fresh))
            if mine != other:
                self.failures.append(f"state {state}: {method} {json.dumps(params)}: {differing(mine, other)}")
        if fresh.end() != 0:
            self.failures.append("a fresh server did not end with 0")
        self.failures += fresh.problems
        return len(asked)


def applied(edits, data):
    """Tokens with the edits of a delta, whose places are those before any of them."""
    data = list(data)
    for edit in sorted(edits, key=lambda edit: -edit["start"]):
        data[edit["start"] : edit["start"] + edit["deleteCount"]] = edit.get("data", [])
    return data


def plain(message):
    """An answer without the names that a server gives to states."""

    def without(value):
        if isinstance(value, dict):
            return {key: without(item) for key, item in value.items() if key != "resultId"}
        return [without(item) for item in value] if isinstance(value, list) else value

    return without({key: message[key] for key in ("result", "error") if key in message})


def differing(one, other):
    one, other = json.dumps(one), json.dumps(other)
    at = next((index for index, pair in enumerate(zip(one, other)) if pair[0] != pair[1]), 0)
    return f"{one[max(0, at - 60):at + 120]} <> {other[max(0, at - 60):at + 120]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--every", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--client", default="vscode")
    arguments = parser.parse_args()
    capabilities = json.loads((HERE / f"clients/{arguments.client}.json").read_text())
    chance, started = random.Random(arguments.seed), time.monotonic()
    with tempfile.TemporaryDirectory() as root:
        workspace = Workspace(pathlib.Path(root).resolve(), chance)
        soak = Soak(Model(), [arguments.server, "serve"], capabilities, workspace, chance)
        memory, compared = [], 0
        for state in range(1, arguments.steps + 1):
            soak.step()
            if state % arguments.every == 0:
                compared += soak.compare(state)
                memory.append(soak.peer.memory())
            soak.peer.told.clear()
            if len(soak.failures) + len(soak.peer.problems) > 20:
                break
        code = soak.peer.end()
    return report(soak, arguments, memory, compared, code, time.monotonic() - started)


def report(soak, arguments, memory, compared, code, seconds):
    failures = soak.failures + soak.peer.problems
    # Allocators keep some of what they once had: the first tenth warms up.
    tenth = max(1, len(memory) // 10)
    early, late = (max(part) for part in (memory[tenth : 3 * tenth] or memory, memory[-2 * tenth :]))
    if late > early * 1.1 + 1024:
        failures.append(f"memory grew from {early} to {late} KB")
    if code != 0:
        failures.append(f"the server ended with {code}")
    methods = soak.peer.conversation.methods
    print(f"{arguments.client}, seed {arguments.seed}: {arguments.steps} steps, {len(methods)} methods, "
          f"{compared} answers compared at {len(memory)} states, {soak.peer.conversation.count} messages, "
          f"memory {early} KB then {late} KB, {seconds:.0f} s")
    print("memory at each tenth of the states:", *memory[tenth - 1 :: tenth])
    for failure in failures[:20]:
        print("FAIL", failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
