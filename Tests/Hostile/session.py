"""What an editor asks a server about the specs of a repository."""

import json
import os
import subprocess
from pathlib import Path

OPTIONS = {"tabSize": 2, "insertSpaces": True}


class Server:
    """A server that runs, and how much processor time its answers took."""

    def __init__(self, command: list[str], folder: Path):
        self.process = subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        # The method of the slowest answer with its seconds, and the most memory in megabytes.
        self.slowest = ("", 0.0)
        self.peak = 0

    def send(self, message: dict) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method: str, params: dict) -> None:
        self.send({"method": method, "params": params})

    def request(self, method: str, params: dict | None) -> dict:
        """Asks, and returns the answer; answers what the server asks meanwhile."""
        self.number += 1
        start = self.seconds()
        message = {"id": self.number, "method": method}
        self.send(message | ({"params": params} if params is not None else {}))
        while True:
            answer = self.read()
            if answer.get("id") == self.number and "method" not in answer:
                break
            if "id" in answer and "method" in answer:
                items = (answer.get("params") or {}).get("items") or []
                self.send({"id": answer["id"], "result": [{}] * len(items) or None})
        took = self.seconds() - start
        if took > self.slowest[1]:
            self.slowest = (method, took)
        return answer

    def seconds(self) -> float:
        """The processor time that the server has used, which other work on the machine does not change."""
        process = Path(f"/proc/{self.process.pid}")
        fields = (process / "stat").read_text().rpartition(")")[2].split()
        for line in (process / "status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                self.peak = int(line.split()[1]) // 1024
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def read(self) -> dict:
        length = 0
        while line := self.process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        if not length:
            raise EOFError(f"the server ended with {self.process.wait()}")
        return json.loads(self.process.stdout.read(length))


ABILITIES = {
    "textDocument": {
        "diagnostic": {}, "hover": {"contentFormat": ["markdown"]},
        "completion": {"completionItem": {"snippetSupport": True}},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}},
        "inlayHint": {"resolveSupport": {"properties": ["tooltip"]}}, "definition": {}, "rename": {"prepareSupport": True},
        "semanticTokens": {"requests": {"range": True, "full": True}, "tokenTypes": ["property", "interface", "type", "function", "variable"],
                           "tokenModifiers": [], "formats": ["relative"]},
    },
    "workspace": {"configuration": False, "workspaceFolders": True},
}


def start(server: Server, folder: Path, has_settings: bool = False) -> None:
    abilities = ABILITIES | {"workspace": ABILITIES["workspace"] | {"configuration": has_settings}}
    server.request("initialize", {"capabilities": abilities, "rootUri": folder.as_uri(), "processId": None})
    server.notify("initialized", {})


def open_document(server: Server, uri: str, text: str) -> None:
    document = {"uri": uri, "languageId": "a11y-spec", "version": 1, "text": text}
    server.notify("textDocument/didOpen", {"textDocument": document})


def end(server: Server, folder: Path) -> None:
    """Asks for something small, which the server still answers, and ends it."""
    clean = (folder / "next.a11y.yaml").as_uri()
    open_document(server, clean, "component: none\n")
    found = server.request("textDocument/diagnostic", {"textDocument": {"uri": clean}})
    codes = [item["code"] for item in found["result"]["items"]]
    assert codes == ["unknown-component"], codes
    server.request("shutdown", None)
    server.notify("exit", {})


def ask_everything(server: Server, folder: Path, files: list[Path]) -> None:
    """Opens files, asks for everything at several places, and edits between the questions."""
    start(server, folder)
    for file in files:
        text = file.read_bytes().decode("utf-8", "replace")
        document = {"uri": file.as_uri()}
        open_document(server, document["uri"], text)
        lines = text.split("\n")
        last = max(len(lines) - 2, 0)
        first = [{"line": 0, "character": 3}, {"line": 1, "character": 10}]
        later = [
            {"line": last // 2, "character": len(lines[last // 2]) // 2}, {"line": last, "character": len(lines[last])},
        ]
        end_of_text = {"line": len(lines), "character": 0}
        for version, places in ((2, first), (3, later)):
            server.request("textDocument/diagnostic", {"textDocument": document})
            for place in places:
                ask_at(server, document, place)
            ask_about(server, document, {"start": {"line": 0, "character": 0}, "end": end_of_text})
            edit = {"range": {"start": later[1], "end": later[1]}, "text": "b"}
            server.notify("textDocument/didChange", {"textDocument": document | {"version": version}, "contentChanges": [edit]})
        server.notify("textDocument/didClose", {"textDocument": document})
    end(server, folder)


def ask_at(server: Server, document: dict, place: dict) -> None:
    """Asks for all that an editor asks about a place."""
    at = {"textDocument": document, "position": place}
    for method in ("hover", "definition", "documentHighlight", "prepareRename"):
        server.request(f"textDocument/{method}", at)
    items = server.request("textDocument/completion", at).get("result") or []
    items = items if isinstance(items, list) else items["items"]
    if items:
        server.request("completionItem/resolve", items[0])
    server.request("textDocument/references", at | {"context": {"includeDeclaration": True}})
    server.request("textDocument/rename", at | {"newName": "other"})
    server.request("textDocument/selectionRange", {"textDocument": document, "positions": [place]})
    span = {"textDocument": document, "range": {"start": place, "end": place}}
    server.request("textDocument/codeAction", span | {"context": {"diagnostics": []}})
    for typed in ("\n", "-", "\t"):
        server.request("textDocument/onTypeFormatting", at | {"ch": typed, "options": OPTIONS})


def ask_about(server: Server, document: dict, whole: dict) -> None:
    """Asks for all that an editor asks about a document."""
    named, span = {"textDocument": document}, {"textDocument": document, "range": whole}
    hints = server.request("textDocument/inlayHint", span).get("result") or []
    if hints:
        server.request("inlayHint/resolve", hints[0])
    server.request("textDocument/codeAction", span | {"context": {"diagnostics": []}})
    server.request("textDocument/codeAction", span | {"context": {"diagnostics": [], "only": ["source.fixAll"]}})
    for method in ("documentSymbol", "foldingRange", "semanticTokens/full", "codeLens", "documentLink"):
        server.request(f"textDocument/{method}", named)
    server.request("textDocument/semanticTokens/range", span)
    server.request("textDocument/formatting", named | {"options": OPTIONS})
    server.request("textDocument/rangeFormatting", span | {"options": OPTIONS})
    server.request("workspace/symbol", {"query": "a"})
