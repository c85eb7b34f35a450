"""One document, open in a client of pytest-lsp, with diagnostics over the client's own channel."""

import asyncio

from lsprotocol import types
from pytest_lsp import LanguageClient

import spec

URI = "file:///specs/tickets.a11y.yaml"


def accept_registrations(client: LanguageClient):
    """Lets a server register for changes, as the abilities of the editors say that they can."""

    @client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def registered(params: types.RegistrationParams):
        assert params.registrations


class Session:
    """Edits one document as an editor does, and asks about it."""

    def __init__(self, client: LanguageClient, result: types.InitializeResult):
        self.client = client
        self.capabilities = result.capabilities
        self.encoding = result.capabilities.position_encoding or "utf-16"
        self.pulls = result.capabilities.diagnostic_provider is not None
        self.document = types.TextDocumentIdentifier(URI)
        self.text, self.version = "", 0

    async def open(self, text):
        """Opens the document and returns its diagnostics."""
        self.text, self.version = text, 1
        item = types.TextDocumentItem(URI, "a11y-spec", self.version, text)
        return await self._diagnosed(
            lambda: self.client.text_document_did_open(types.DidOpenTextDocumentParams(item))
        )

    async def replace(self, *changes):
        """Replaces the first place of each text by another, in one notification."""
        events = []
        for old, new in changes:
            events.append(
                types.TextDocumentContentChangePartial(
                    range=spec.place(self.text, old, self.encoding), text=new
                )
            )
            self.text = self.text.replace(old, new, 1)
        self.version += 1
        document = types.VersionedTextDocumentIdentifier(self.version, URI)
        return await self._diagnosed(
            lambda: self.client.text_document_did_change(
                types.DidChangeTextDocumentParams(document, events)
            )
        )

    async def write(self, text):
        """Replaces the whole text, and returns its diagnostics."""
        self.text = text
        self.version += 1
        document = types.VersionedTextDocumentIdentifier(self.version, URI)
        events = [types.TextDocumentContentChangeWholeDocument(text)]
        return await self._diagnosed(
            lambda: self.client.text_document_did_change(
                types.DidChangeTextDocumentParams(document, events)
            )
        )

    async def save(self):
        """Saves the document, which ends the wait for a word that is typed, and returns its diagnostics."""
        saving = types.DidSaveTextDocumentParams(self.document)
        return await self._diagnosed(lambda: self.client.text_document_did_save(saving))

    async def close(self):
        """Closes the document and returns the diagnostics that are left of it."""
        closing = types.DidCloseTextDocumentParams(self.document)
        if self.pulls:
            self.client.text_document_did_close(closing)
            return []
        return await self._pushed(lambda: self.client.text_document_did_close(closing))

    async def _diagnosed(self, notify):
        if not self.pulls:
            return await self._pushed(notify)
        notify()
        report = await self.client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(self.document)
        )
        assert isinstance(report, types.RelatedFullDocumentDiagnosticReport)
        assert URI not in self.client.diagnostics, "pushed to a client that pulls"
        return list(report.items)

    async def _pushed(self, notify):
        coming = self.client.protocol.wait_for_notification_async(
            types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS
        )
        notify()
        params = await asyncio.wait_for(coming, timeout=5)
        assert params.uri == URI
        return list(params.diagnostics)

    @staticmethod
    def told(diagnostic):
        """Everything that a diagnostic says, in its message and beside it."""
        related = diagnostic.related_information or ()
        return "\n".join([diagnostic.message, *(place.message for place in related)])

    def place(self, needle):
        return spec.place(self.text, needle, self.encoding)

    async def hover(self, needle):
        """What stands in the hover on the first place of a text."""
        answer = await self.client.text_document_hover_async(
            types.HoverParams(self.document, self.place(needle).start)
        )
        assert isinstance(answer.contents, types.MarkupContent)
        return answer.contents.value

    async def complete(self, needle):
        """The completion items at the end of the first place of a text, by label.

        What the items have in common may stand beside them; each gets it back here.
        """
        answer = await self.client.text_document_completion_async(
            types.CompletionParams(self.document, self.place(needle).end)
        )
        for item in answer.items:
            complete_item(item, answer.item_defaults)
        return {item.label: item for item in answer.items}

    async def symbols(self):
        """The names of all symbols, in order."""
        answer = await self.client.text_document_document_symbol_async(
            types.DocumentSymbolParams(self.document)
        )
        return [name for symbol in answer for name in names(symbol)]

    async def hints(self):
        everything = types.Range(types.Position(0, 0), types.Position(999, 0))
        return await self.client.text_document_inlay_hint_async(
            types.InlayHintParams(self.document, everything)
        )


def document_edits(edit):
    """The edits of the document, in whichever form the client understands."""
    if edit.document_changes:
        [change] = edit.document_changes
        assert change.text_document.uri == URI
        return change.edits
    return edit.changes[URI]


def complete_item(item, defaults):
    """Gives an item the edit and the format that it shares with the others of its list."""
    if defaults is None:
        return
    item.insert_text_format = item.insert_text_format or defaults.insert_text_format
    if item.text_edit is None and defaults.edit_range is not None:
        range, text = defaults.edit_range, item.text_edit_text or item.label
        if isinstance(range, types.Range):
            item.text_edit = types.TextEdit(range, text)
        else:
            item.text_edit = types.InsertReplaceEdit(text, range.insert, range.replace)


def names(symbol):
    """The names of a symbol and of those inside it."""
    assert isinstance(symbol, types.DocumentSymbol)
    yield symbol.name
    for child in symbol.children or ():
        yield from names(child)
