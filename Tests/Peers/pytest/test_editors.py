"""What editors ask, through typed messages and with the abilities that they really declare."""

import re

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

import spec
from conftest import server_command
from session import Session, accept_registrations, document_edits

DISABLED = "      disabled: { api: isEnabled=false, announce: Dimmed }"


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=server_command()),
    params=["neovim", "visual_studio_code", "emacs"],
)
async def editor(request, lsp_client: LanguageClient):
    abilities = client_capabilities(request.param)
    accept_registrations(lsp_client)
    result = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=abilities,
            workspace_folders=[types.WorkspaceFolder("file:///specs", "specs")],
            root_uri="file:///specs",
        )
    )
    lsp_client.session = Session(lsp_client, result)
    yield
    await lsp_client.shutdown_session()


async def test_diagnostics_have_one_channel_which_the_client_decides(editor):
    asks = editor.capabilities.text_document.diagnostic is not None
    assert editor.session.pulls == asks


async def test_positions_are_counted_as_the_client_can(editor):
    offered = editor.capabilities.general and editor.capabilities.general.position_encodings
    assert editor.session.encoding == "utf-16"
    assert not offered or "utf-16" in offered


async def test_a_fault_is_reported_at_its_place_with_the_guideline(editor):
    session = editor.session
    assert await session.open(spec.STEPPER) == []
    await session.replace(("role: button", "role: slider"))
    [found] = await session.save()
    assert found.code == "role-expected"
    assert found.source == "a11y-spec"
    assert found.severity is types.DiagnosticSeverity.Warning
    assert found.range == session.place("slider")
    assert spec.BUTTON in spec.flat(session.told(found))
    assert await session.replace(("role: slider", "role: button")) == []


async def test_closing_a_document_clears_it(editor):
    session = editor.session
    assert await session.open("component: stepper\nrole: slider\n")
    assert await session.close() == []
    assert await session.open("") is not None


async def test_hover_quotes_the_guideline(editor):
    session = editor.session
    await session.open(spec.STEPPER)
    assert spec.BUTTON in spec.flat(await session.hover("role:"))
    assert spec.DIMMED in spec.flat(await session.hover("states:"))


async def test_completion_offers_what_the_platform_says_and_resolves_it(editor):
    session = editor.session
    await session.open(spec.STEPPER)
    await session.replace((DISABLED, "      dis"))
    offered = await session.complete("      dis")
    item = offered["disabled"]
    snippets = editor.capabilities.text_document.completion.completion_item.snippet_support
    assert snippets or item.insert_text_format is not types.InsertTextFormat.Snippet
    edit = item.text_edit
    range = edit.replace if isinstance(edit, types.InsertReplaceEdit) else edit.range
    assert range == session.place("dis\n".rstrip())
    assert edit.new_text.startswith("disabled:")

    resolved = await editor.completion_item_resolve_async(item)
    assert resolved.label == item.label
    documentation = resolved.documentation
    text = documentation.value if isinstance(documentation, types.MarkupContent) else documentation
    assert "Dimmed" in text


async def test_the_preferred_quick_fix_puts_a_fault_right(editor):
    session = editor.session
    await session.open(spec.STEPPER)
    await session.replace(("announce: Dimmed", "announce: disabled"))
    [found] = await session.save()
    assert found.code == "disabled-announcement-word"
    actions = await editor.text_document_code_action_async(
        types.CodeActionParams(
            session.document,
            found.range,
            types.CodeActionContext([found], only=[types.CodeActionKind.QuickFix]),
        )
    )
    assert all(action.kind == types.CodeActionKind.QuickFix for action in actions)
    [preferred] = [action for action in actions if action.is_preferred]
    [edit] = document_edits(preferred.edit)
    assert (edit.range, edit.new_text) == (found.range, "Dimmed")
    assert await session.replace(("announce: disabled", "announce: Dimmed")) == []


async def test_symbols_are_the_outline_in_order(editor):
    session = editor.session
    await session.open(spec.STEPPER)
    found = await session.symbols()
    wanted = ["Ticket quantity", "label", "iOS", "role", "states", "disabled"]
    assert [name for name in found if name in wanted] == wanted


async def test_inlay_hints_say_what_the_screen_reader_says(editor):
    session = editor.session
    if session.capabilities.inlay_hint_provider is None:
        assert editor.capabilities.text_document.inlay_hint is None
        return
    await session.open(spec.STEPPER)
    lines = {hint.position.line for hint in await session.hints()}
    assert session.place("increment: ").end.line in lines


async def test_a_spec_with_an_unclosed_quote_answers_before_and_after_it(editor):
    session = editor.session
    codes = [found.code for found in await session.open(spec.UNCLOSED)]
    assert any(code.startswith("yaml-") for code in codes)
    assert spec.BUTTON in spec.flat(await session.hover("role:"))
    assert spec.DIMMED in spec.flat(await session.hover("states:"))
    found = await session.symbols()
    assert {"Stepper", "iOS", "states", "Android"} <= set(found)
    await session.replace(("component: stepper\n", "component: stepper\n\n"))
    assert "actions" in await session.complete("component: stepper\n")
    await session.replace(("framework: views\n", "framework: views\n    ele\n"))
    assert "element" in await session.complete("    ele")


async def test_a_document_may_be_empty_or_nothing_at_all(editor):
    session = editor.session
    for text in ["", "\n", "---\n", "\ufeff", "[", "- \t"]:
        await session.open(text)
        await session.symbols()
        await session.close()


@pytest.mark.parametrize("example", spec.EXAMPLES, ids=lambda path: path.name)
async def test_a_worked_example_has_typed_answers_everywhere(editor, example):
    """Each answer goes through the protocol's types, and is checked against the abilities."""
    session = editor.session
    text = example.read_text(encoding="utf-8")
    assert await session.open(text) == []
    assert await session.symbols()
    answered = 0
    for match in re.finditer(r"\b(?=\w)|(?<=[\w:])$", text, re.MULTILINE):
        position = spec.position(text, match.start(), session.encoding)
        asked = types.HoverParams(session.document, position)
        answered += await editor.text_document_hover_async(asked) is not None
        asked = types.CompletionParams(session.document, position)
        answered += bool((await editor.text_document_completion_async(asked)).items)
        asked = types.CodeActionParams(
            session.document, types.Range(position, position), types.CodeActionContext([])
        )
        assert await editor.text_document_code_action_async(asked) is not None
    assert answered > 100
