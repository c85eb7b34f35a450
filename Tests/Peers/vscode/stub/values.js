'use strict';
// The plain values of the `vscode` module: positions, edits, items and enumerations.

const path = require('path');

class Disposable {
  constructor(callOnDispose) {
    this.callOnDispose = callOnDispose;
  }
  dispose() {
    const callOnDispose = this.callOnDispose;
    this.callOnDispose = undefined;
    if (callOnDispose) callOnDispose();
  }
  static from(...all) {
    return new Disposable(() => all.forEach((one) => one.dispose()));
  }
}

class EventEmitter {
  constructor() {
    this.listeners = new Set();
    this.event = (listener, self, disposables) => {
      const bound = self ? listener.bind(self) : listener;
      this.listeners.add(bound);
      const disposable = new Disposable(() => this.listeners.delete(bound));
      if (Array.isArray(disposables)) disposables.push(disposable);
      return disposable;
    };
  }
  fire(event) {
    for (const listener of [...this.listeners]) listener(event);
  }
  dispose() {
    this.listeners.clear();
  }
}

class CancellationTokenSource {
  constructor() {
    const emitter = new EventEmitter();
    this.emitter = emitter;
    this.token = { isCancellationRequested: false, onCancellationRequested: emitter.event };
  }
  cancel() {
    this.token.isCancellationRequested = true;
    this.emitter.fire();
  }
  dispose() {
    this.emitter.dispose();
  }
}

class CancellationError extends Error {
  constructor() {
    super('Canceled');
    this.name = 'Canceled';
  }
}

