"""The protocol's own description, `metaModel.json`, and what of a message does not fit it."""

import json
import pathlib

CHECKOUT = pathlib.Path(__file__).resolve().parents[3]
PATH = CHECKOUT.parent / "shared/lsp/metaModel.json"

INTEGERS = {"integer": (-(2**31), 2**31 - 1), "uinteger": (0, 2**31 - 1)}
STRINGS = {"string", "URI", "DocumentUri", "RegExp"}


class Model:
    """What may stand in a message, by the names of the protocol."""

    def __init__(self, path=PATH):
        model = json.loads(path.read_text())
        self.structures = {item["name"]: item for item in model["structures"]}
        self.enumerations = {item["name"]: item for item in model["enumerations"]}
        self.aliases = {item["name"]: item["type"] for item in model["typeAliases"]}
        self.requests = {item["method"]: item for item in model["requests"]}
        self.notifications = {item["method"]: item for item in model["notifications"]}

    def properties(self, name):
        """The members of a structure with those of the ones it extends, by name."""
        structure = self.structures[name]
        found = {}
        for base in structure.get("extends", []) + structure.get("mixins", []):
            found |= self.properties(base["name"])
        return found | {item["name"]: item for item in structure["properties"]}

    def problems(self, value, type, place=""):
        """What of a value does not fit a type, as clauses that begin with the place."""
        return getattr(self, "_" + type["kind"])(value, type, place)

    def _reference(self, value, type, place):
        name = type["name"]
        if name in ("LSPAny", "LSPObject", "LSPArray"):
            return []
        if name in self.aliases:
            return self.problems(value, self.aliases[name], place)
        if name in self.enumerations:
            return self._enumeration(value, self.enumerations[name], place)
        return self._members(value, self.properties(name), place, name)

    def _enumeration(self, value, enumeration, place):
        values = [item["value"] for item in enumeration["values"]]
        if enumeration.get("supportsCustomValues") or value in values:
            return []
        return [f"{place}: {value!r} is no {enumeration['name']}"]

    def _members(self, value, properties, place, name):
        if not isinstance(value, dict):
            return [f"{place}: {value!r} is no {name}"]
        problems = [f"{place}.{key} is no member of {name}" for key in value.keys() - properties]
        for key, item in properties.items():
            if key in value:
                problems += self.problems(value[key], item["type"], f"{place}.{key}")
            elif not item.get("optional"):
                problems.append(f"{place}.{key} of {name} is missing")
        return problems

    def _literal(self, value, type, place):
        properties = {item["name"]: item for item in type["value"]["properties"]}
        return self._members(value, properties, place, "the literal")

    def _base(self, value, type, place):
        name = type["name"]
        if name in INTEGERS:
            low, high = INTEGERS[name]
            fits = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
        elif name in STRINGS:
            fits = isinstance(value, str) and (name not in ("URI", "DocumentUri") or ":" in value)
        elif name == "boolean":
            fits = isinstance(value, bool)
        elif name == "decimal":
            fits = isinstance(value, (int, float))
        else:
            fits = name == "null" and value is None
        return [] if fits else [f"{place}: {value!r} is no {name}"]

    def _stringLiteral(self, value, type, place):
        return [] if value == type["value"] else [f"{place}: {value!r} is not {type['value']!r}"]

    def _array(self, value, type, place):
        if not isinstance(value, list):
            return [f"{place}: {value!r} is no array"]
        found = (
            self.problems(item, type["element"], f"{place}[{index}]")
            for index, item in enumerate(value)
        )
        return [problem for problems in found for problem in problems]

    def _tuple(self, value, type, place):
        if not isinstance(value, list) or len(value) != len(type["items"]):
            return [f"{place}: {value!r} is no tuple of {len(type['items'])}"]
        pairs = zip(value, type["items"])
        return [problem for item, kind in pairs for problem in self.problems(item, kind, place)]

    def _map(self, value, type, place):
        if not isinstance(value, dict):
            return [f"{place}: {value!r} is no map"]
        found = (self.problems(item, type["value"], f"{place}.{key}") for key, item in value.items())
        return [problem for problems in found for problem in problems]

    def _or(self, value, type, place):
        found = [self.problems(value, item, place) for item in type["items"]]
        # The alternative that fits best tells most.
        return min(found, key=len)

    def _and(self, value, type, place):
        properties = {}
        for item in type["items"]:
            properties |= self.properties(item["name"])
        return self._members(value, properties, place, "the intersection")
