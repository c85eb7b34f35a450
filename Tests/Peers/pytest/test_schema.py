"""The JSON Schemas against the program: both must find the same documents badly built.

check-jsonschema says whether a document keeps to spec-schema.json, the program whether it has one of
the structural codes. Documents are the fixtures, the examples of all rules, what `new` prints, and
what becomes of each of them when one thing in it is changed. So are configurations and models, with
what `schema --configuration` and `schema --model` print.
"""

import copy
import io
import itertools
import json
import re
import subprocess
import sys
import textwrap

import pytest
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

import spec
from command import findings, run

SCHEMA = spec.FIXTURES.parent.parent.parent / "spec-schema.json"
RULE_TESTS = spec.FIXTURES.parent.parent / "SpecRulesTests"
CORPUS = RULE_TESTS / "Corpus"
STRUCTURAL = {"unknown-key", "wrong-type", "duplicate-key", "missing-component"}
# The schema has the words of the format alone; the program understands the guideline's own as well.
UNDERSTOOD = "guideline-wording"
# A framework without facts calls its names what it likes, of which the schema has no list.
UNLISTED = "framework-platform-match"
# A key that no framework has is refused by the schema, and by the program as the slip that it is.
MISSPELT = "misspelt-api"
# Some of them need no word about it.
SILENTLY = re.compile(r"\bN/A\b|^\s*(iOS|IOS|Android):", re.MULTILINE)
# The schema takes whatever has a dot or a bracket for the name of an API, an assignment as well.
ASSIGNMENT = re.compile(r"^ *'\w+ = .*': ", re.MULTILINE)


def examples_of_rules():
    """The failing and the passing example of each rule, as `check` itself prints them."""
    log = json.loads(run("check", "--format", "sarif", spec.FIXTURES).stdout)
    for rule in log["runs"][0]["tool"]["driver"]["rules"]:
        blocks = re.findall(r"```yaml\n(.*?)```", rule["help"].get("markdown", ""), re.DOTALL)
        for block in blocks:
            yield re.sub(r"^ *\^+.*\n", "", block, flags=re.MULTILINE)


def tables_of_rules():
    """The documents of the tables in the tests of the rules, without their carets."""
    for file in sorted((RULE_TESTS / "Rules").iterdir()):
        for case in file.read_text(encoding="utf-8").split("\n====\n"):
            # Below the document stands what is quoted and what the fixes write.
            text = re.split(r"^=?> ", case, maxsplit=1, flags=re.MULTILINE)[0]
            yield re.sub(r"^ *\^+.*\n?", "", text, flags=re.MULTILINE)
    for file in sorted(RULE_TESTS.glob("*RuleTests.swift")):
        swift = file.read_text(encoding="utf-8")
        for block in re.findall(r'^ +"""\n(.*?)\n +"""', swift, re.DOTALL | re.MULTILINE):
            text = textwrap.dedent(block)
            if "component:" in text and "\\" not in text:
                yield re.sub(r"^ *\^+.*\n?", "", text, flags=re.MULTILINE)


def fixtures():
    """Single documents, without comments that allow something."""
    files = [*spec.EXAMPLES, *sorted(CORPUS.iterdir()), spec.FIXTURES / "stepper.a11y.yaml"]
    texts = [file.read_text(encoding="utf-8") for file in files]
    texts += examples_of_rules()
    for component in ("stepper", "page-control", "segmented-control"):
        for framework in ("uikit", "swiftui", "views", "compose"):
            texts.append(run("new", component, "--framework", framework).stdout)
    yield from single(texts)


def single(texts):
    """The documents of some texts, one by one."""
    for text in texts:
        for document in re.split(r"^---\n", text, flags=re.MULTILINE):
            document = document.replace("a11y-spec: allow", "")
            if re.search(r"^[^#\s]", document, re.MULTILINE):
                yield document


