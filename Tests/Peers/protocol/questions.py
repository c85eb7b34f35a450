"""Everything that an editor can ask about a document."""

MARKS = [":", " ", "-", ",", "[", "{", '"', "'", ".", "*"]


def whole(text):
    return {"start": {"line": 0, "character": 0}, "end": text.position(len(text.value))}


def of_document(uri, text):
    """The requests that concern a document as a whole."""
    document = {"textDocument": {"uri": uri}}
    options = {"options": {"tabSize": 2, "insertSpaces": True}}
    span = document | {"range": whole(text)}
    return [
        ("textDocument/documentSymbol", document),
        ("textDocument/foldingRange", document),
        ("textDocument/documentLink", document),
        ("textDocument/codeLens", document),
        ("textDocument/inlayHint", span),
        ("textDocument/semanticTokens/full", document),
        ("textDocument/semanticTokens/range", span),
        ("textDocument/formatting", document | options),
        ("textDocument/rangeFormatting", span | options),
        ("textDocument/diagnostic", document | {"identifier": "a11y-spec"}),
        ("workspace/executeCommand", {"command": "a11y-spec.copyAsText", "arguments": [uri]}),
        ("workspace/executeCommand", {"command": "a11y-spec.copyAsMarkdown", "arguments": [uri]}),
    ]


def of_position(uri, position, end, name="other name"):
    """The requests that concern a place of a document."""
    place = {"textDocument": {"uri": uri}, "position": position}
    typing = place | {"options": {"tabSize": 2, "insertSpaces": True}}
    span = {"textDocument": {"uri": uri}, "range": {"start": position, "end": end}}
    return [
        ("textDocument/hover", place),
        ("textDocument/completion", place | {"context": {"triggerKind": 1}}),
        ("textDocument/definition", place),
        ("textDocument/declaration", place),
        ("textDocument/references", place | {"context": {"includeDeclaration": True}}),
        ("textDocument/documentHighlight", place),
        ("textDocument/prepareRename", place),
        ("textDocument/rename", place | {"newName": name}),
        ("textDocument/codeAction", span | {"context": {"diagnostics": []}}),
        ("textDocument/selectionRange", {"textDocument": {"uri": uri}, "positions": [position, end]}),
        ("textDocument/rangeFormatting", span | {"options": typing["options"]}),
        ("textDocument/inlayHint", span),
        ("textDocument/semanticTokens/range", span),
        *[("textDocument/onTypeFormatting", typing | {"ch": mark}) for mark in ("\n", "-", "\t")],
    ]


WORKSPACE = [
    ("workspace/symbol", {"query": ""}),
    ("workspace/symbol", {"query": "day"}),
    ("workspace/diagnostic", {"identifier": "a11y-spec", "previousResultIds": []}),
]
