"""A server on pipes whose every message is held to the protocol."""

import json
import os
import subprocess

from conversation import Conversation
from tap import frames


class Peer:
    """Speaks to one server, one question at a time; answers what the server asks."""

    def __init__(self, model, command, capabilities, folders=(), settings=None):
        self.conversation = Conversation(model)
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.settings = settings
        self.problems = []
        self.last_id = 0
        self.waiting = b""
        self.answers = {}
        # What was told or sent in parts, by method or token.
        self.told = []
        self.greeting = self.ask("initialize", {
            "processId": os.getpid(),
            "rootUri": folders[0]["uri"] if folders else None,
            "workspaceFolders": list(folders) or None,
            "capabilities": capabilities,
        })["result"]
        self.tell("initialized", {})

    def send(self, *messages):
        sent = b""
        for message in messages:
            message = {"jsonrpc": "2.0"} | message
            self.conversation.client(message)
            body = json.dumps(message).encode()
            sent += b"Content-Length: %d\r\n\r\n%s" % (len(body), body)
        self.process.stdin.write(sent)
        self.process.stdin.flush()

    def tell(self, method, params):
        self.send({"method": method, "params": params})

    def begin(self, method, params):
        """Sends a request; returns its id."""
        self.last_id += 1
        self.send({"id": self.last_id, "method": method, "params": params})
        return self.last_id

    def ask(self, method, params):
        """Sends a request, and waits for the message that answers it."""
        return self.answer(self.begin(method, params))

    def answer(self, id):
        while id not in self.answers:
            self._receive()
        return self.answers.pop(id)

    def _receive(self):
        data = os.read(self.process.stdout.fileno(), 1 << 18)
        assert data, "the server has ended"
        bodies, self.waiting = frames(self.waiting + data)
        for body in bodies:
            self._take(json.loads(body.decode("utf-8", errors="strict")))

    def _take(self, message):
        self.problems += self.conversation.server(message)
        if "method" not in message:
            self.answers[message["id"]] = message
        elif "id" in message:
            self.send({"id": message["id"], "result": self._reply(message)})
        else:
            self.told.append(message)

    def _reply(self, message):
        if message["method"] == "workspace/configuration":
            return [self.settings] * len(message["params"]["items"])
        return None

    def memory(self):
        """The memory that the server has now, in kilobytes."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

    def end(self):
        """Ends the server as an editor does; returns its exit code."""
        self.ask("shutdown", None)
        self.send({"method": "exit"})
        self.process.stdin.close()
        return self.process.wait(20)