def places(node, path=()):
    """The paths of all values of a document."""
    yield path
    if isinstance(node, (dict, list)):
        for key, value in node.items() if isinstance(node, dict) else enumerate(node):
            yield from places(value, (*path, key))


def changed(data):
    """The document with one value replaced by one of another kind, one key more or one less."""
    for path in list(places(data)):
        *parents, last = path or (None,)
        replacements = ["a word", 7, -1.5, True, ["a", "b"], {"zzz": 1}, []] if path else []
        for replacement in replacements:
            copied = copy.deepcopy(data)
            parent = copied
            for key in parents:
                parent = parent[key]
            parent[last] = replacement
            yield copied
        value = data
        for key in path:
            value = value[key]
        if isinstance(value, dict):
            for key in ("zzz", "titel", "segments", "pages"):
                copied = copy.deepcopy(data)
                target = copied
                for step in path:
                    target = target[step]
                if key not in target:
                    target[key] = {"label": "a"} if key == "zzz" else 3
                    yield copied
    if "component" in data:
        yield {key: value for key, value in data.items() if key != "component"}


# How its text is written no schema sees.
WRITTEN = re.compile(
    "a comma in (braces|brackets) ends the (phrase|text)|this line goes on with the text above it"
    "|.*; indent (it|them) (there|less|more)$|.* makes? (this )?a list in the list; remove (it|them)$"
)


# Such a key may be a selector of Objective-C; a text alone is the map of one moment as well, whose key
# tells what it is for; a word may end with any mark.
LENIENT = re.compile(
    r"there is no key '\w+:' here|an announcement in a list says what it is for"
    r"|is part of the text in YAML; remove it"
)


# The schema has one list of names that look like words, for all frameworks, as `prompt` of SwiftUI.
PLATFORM = json.loads(SCHEMA.read_text(encoding="utf-8"))["definitions"]["platform"]
NAMES = re.compile(PLATFORM["then"]["propertyNames"]["anyOf"][1]["pattern"])
STRANGE = re.compile(r"there is no key '(.+?)' here")


def is_lenient(found):
    """Whether the schema may take what is found."""
    key = STRANGE.match(found["message"])
    return bool(LENIENT.search(found["message"]) or (key and NAMES.search(key[1])))


def structural(diagnostics):
    """The structural codes of a document; moments are words of its own segments and pages."""
    return {
        found["code"]
        for found in diagnostics
        if found["code"] in STRUCTURAL
        and not (found["code"] == "unknown-key" and found["message"].startswith("no "))
        # The names of APIs as well, of which the schema takes any value.
        and "'announcement' here; did you mean 'announcements'" not in found["message"]
        and "'disabled' belongs under 'states'; put it there" not in found["message"]
        # A rule of its own speaks of this key.
        or "' is not a platform" in found["message"]
    }


def answer_of_checker(names, folder):
    """What check-jsonschema says of files."""
    command = [sys.executable, "-m", "check_jsonschema", "--schemafile", SCHEMA, "-o", "json"]
    outcome = subprocess.run([*command, *names], cwd=folder, capture_output=True, encoding="utf-8")
    return json.loads(outcome.stdout)


def refusals(names, folder):
    """The files that the checker refuses, each with what it says.

    Behind a file with a duplicate key its parser fails at a sound one, too; so what it could not
    parse is asked about once more, alone.
    """
    answer = answer_of_checker(names, folder)
    errors = list(answer["errors"])
    for failure in answer.get("parse_errors", []):
        alone = answer_of_checker([failure["filename"]], folder)
        errors += alone["errors"] + alone.get("parse_errors", [])
    found = {}
    for error in errors:
        found.setdefault(error["filename"], error.get("message") or str(error))
    return found


