"""What an editor asks a server about the specs of a repository."""

import json
import os
import subprocess
from pathlib import Path


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
                self.send({"id": answer["id"], "result": None})
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
        "inlayHint": {}, "definition": {}, "rename": {"prepareSupport": True},
    },
    "workspace": {"configuration": False},
}


def ask_everything(server: Server, folder: Path, files: list[Path]) -> None:
    """Opens files, asks for everything at several places, and edits between the questions."""
    server.request("initialize", {"capabilities": ABILITIES, "rootUri": folder.as_uri(), "processId": None})
    server.notify("initialized", {})
    for file in files:
        text = file.read_bytes().decode("utf-8", "replace")
        document = {"uri": file.as_uri()}
        server.notify("textDocument/didOpen", {"textDocument": document | {"languageId": "a11y-spec", "version": 1, "text": text}})
        lines = text.split("\n")
        last = max(len(lines) - 2, 0)
        places = [
            {"line": 0, "character": 0}, {"line": 0, "character": 3}, {"line": 1, "character": 10},
            {"line": last // 2, "character": len(lines[last // 2]) // 2},
            {"line": last, "character": len(lines[last]) // 2}, {"line": last, "character": len(lines[last])},
        ]
        for version in (2, 3):
            server.request("textDocument/diagnostic", {"textDocument": document})
            for place in places:
                at = {"textDocument": document, "position": place}
                span = {"start": place, "end": place}
                for method in ("hover", "completion", "definition", "documentHighlight", "prepareRename"):
                    server.request(f"textDocument/{method}", at)
                server.request("textDocument/references", at | {"context": {"includeDeclaration": True}})
                server.request("textDocument/rename", at | {"newName": "other"})
                server.request("textDocument/selectionRange", {"textDocument": document, "positions": [place]})
                server.request("textDocument/codeAction", {"textDocument": document, "range": span, "context": {"diagnostics": []}})
            whole = {"start": {"line": 0, "character": 0}, "end": {"line": len(lines), "character": 0}}
            server.request("textDocument/inlayHint", {"textDocument": document, "range": whole})
            server.request("textDocument/codeAction", {"textDocument": document, "range": whole, "context": {"diagnostics": []}})
            server.request("textDocument/codeAction", {"textDocument": document, "range": whole, "context": {"diagnostics": [], "only": ["source.fixAll"]}})
            for method in ("documentSymbol", "foldingRange"):
                server.request(f"textDocument/{method}", {"textDocument": document})
            edit = {"range": {"start": places[4], "end": places[4]}, "text": "b"}
            server.notify("textDocument/didChange", {"textDocument": document | {"version": version}, "contentChanges": [edit]})
        server.notify("textDocument/didClose", {"textDocument": document})
    # The next request works.
    clean = (folder / "next.a11y.yaml").as_uri()
    server.notify("textDocument/didOpen", {"textDocument": {"uri": clean, "languageId": "a11y-spec", "version": 1, "text": "component: none\n"}})
    found = server.request("textDocument/diagnostic", {"textDocument": {"uri": clean}})
    codes = [item["code"] for item in found["result"]["items"]]
    assert codes == ["unknown-component"], codes
    server.request("shutdown", None)
    server.notify("exit", {})
