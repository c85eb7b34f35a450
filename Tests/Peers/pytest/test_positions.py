"""Columns behind characters that each encoding counts differently."""

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

import spec
from conftest import server_command
from session import Session

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
TEXT = (
    "component: stepper\n"
    "platforms:\n"
    f'  ios: {{ framework: uikit, name: "{FAMILY} Gro\u0308\u00dfe \U0001f39b", role: slider }}\n'
)


def roles(diagnostics):
    return [found.range for found in diagnostics if found.code == "role-expected"]


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=server_command()),
    params=[
        (None, "utf-16"),
        (["utf-16"], "utf-16"),
        (["utf-8"], "utf-8"),
        (["utf-32"], "utf-32"),
        (["utf-8", "utf-16"], "utf-16"),
    ],
    ids=lambda param: f"{param[0]}",
)
async def client(request, lsp_client: LanguageClient):
    offered, expected = request.param
    result = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=types.ClientCapabilities(
                general=types.GeneralClientCapabilities(position_encodings=offered),
                text_document=types.TextDocumentClientCapabilities(
                    diagnostic=types.DiagnosticClientCapabilities()
                ),
            ),
            root_uri=None,
        )
    )
    lsp_client.session = Session(lsp_client, result)
    lsp_client.expected = expected
    yield
    await lsp_client.shutdown_session()


async def test_the_encoding_is_the_agreed_one(client):
    assert client.session.encoding == client.expected


async def test_a_column_behind_emoji_is_right_in_both_directions(client):
    session = client.session
    found = await session.open(TEXT)
    assert roles(found) == [session.place("slider")]
    assert spec.BUTTON in spec.flat(await session.hover("role: slider"))


async def test_edits_behind_and_inside_emoji_are_applied_where_they_stand(client):
    session = client.session
    await session.open(TEXT)
    assert roles(await session.replace(("slider", "button"))) == []
    assert roles(await session.replace(("button", "link"))) == [session.place("link")]
    # Two edits of one notification: the second counts in the text that the first leaves.
    found = await session.replace((FAMILY, "\U0001f600\U0001f600 "), ("link", "\U0001f39bdial"))
    assert roles(found) == [session.place("\U0001f39bdial")]
    found = await session.replace(("component", "# \u00e9\U0001f600\r\ncomponent"))
    assert roles(found) == [session.place("\U0001f39bdial")]


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"], ids=["LF", "CRLF", "CR"])
async def test_line_endings_count_as_one(client, ending):
    session = client.session
    found = await session.open(TEXT.replace("\n", ending))
    # A line is a line to `spec.place` after LF alone, so the place is found in the text with LF.
    assert roles(found) == [spec.place(TEXT, "slider", session.encoding)]