def unlike(texts, folder):
    """The documents about which the two do not agree, each with what was said."""
    for number, text in enumerate(texts):
        (folder / f"{number:05}.a11y.yaml").write_text(text, encoding="utf-8")
    found = findings(folder)
    ours = {name: structural(diagnostics) for name, diagnostics in found.items()}
    understood = {
        name
        for name, all in found.items()
        if {UNDERSTOOD, UNLISTED, MISSPELT} & {one["code"] for one in all}
        # A word for several selected segments is wrong for what it means, however it is spelt.
        or any("set 'selection: single'" in one["message"] for one in all)
    }
    written = {
        name for name, all in found.items() if any(WRITTEN.match(one["message"]) for one in all)
    }
    lenient = {
        name
        for name, all in found.items()
        if not structural(one for one in all if not is_lenient(one))
    }
    names = sorted(ours)
    theirs = refusals(names, folder)
    assert theirs and set(theirs) < set(ours)
    for name in names:
        if name in written:
            continue
        text = (folder / name).read_text(encoding="utf-8")
        if not ours[name] and (name in understood or SILENTLY.search(text)):
            continue
        # A merge key of nothing is no YAML to the checker, so that the schema has no answer.
        if not ours[name] and theirs.get(name, "").startswith("Failed to parse"):
            continue
        if name not in theirs and name in lenient:
            continue
        if bool(ours[name]) != (name in theirs):
            yield f"{sorted(ours[name])} but {theirs.get(name)!r}:\n{text}"


@pytest.fixture(scope="module")
def documents():
    documents = list(fixtures())
    assert len(documents) > 80
    return documents


@pytest.mark.timeout(300)
def test_both_agree_on_every_fixture(documents, tmp_path):
    tables = [text for text in single(tables_of_rules()) if not ASSIGNMENT.search(text)]
    assert len(tables) > 500
    differing = list(unlike(documents + tables, tmp_path))
    assert not differing, "\n---\n".join(differing)


@pytest.mark.parametrize(
    "framework, taken",
    [
        ("flutter", True),
        ("Flutter", True),
        ("[views, flutter]", True),
        ("acme-ui", True),
        ("views", False),
        ("[Views, compose]", False),
        ("jetpack compose", False),
        ("", False),
    ],
)
def test_names_of_frameworks_without_facts_are_taken(framework, taken, tmp_path):
    """A platform may have any name of a framework of which nobody here knows the names."""
    text = f"component: stepper\nplatforms:\n  android:\n    framework: {framework}\n"
    named = text + "    Semantics: { label: Tickets }\n    element: Semantics\n"
    (tmp_path / "a.a11y.yaml").write_text(named, encoding="utf-8")
    assert ("a.a11y.yaml" not in refusals(["a.a11y.yaml"], tmp_path)) == taken
    ours = structural(findings(tmp_path)["a.a11y.yaml"])
    assert bool(ours) != taken


def every_change(documents):
    """Each document with one change, for all places of all documents."""
    yaml = YAML(typ="safe", pure=True)
    for document in documents:
        try:
            data = yaml.load(document)
        except YAMLError:
            continue
        if isinstance(data, dict):
            yield from changed(data)


