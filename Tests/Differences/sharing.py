"""Makes specs in which two platforms share what one of them has in a spec that somebody wrote.

A topic that stands at the top level, behind an alias, at an anchor within a platform or below a merge
key is heard by both, and a rule that mends it for one platform must not change the other."""

import re

FRAMEWORKS = {"ios": ["uikit", "swiftui"], "android": ["views", "compose"]}
TOPICS = """name role hint states groupings focus custom-actions announcements keyboard gestures
settings""".split()
# What every platform has for itself.
OWN = {"framework"}
ALIASED = re.compile(r"[&*]\w|<<|---")
ENTRY = re.compile(r"( *)([\w-]+):(?: (.*))?$")


def entries(lines, depth):
    """The entries of a map whose keys stand in a column: each key with its value and the lines below."""
    found = []
    for line in lines:
        match = ENTRY.match(line)
        if match and len(match.group(1)) == depth:
            found.append([match.group(2), match.group(3) or "", []])
        elif not line.strip():
            continue
        elif not found or line.startswith(" " * depth + "#"):
            return None
        else:
            found[-1][2].append(line)
    return found


def depth(lines):
    return min((len(line) - len(line.lstrip()) for line in lines), default=0)


def written(key, value, below, margin, anchor=""):
    """An entry as lines, its key in a column, its value behind an anchor."""
    head = " ".join(part for part in [" " * margin + key + ":", anchor, value] if part)
    shift = margin + 2 - depth(below)
    return [head, *(" " * max(shift, 0) + line[max(-shift, 0) :] for line in below)]


def platforms_of(below):
    """The platforms of a spec with their entries; none where they are written in another way."""
    found = {}
    for name, value, lines in entries(below, depth(below)) or []:
        own = entries(lines, depth(lines))
        if name in FRAMEWORKS and not value and own:
            found[name] = own
    return found


def spec(head, platforms):
    lines = [line for entry in head for line in written(*entry[:3], 0, *entry[3:])]
    lines.append("platforms:")
    for name, own in platforms.items():
        lines.append(f"  {name}:")
        lines += [line for entry in own for line in written(*entry[:3], 4, *entry[3:])]
    return "\n".join(lines) + "\n"


def sharing(head, platforms, key, value, below):
    """A spec for each way in which its platforms can share the value of a key."""
    bare = {name: [one for one in own if one[0] != key] for name, own in platforms.items()}
    head = [one for one in head if one[0] != key]

    def each(entry, **others):
        return {name: [*own, others.get(name, entry)] for name, own in bare.items()}

    shared = ["x-shared", value, below, "&shared"]
    alias = [key, "*shared", []]
    if key in TOPICS:
        yield spec([*head, [key, value, below]], bare)
    yield spec([shared, *head], each(alias))
    # Each platform in turn has the anchor; it stands first, because an alias follows its anchor.
    for name in bare:
        both = each(alias, **{name: [key, value, below, "&shared"]})
        yield spec(head, {name: both[name], **both})
    if value.startswith("{") or not value and not below[0].lstrip().startswith("- "):
        yield spec([shared, *head], each([key, "{ <<: *shared }", []]))


def made(texts):
    """The made specs of some texts, each once."""
    found = {}
    for text in texts:
        lines = [line for line in text.split("\n") if line.strip()]
        head = entries(lines, 0)
        # What has no component has hardly a finding before it gets one.
        if not any(one[0] == "component" for one in head or []) or ALIASED.search(text):
            continue
        below = next((one[2] for one in head if one[0] == "platforms"), [])
        given = platforms_of(below)
        head = [one for one in head if one[0] != "platforms"]
        candidates = [(name, *one) for name, own in given.items() for one in own]
        candidates += [(name, *one) for name in FRAMEWORKS for one in head if one[0] in TOPICS]
        for name, key, value, nested in candidates:
            if key in OWN or not value and not nested or value in "|>":
                continue
            other = next(other for other in FRAMEWORKS if other != name)
            for framework in FRAMEWORKS[other]:
                pair = {
                    name: given.get(name, [["framework", FRAMEWORKS[name][0], []]]),
                    other: given.get(other, [["framework", framework, []]]),
                }
                for one in sharing(head, pair, key, value, nested):
                    found[one] = None
                # The other has something of its own beside what both hear.
                own = next((entry for entry in pair[other] if entry[0] == key), None)
                if own and key in TOPICS:
                    rest = [entry for entry in pair[name] if entry[0] != key]
                    common = [entry for entry in head if entry[0] != key]
                    found[spec([*common, [key, value, nested]], {**pair, name: rest})] = None
    return list(found)
