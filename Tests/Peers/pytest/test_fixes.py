"""Every preferred quick fix, on worked examples that are broken in one place at a time."""

import re
from collections import Counter

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

import spec
from conftest import server_command
from session import Session, document_edits


@pytest_lsp.fixture(config=ClientServerConfig(server_command=server_command()))
async def client(lsp_client: LanguageClient):
    quick_fixes = types.ClientCodeActionLiteralOptions(
        types.ClientCodeActionKindOptions([types.CodeActionKind.QuickFix])
    )
    result = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=types.ClientCapabilities(
                # A position is an index then, so that edits can be applied here.
                general=types.GeneralClientCapabilities(position_encodings=["utf-32"]),
                text_document=types.TextDocumentClientCapabilities(
                    diagnostic=types.DiagnosticClientCapabilities(),
                    code_action=types.CodeActionClientCapabilities(
                        code_action_literal_support=quick_fixes,
                        is_preferred_support=True,
                        data_support=True,
                    ),
                ),
            )
        )
    )
    lsp_client.session = Session(lsp_client, result)
    yield
    await lsp_client.shutdown_session()


def broken(text):
    """The text with one line gone, or one word replaced by another."""
    lines = text.split("\n")
    for index, line in enumerate(lines):
        if line.strip():
            yield f"without line {index + 1}", "\n".join(lines[:index] + lines[index + 1 :])
    for match in re.finditer(r"(?<=: )[\w.]+|(?<=[\[, ])[\w.-]+(?=[],])|[\w-]+(?=:)", text):
        place = text.count("\n", 0, match.start()) + 1
        for word in ("disabled", "slider"):
            changed = text[: match.start()] + word + text[match.end() :]
            yield f"{match[0]} on line {place} to {word}", changed


def applied(text, edits):
    """The text after edits that do not overlap."""
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    spans = sorted(
        (
            starts[edit.range.start.line] + edit.range.start.character,
            starts[edit.range.end.line] + edit.range.end.character,
            edit.new_text,
        )
        for edit in edits
    )
    assert all(a[1] <= b[0] for a, b in zip(spans, spans[1:])), "edits overlap"
    for start, end, new in reversed(spans):
        text = text[:start] + new + text[end:]
    return text


def faults(diagnostics):
    """How often each fault is found; places are left out, since a fix moves what follows it."""
    first_line = lambda text: text.split("\n")[0]
    return Counter((found.code, first_line(found.message)) for found in diagnostics)


def syntax(diagnostics):
    return Counter(found.code for found in diagnostics if found.code.startswith("yaml-"))


@pytest.mark.timeout(120)
@pytest.mark.parametrize("example", spec.EXAMPLES, ids=lambda path: path.name)
async def test_a_preferred_fix_clears_its_fault_and_leaves_valid_yaml(client, example):
    session = client.session
    await session.open(example.read_text(encoding="utf-8"))
    tried = 0
    problems = []
    for name, text in broken(session.text):
        before = await session.write(text)
        for found in before:
            actions = await client.text_document_code_action_async(
                types.CodeActionParams(
                    session.document, found.range, types.CodeActionContext([found])
                )
            )
            for action in actions:
                # Actions for other faults at the same place have their own turn.
                if not action.is_preferred or faults(action.diagnostics or ()) != faults([found]):
                    continue
                tried += 1
                fixed = applied(text, document_edits(action.edit))
                after = await session.write(fixed)
                left = faults([found]) - (faults(before) - faults(after))
                # Behind a problem of the syntax there may be another of its kind.
                if left and not found.code.startswith("yaml-"):
                    problems.append(f"{name}: '{action.title}' leaves {list(left)}")
                if syntax(after) - syntax(before):
                    problems.append(f"{name}: '{action.title}' breaks the syntax")
                await session.write(text)
    assert not problems, "\n".join(problems)
    assert tried > 20