@pytest.mark.timeout(600)
def test_both_agree_on_every_fixture_with_one_change(documents, tmp_path):
    yaml = YAML(typ="safe", pure=True)
    yaml.default_flow_style = False
    count = sum(1 for _ in every_change(documents))
    # Some hundreds, spread over all documents and changes; writing one takes longer than making it.
    chosen = {}
    for variant in itertools.islice(every_change(documents), 0, None, max(1, count // 700)):
        stream = io.StringIO()
        yaml.dump(variant, stream)
        chosen[stream.getvalue()] = None
    assert len(chosen) >= 600
    differing = list(unlike(chosen, tmp_path))
    assert not differing, f"{len(differing)} of {len(chosen)}\n" + "\n---\n".join(differing[:20])


REPOSITORY = spec.FIXTURES.parent.parent.parent
# What a schema cannot say, or does not: counts, signs, and the form of a word.
BEYOND_SCHEMA = re.compile(
    "names no word|says nothing|takes an attribute|is not negative|a pattern such as|no such "
    "sentence|no sentence begins so"
)
OF_MODELS = {"unknown-fact", "unknown-detail", "unknown-spec-key", "wrong-type", "missing-quote"}


def configurations():
    """The example of the documentation."""
    text = (REPOSITORY / "Sources/SpecWorkspace/README.md").read_text(encoding="utf-8")
    example = re.search(r"```yaml\n(.*?)```", text, re.DOTALL).group(1)
    yield YAML(typ="safe", pure=True).load(example)


def models():
    """Each fact of a model of a team's own and of a built-in one, as a model of its own."""
    for file in ("Tests/Packs/toggle-switch", "Sources/Guidelines/Library/stepper"):
        text = (REPOSITORY / f"{file}.model.yaml").read_text(encoding="utf-8")
        for name, entries in YAML(typ="safe", pure=True).load(text).items():
            # The values of this fact are its own further keys, of which a schema knows nothing. What
            # the voices of a model hold is not compared yet: the checker takes lists within `is`, and
            # numbers in place of `when`, in silence. A basis that is none is no mistake of the form here,
            # and one to the schema, which lists them.
            if name not in ("required-actions", "voices", "based-on"):
                yield {name: entries}


def write_configurations(texts, folder):
    for number, text in enumerate(texts):
        (folder / f"{number:03}").mkdir()
        (folder / f"{number:03}" / ".a11y-spec.yaml").write_text(text, encoding="utf-8")
    return [f"{number:03}/.a11y-spec.yaml" for number in range(len(texts))]


def write_models(texts, folder):
    for number, text in enumerate(texts):
        (folder / f"{number:03}.md").write_text("## iOS\n- A sentence.\n", encoding="utf-8")
        (folder / f"{number:03}.model.yaml").write_text(text, encoding="utf-8")
    return [f"{number:03}.model.yaml" for number in range(len(texts))]


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("format", "originals", "write", "codes"),
    [
        ("configuration", configurations, write_configurations, STRUCTURAL),
        ("model", models, write_models, OF_MODELS),
    ],
)
def test_both_agree_on_other_formats_with_one_change(format, originals, write, codes, tmp_path):
    yaml = YAML(typ="safe", pure=True)
    variants = [variant for data in originals() for variant in [data, *changed(data)]]
    texts = {}
    for variant in variants[:: max(1, len(variants) // 400)]:
        stream = io.StringIO()
        yaml.dump(variant, stream)
        # A schema cannot tell a list without sentences from one that is not written yet.
        if "quote: []" not in stream.getvalue():
            texts[stream.getvalue()] = None
    names = write(texts, tmp_path)
    report = json.loads(run("check", "--format", "json", *names, folder=tmp_path).stdout)
    found = {file["path"]: file["diagnostics"] for file in report["files"]}
    ours = {
        name: [
            one["message"]
            for one in found.get(name, [])
            if one["code"] in codes and not BEYOND_SCHEMA.search(one["message"])
        ]
        for name in names
    }
    schema = tmp_path / "schema.json"
    schema.write_text(run("schema", f"--{format}").stdout, encoding="utf-8")
    command = [sys.executable, "-m", "check_jsonschema", "--schemafile", schema, "-o", "json"]
    outcome = subprocess.run([*command, *names], cwd=tmp_path, capture_output=True, encoding="utf-8")
    answer = json.loads(outcome.stdout)
    theirs = {error["filename"]: error.get("message") for error in answer["errors"]}
    assert len(names) > 50 and theirs and set(theirs) < set(names)
    assert not answer.get("parse_errors")
    differing = [
        f"{ours[name]} but {theirs.get(name)!r}:\n{(tmp_path / name).read_text(encoding='utf-8')}"
        for name in names
        if bool(ours[name]) != (name in theirs)
    ]
    assert not differing, f"{len(differing)} of {len(names)}\n" + "\n---\n".join(differing[:5])
