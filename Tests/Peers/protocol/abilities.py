"""What of a server's message its client has not said that it can do."""


class Abilities:
    """The capabilities of a client, as its `initialize` has told them."""

    def __init__(self, capabilities):
        self.all = capabilities

    def get(self, path, default=None):
        value = self.all
        for key in path.split("."):
            value = value.get(key) if isinstance(value, dict) else None
        return default if value is None else value

    def document(self, path, default=None):
        return self.get("textDocument." + path, default)

    # What the server asks and tells by itself, and what the client must have said for it.
    NEEDED = {
        "workspace/configuration": ["workspace.configuration"],
        "workspace/diagnostic/refresh": [
            "workspace.diagnostics.refreshSupport",
            "workspace.diagnostic.refreshSupport",  # As VS Code's library spells it.
        ],
        "workspace/inlayHint/refresh": ["workspace.inlayHint.refreshSupport"],
        "workspace/codeLens/refresh": ["workspace.codeLens.refreshSupport"],
        "workspace/semanticTokens/refresh": ["workspace.semanticTokens.refreshSupport"],
        "workspace/applyEdit": ["workspace.applyEdit"],
        "window/workDoneProgress/create": ["window.workDoneProgress"],
    }

    REGISTERED = {
        "workspace/didChangeConfiguration": "workspace.didChangeConfiguration",
        "workspace/didChangeWatchedFiles": "workspace.didChangeWatchedFiles",
        "textDocument/didOpen": "textDocument.synchronization",
        "textDocument/didChange": "textDocument.synchronization",
        "textDocument/didClose": "textDocument.synchronization",
        "textDocument/didSave": "textDocument.synchronization",
        "textDocument/diagnostic": "textDocument.diagnostic",
    }

    def of_message(self, method, params):
        """What a request or notification of the server uses that the client lacks."""
        needed = self.NEEDED.get(method)
        if needed and not any(self.get(path) for path in needed):
            return [needed[0]]
        if method == "client/registerCapability":
            return [
                f"{self.REGISTERED[item['method']]}.dynamicRegistration"
                for item in params["registrations"]
                if not self.get(f"{self.REGISTERED[item['method']]}.dynamicRegistration")
            ]
        if method == "textDocument/publishDiagnostics":
            lacking = [] if self.document("diagnostic") is None else ["nothing pushed beside a pull"]
            if "version" in params and not self.document("publishDiagnostics.versionSupport"):
                lacking.append("publishDiagnostics.versionSupport")
            return lacking + self.of_diagnostics(params["diagnostics"])
        return []

    def of_answer(self, method, result):
        """What an answer uses that the client lacks."""
        check = getattr(self, "_" + method.replace("/", "_").replace("$", ""), None)
        return check(result) if check and result is not None else []

    def of_diagnostics(self, diagnostics):
        lacking = set()
        for item in diagnostics:
            for member, ability in [
                ("relatedInformation", "relatedInformation"),
                ("codeDescription", "codeDescriptionSupport"),
                ("data", "dataSupport"),
            ]:
                if member in item and not self._diagnostics(ability):
                    lacking.add(f"diagnostics.{ability}")
            shown = self._diagnostics("tagSupport.valueSet") or []
            lacking |= {f"tag {tag}" for tag in item.get("tags", []) if tag not in shown}
            if not isinstance(item["message"], str):
                lacking.add("diagnostic.markupMessageSupport")
        return sorted(lacking)

    def _diagnostics(self, ability):
        return self.document(f"publishDiagnostics.{ability}") or self.document(f"diagnostic.{ability}")

    def _initialize(self, result):
        offers = result["capabilities"]
        lacking = []
        offered = self.get("general.positionEncodings", ["utf-16"])
        if offers.get("positionEncoding", "utf-16") not in offered:
            lacking.append("general.positionEncodings")
        tokens = offers.get("semanticTokensProvider")
        if tokens:
            for kind in ("Types", "Modifiers"):
                known = self.document(f"semanticTokens.token{kind}", [])
                lacking += [name for name in tokens["legend"][f"token{kind}"] if name not in known]
        rename = offers.get("renameProvider")
        if isinstance(rename, dict) and not self.document("rename.prepareSupport"):
            lacking.append("rename.prepareSupport")
        if "diagnosticProvider" in offers and self.document("diagnostic") is None:
            lacking.append("textDocument.diagnostic")
        workspace = offers.get("workspace", {})
        if "workspaceFolders" in workspace and not self.get("workspace.workspaceFolders"):
            lacking.append("workspace.workspaceFolders")
        for name in workspace.get("fileOperations", {}):
            if not self.get(f"workspace.fileOperations.{name}"):
                lacking.append(f"workspace.fileOperations.{name}")
        if "textDocumentContent" in workspace and self.get("workspace.textDocumentContent") is None:
            lacking.append("workspace.textDocumentContent")
        return lacking

    def _markup(self, content, path):
        formats = self.document(path)
        if isinstance(content, dict) and content.get("kind") not in (formats or []):
            return [path]
        return []

    def _textDocument_hover(self, result):
        return self._markup(result["contents"], "hover.contentFormat")

    def _textDocument_completion(self, result):
        lacking = set()
        if isinstance(result, dict):
            known = self.document("completion.completionList.itemDefaults", [])
            lacking |= {f"itemDefaults.{name}" for name in result.get("itemDefaults", {}).keys() - known}
            items, defaults = result["items"], result.get("itemDefaults", {})
        else:
            items, defaults = result, {}
        if "insert" in defaults.get("editRange", {}):
            lacking |= self._unless("insertReplaceSupport")
        for item in items:
            lacking |= self._of_item(item, defaults)
        return sorted(lacking)

    def _unless(self, ability):
        path = f"completion.completionItem.{ability}"
        return set() if self.document(path) else {path}

    def _of_item(self, item, defaults):
        lacking = set()
        if item.get("insertTextFormat", defaults.get("insertTextFormat")) == 2:
            lacking |= self._unless("snippetSupport")
        if "insert" in item.get("textEdit", {}):
            lacking |= self._unless("insertReplaceSupport")
        if "labelDetails" in item:
            lacking |= self._unless("labelDetailsSupport")
        if "deprecated" in item:
            lacking |= self._unless("deprecatedSupport")
        shown = self.document("completion.completionItem.tagSupport.valueSet", [])
        lacking |= {f"item tag {tag}" for tag in item.get("tags", []) if tag not in shown}
        mode = item.get("insertTextMode")
        if mode and mode not in self.document("completion.completionItem.insertTextModeSupport.valueSet", []):
            lacking.add("insertTextModeSupport")
        path = "completion.completionItem.documentationFormat"
        return lacking | set(self._markup(item.get("documentation"), path))

    def _completionItem_resolve(self, item):
        return sorted(self._of_item(item, {}))

    def _textDocument_codeAction(self, result):
        lacking = set()
        for item in result:
            if "kind" in item and self.document("codeAction.codeActionLiteralSupport") is None:
                lacking.add("codeActionLiteralSupport")
            if "isPreferred" in item and not self.document("codeAction.isPreferredSupport"):
                lacking.add("isPreferredSupport")
            if "data" in item and not self.document("codeAction.dataSupport"):
                lacking.add("dataSupport")
            lacking |= set(self._edit(item.get("edit")))
            lacking |= set(self.of_diagnostics(item.get("diagnostics", [])))
        return sorted(lacking)

    def _edit(self, edit):
        uses = edit is not None and "documentChanges" in edit
        return ["documentChanges"] if uses and not self.get("workspace.workspaceEdit.documentChanges") else []

    def _textDocument_rename(self, edit):
        return self._edit(edit)

    def _workspace_willRenameFiles(self, edit):
        return self._edit(edit)

    def _links(self, result, name):
        has_links = isinstance(result, list) and any("targetUri" in item for item in result)
        return [f"{name}.linkSupport"] if has_links and not self.document(f"{name}.linkSupport") else []

    def _textDocument_definition(self, result):
        return self._links(result, "definition")

    def _textDocument_declaration(self, result):
        return self._links(result, "declaration")

    def _textDocument_documentLink(self, result):
        has_tooltips = any("tooltip" in item for item in result)
        return ["tooltipSupport"] if has_tooltips and not self.document("documentLink.tooltipSupport") else []

    def _textDocument_documentSymbol(self, result):
        known = self.document("documentSymbol.symbolKind.valueSet", range(1, 19))
        lacking, waiting = set(), list(result)
        while waiting:
            item = waiting.pop()
            waiting += item.get("children", [])
            if "selectionRange" in item and not self.document("documentSymbol.hierarchicalDocumentSymbolSupport"):
                lacking.add("hierarchicalDocumentSymbolSupport")
            if item["kind"] not in known:
                lacking.add(f"symbol kind {item['kind']}")
        return sorted(lacking)

    def _workspace_symbol(self, result):
        known = self.get("workspace.symbol.symbolKind.valueSet", range(1, 19))
        return sorted({f"symbol kind {item['kind']}" for item in result if item["kind"] not in known})

    def _textDocument_diagnostic(self, result):
        return self.of_diagnostics(result.get("items", []))

    def _workspace_diagnostic(self, result):
        return sorted({
            lacking for report in result["items"] for lacking in self.of_diagnostics(report.get("items", []))
        })