class Uri {
  constructor(scheme, authority, path, query, fragment) {
    Object.assign(this, { scheme, authority, path, query, fragment });
  }
  static from({ scheme, authority = '', path = '', query = '', fragment = '' }) {
    return new Uri(scheme, authority, path, query, fragment);
  }
  static file(name) {
    return Uri.from({ scheme: 'file', path: path.posix.resolve('/', name) });
  }
  static parse(text) {
    const parts = /^([^:/?#]+):(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(text);
    if (!parts) return Uri.file(text);
    const [scheme, authority, path, query, fragment] = parts
      .slice(1)
      .map((part) => decodeURIComponent(part || ''));
    return new Uri(scheme, authority, path, query, fragment);
  }
  static joinPath(uri, ...more) {
    return uri.with({ path: path.posix.join(uri.path, ...more) });
  }
  get fsPath() {
    return this.path;
  }
  with(change) {
    return Uri.from({ ...this, ...change });
  }
  toString() {
    // VS Code escapes more than the standard asks for, the colon among it.
    const escape = (text) => encodeURIComponent(text).replace(/%2F/g, '/');
    const slashes = this.authority || this.scheme === 'file' ? `//${this.authority}` : '';
    const query = this.query && `?${escape(this.query)}`;
    const fragment = this.fragment && `#${escape(this.fragment)}`;
    return `${this.scheme}:${slashes}${escape(this.path)}${query}${fragment}`;
  }
  toJSON() {
    return { ...this };
  }
}

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
  compareTo(other) {
    return this.line - other.line || this.character - other.character;
  }
  isBefore(other) {
    return this.compareTo(other) < 0;
  }
  isBeforeOrEqual(other) {
    return this.compareTo(other) <= 0;
  }
  isAfter(other) {
    return this.compareTo(other) > 0;
  }
  isAfterOrEqual(other) {
    return this.compareTo(other) >= 0;
  }
  isEqual(other) {
    return this.compareTo(other) === 0;
  }
  translate(lines = 0, characters = 0) {
    return new Position(this.line + lines, this.character + characters);
  }
}

class Range {
  constructor(...ends) {
    const [start, end] =
      ends.length === 4
        ? [new Position(ends[0], ends[1]), new Position(ends[2], ends[3])]
        : ends;
    [this.start, this.end] = start.isAfter(end) ? [end, start] : [start, end];
  }
  get isEmpty() {
    return this.start.isEqual(this.end);
  }
  get isSingleLine() {
    return this.start.line === this.end.line;
  }
  contains(what) {
    const { start, end } = what instanceof Range ? what : { start: what, end: what };
    return this.start.isBeforeOrEqual(start) && this.end.isAfterOrEqual(end);
  }
  isEqual(other) {
    return this.start.isEqual(other.start) && this.end.isEqual(other.end);
  }
}

class TextEdit {
  constructor(range, newText) {
    Object.assign(this, { range, newText });
  }
  static replace(range, text) {
    return new TextEdit(range, text);
  }
  static insert(position, text) {
    return new TextEdit(new Range(position, position), text);
  }
  static delete(range) {
    return new TextEdit(range, '');
  }
}

class WorkspaceEdit {
  constructor() {
    this.files = new Map();
  }
  has(uri) {
    return this.files.has(uri.toString());
  }
  set(uri, edits) {
    this.files.set(uri.toString(), [uri, edits.map((edit) => (Array.isArray(edit) ? edit[0] : edit))]);
  }
  replace(uri, range, text) {
    if (!this.has(uri)) this.set(uri, []);
    this.files.get(uri.toString())[1].push(new TextEdit(range, text));
  }
  insert(uri, position, text) {
    this.replace(uri, new Range(position, position), text);
  }
  delete(uri, range) {
    this.replace(uri, range, '');
  }
  entries() {
    return [...this.files.values()];
  }
  get size() {
    return this.files.size;
  }
}

class MarkdownString {
  constructor(value = '') {
    this.value = value;
  }
  appendMarkdown(text) {
    this.value += text;
    return this;
  }
  appendText(text) {
    return this.appendMarkdown(text.replace(/[\\`*_{}[\]()#+\-!~<>]/g, '\\$&'));
  }
  appendCodeblock(text, language = '') {
    return this.appendMarkdown(`\n\`\`\`${language}\n${text}\n\`\`\`\n`);
  }
}

class CodeActionKind {
  constructor(value) {
    this.value = value;
  }
  append(part) {
    return new CodeActionKind(this.value ? `${this.value}.${part}` : part);
  }
  contains(other) {
    return !this.value || `${other.value}.`.startsWith(`${this.value}.`);
  }
  intersects(other) {
    return this.contains(other) || other.contains(this);
  }
}
CodeActionKind.Empty = new CodeActionKind('');
for (const name of ['QuickFix', 'Refactor', 'Source', 'Notebook']) {
  CodeActionKind[name] = CodeActionKind.Empty.append(name.toLowerCase());
}
for (const name of ['Extract', 'Inline', 'Move', 'Rewrite']) {
  CodeActionKind[`Refactor${name}`] = CodeActionKind.Refactor.append(name.toLowerCase());
}
CodeActionKind.SourceOrganizeImports = CodeActionKind.Source.append('organizeImports');
CodeActionKind.SourceFixAll = CodeActionKind.Source.append('fixAll');

/** A class that keeps the arguments of its constructor under the given names. */
function record(name, ...fields) {
  return {
    [name]: class {
      constructor(...values) {
        fields.forEach((field, index) => {
          if (values[index] !== undefined) this[field] = values[index];
        });
      }
    },
  };
}

/** An enumeration that counts from `first`, readable in both directions. */
function enumeration(first, names) {
  const values = {};
  names.split(' ').forEach((name, index) => {
    values[name] = first + index;
    values[first + index] = name;
  });
  return values;
}

module.exports = {
  Disposable,
  EventEmitter,
  CancellationTokenSource,
  CancellationError,
  Uri,
  Position,
  Range,
  Selection: class extends Range {},
  TextEdit,
  WorkspaceEdit,
  MarkdownString,
  CodeActionKind,
  RelativePattern: class {
    constructor(base, pattern) {
      Object.assign(this, { baseUri: base.uri || base, pattern });
    }
  },
  DocumentSymbol: class {
    constructor(name, detail, kind, range, selectionRange) {
      Object.assign(this, { name, detail, kind, range, selectionRange, children: [] });
    }
  },
  ...record('SnippetString', 'value'),
  ...record('Location', 'uri', 'range'),
  ...record('Diagnostic', 'range', 'message', 'severity'),
  ...record('DiagnosticRelatedInformation', 'location', 'message'),
  ...record('Hover', 'contents', 'range'),
  ...record('CompletionItem', 'label', 'kind'),
  ...record('CompletionList', 'items', 'isIncomplete'),
  ...record('CodeAction', 'title', 'kind'),
  ...record('CodeLens', 'range', 'command'),
  ...record('DocumentLink', 'range', 'target'),
  ...record('SymbolInformation', 'name', 'kind', 'containerName', 'location'),
  ...record('InlayHint', 'position', 'label', 'kind'),
  ...record('InlayHintLabelPart', 'value'),
  ...record('FoldingRange', 'start', 'end', 'kind'),
  ...record('SelectionRange', 'range', 'parent'),
  ...record('SemanticTokens', 'data', 'resultId'),
  ...record('SemanticTokensEdit', 'start', 'deleteCount', 'data'),
  ...record('SemanticTokensEdits', 'edits', 'resultId'),
  ...record('SemanticTokensLegend', 'tokenTypes', 'tokenModifiers'),
  ...record('CallHierarchyItem', 'kind', 'name', 'detail', 'uri', 'range', 'selectionRange'),
  ...record('TypeHierarchyItem', 'kind', 'name', 'detail', 'uri', 'range', 'selectionRange'),
  ...record('DocumentHighlight', 'range', 'kind'),
  ...record('ThemeColor', 'id'),
  ...record('TabInputText', 'uri'),
  ...record('TabInputTextDiff', 'original', 'modified'),
  ...record('TabInputCustom', 'uri', 'viewType'),
  ...record('TabInputNotebook', 'uri', 'notebookType'),
  DiagnosticSeverity: enumeration(0, 'Error Warning Information Hint'),
  DiagnosticTag: enumeration(1, 'Unnecessary Deprecated'),
  CompletionItemTag: enumeration(1, 'Deprecated'),
  CompletionItemKind: enumeration(
    0,
    'Text Method Function Constructor Field Variable Class Interface Module Property Unit Value Enum ' +
      'Keyword Snippet Color File Reference Folder EnumMember Constant Struct Event Operator TypeParameter',
  ),
  CompletionTriggerKind: enumeration(0, 'Invoke TriggerCharacter TriggerForIncompleteCompletions'),
  SymbolTag: enumeration(1, 'Deprecated'),
  SymbolKind: enumeration(
    0,
    'File Module Namespace Package Class Method Property Field Constructor Enum Interface Function Variable ' +
      'Constant String Number Boolean Array Object Key Null EnumMember Struct Event Operator TypeParameter',
  ),
  CodeActionTriggerKind: enumeration(1, 'Invoke Automatic'),
  SignatureHelpTriggerKind: enumeration(1, 'Invoke TriggerCharacter ContentChange'),
  InlayHintKind: enumeration(1, 'Type Parameter'),
  ViewColumn: { Active: -1, Beside: -2, One: 1, Two: 2 },
  TextDocumentSaveReason: enumeration(1, 'Manual AfterDelay FocusOut'),
  TextDocumentChangeReason: enumeration(1, 'Undo Redo'),
  FoldingRangeKind: enumeration(1, 'Comment Imports Region'),
  DocumentHighlightKind: enumeration(0, 'Text Read Write'),
  EndOfLine: enumeration(1, 'LF CRLF'),
  FileType: enumeration(0, 'Unknown File Directory'),
  NotebookCellKind: enumeration(1, 'Markup Code'),
  ProgressLocation: { SourceControl: 1, Window: 10, Notification: 15 },
  StatusBarAlignment: enumeration(1, 'Left Right'),
  LogLevel: enumeration(0, 'Off Trace Debug Info Warning Error'),
  UIKind: enumeration(1, 'Desktop Web'),
  ExtensionMode: enumeration(1, 'Production Development Test'),
};
