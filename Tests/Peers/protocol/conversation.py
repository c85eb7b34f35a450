"""A conversation between a client and a server, and what of it the protocol does not allow."""

from abilities import Abilities

# What the project's own plugins ask beside the protocol.
OWN_METHODS = {"a11y-spec/components"}


class Conversation:
    """Takes the messages in order, and says what is wrong with those of the server."""

    def __init__(self, model):
        self.model = model
        self.abilities = Abilities({})
        # What was asked, by who asked and the id: the method and its token for parts.
        self.asked = {}
        # What parts of an answer are, by their token.
        self.parts = {}
        self.methods = set()
        self.served = set()
        self.count = 0

    def client(self, message):
        method, params = message.get("method"), message.get("params") or {}
        if method is None:
            return
        self.methods.add(method)
        if method == "initialize" and isinstance(params.get("capabilities"), dict):
            self.abilities = Abilities(params["capabilities"])
        if "id" in message:
            self.asked["client", message["id"]] = method
            if isinstance(params, dict) and "partialResultToken" in params:
                self.parts[params["partialResultToken"]] = method

    def server(self, message):
        """The problems of one message of the server."""
        self.count += 1
        if message.get("jsonrpc") != "2.0":
            return ["jsonrpc is not 2.0"]
        if "method" in message:
            return self._asked_or_told(message)
        return self._answered(message)

    def _asked_or_told(self, message):
        method, params = message["method"], message.get("params")
        known = self.model.requests if "id" in message else self.model.notifications
        described = known.get(method)
        if not described or described["messageDirection"] == "clientToServer":
            return [f"{method} is nothing that a server sends"]
        problems = []
        if "params" in described:
            problems += self.model.problems(params, described["params"], method)
        elif params is not None:
            problems.append(f"{method} has no parameters")
        if method == "$/progress":
            problems += self._part(params)
        lacking = self.abilities.of_message(method, params)
        return problems + [f"{method}: the client lacks {item}" for item in lacking]

    def _part(self, params):
        method = self.parts.get(params["token"])
        if method is None:
            return []
        return self._result(method, params["value"], "partialResult")

    def _answered(self, message):
        method = self.asked.pop(("client", message.get("id")), None)
        if "error" in message:
            return self._error(message["error"])
        if method is None:
            return [f"an answer to nothing: {message.get('id')!r}"]
        if "result" not in message:
            return [f"{method}: neither a result nor an error"]
        if message["result"] not in (None, [], ""):
            self.served.add(method)
        return self._result(method, message["result"], "result")

    def _result(self, method, result, form):
        if method in OWN_METHODS:
            return []
        described = self.model.requests[method]
        problems = self.model.problems(result, described[form], method)
        lacking = self.abilities.of_answer(method, result)
        return problems + [f"{method}: the client lacks {item}" for item in lacking]

    @staticmethod
    def _error(error):
        fits = isinstance(error.get("code"), int) and isinstance(error.get("message"), str)
        return [] if fits else [f"no error: {error!r}"]
