"""A server on bare pipes: every byte that it writes is looked at."""

import json
import subprocess
import threading

from conftest import server_command


def frame(message):
    """The bytes of one message; bytes stand for a body that no JSON writer would make."""
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


def request(id, method, params=None):
    return {"jsonrpc": "2.0", "id": id, "method": method, "params": params}


def notification(method, params=None):
    return {"jsonrpc": "2.0", "method": method, "params": params}


INITIALIZE = request(1, "initialize", {"processId": None, "rootUri": None, "capabilities": {}})
INITIALIZED = notification("initialized", {})
SHUTDOWN = {"jsonrpc": "2.0", "id": "end", "method": "shutdown"}
EXIT = {"jsonrpc": "2.0", "method": "exit"}


def opened(uri, text):
    document = {"uri": uri, "languageId": "a11y-spec", "version": 1, "text": text}
    return notification("textDocument/didOpen", {"textDocument": document})


def hover(id, uri, line=0, character=0):
    position = {"line": line, "character": character}
    return request(id, "textDocument/hover", {"textDocument": {"uri": uri}, "position": position})


def parse(output):
    """The messages of an output that must consist of frames alone, in their plainest form."""
    messages = []
    while output:
        header, separator, rest = output.partition(b"\r\n\r\n")
        assert separator, f"not a frame: {output[:80]!r}"
        name, _, length = header.partition(b": ")
        assert name == b"Content-Length" and length.isdigit(), f"not a header: {header[:80]!r}"
        body, output = rest[: int(length)], rest[int(length) :]
        assert len(body) == int(length), "the last frame is cut off"
        message = json.loads(body.decode("utf-8", errors="strict"))
        assert message["jsonrpc"] == "2.0"
        messages.append(message)
    return messages


def answers(messages):
    """The answers among some messages, by id; each id may be answered once, but none often."""
    found = [message for message in messages if "method" not in message]
    ids = [json.dumps(message["id"]) for message in found if message["id"] is not None]
    assert len(set(ids)) == len(ids)
    assert all(("result" in message) != ("error" in message) for message in found)
    return {message["id"]: message for message in found}


def run(*messages, seconds=20):
    """Sends messages in one piece, closes stdin, and returns what came back and the exit code."""
    sent = b"".join(message if isinstance(message, bytes) else frame(message) for message in messages)
    done = subprocess.run(server_command(), input=sent, capture_output=True, timeout=seconds)
    assert done.stderr == b""
    return parse(done.stdout), done.returncode


class Wire:
    """A running server, for tests in which time matters."""

    def __init__(self):
        self.process = subprocess.Popen(
            server_command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self.output = bytearray()
        self.arrived = threading.Condition()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        while data := self.process.stdout.read1():
            with self.arrived:
                self.output += data
                self.arrived.notify_all()

    def send(self, data):
        self.process.stdin.write(data if isinstance(data, bytes) else frame(data))
        self.process.stdin.flush()

    def answer(self, id, seconds=10):
        """Waits for the answer of a request."""

        def found():
            try:
                return answers(parse(bytes(self.output))).get(id)
            except AssertionError:
                return None

        with self.arrived:
            assert self.arrived.wait_for(found, seconds), f"no answer to {id!r}: {self.output!r}"
            return found()

    def ends(self, seconds=10):
        """Waits for the end of the process; returns its exit code and what was written."""
        code = self.process.wait(seconds)
        assert self.process.stderr.read() == b""
        return code, parse(bytes(self.output))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
