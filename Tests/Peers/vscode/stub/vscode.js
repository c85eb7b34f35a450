'use strict';
// A stand-in for the `vscode` module: enough of it for an extension and its client library to start,
// to synchronise documents and to register what they offer. It shows what the extension does, never
// how VS Code draws it. `author` holds what a person does in VS Code, and what they get to see.

const fs = require('fs');
const path = require('path');
const values = require('./values');
const { Disposable, EventEmitter, Position, Range, Uri } = values;

const author = {
  /** The providers of documents that no file holds, by scheme. */
  contents: new Map(),
  /** The manifest of the extension, which languages and default settings are read from. */
  manifest: { contributes: {} },
  /** Settings that differ from their defaults, by full name. */
  settings: {},
  /** Notifications that were shown, and what the person clicks in the next ones. */
  messages: [],
  clicks: [],
  outputs: new Map(),
  executed: [],
  /** The lists that were shown, the label that is chosen in the next ones, and what was typed. */
  lists: [],
  choices: [],
  /** The snippets that were inserted. */
  snippets: [],
  /** What commands of the extension's own are switched by. */
  contexts: {},
  status: undefined,
};

const events = {};
const emitter = (name) => (events[name] = events[name] || new EventEmitter());
const fire = (name, event) => emitter(name).fire(event);

// Documents

let shownDocuments = [];

class TextDocument {
  constructor(uri, languageId, text) {
    Object.assign(this, { uri, languageId, text, version: 1, isDirty: false, isClosed: false });
    Object.assign(this, { isUntitled: uri.scheme === 'untitled', fileName: uri.fsPath, eol: 1 });
  }
  get lines() {
    return this.text.split('\n');
  }
  get lineCount() {
    return this.lines.length;
  }
  lineAt(line) {
    const text = this.lines[line.line === undefined ? line : line.line];
    return { text, range: new Range(line, 0, line, text.length) };
  }
  getText(range) {
    return range ? this.text.slice(this.offsetAt(range.start), this.offsetAt(range.end)) : this.text;
  }
  getWordRangeAtPosition(position, pattern = /[\w-]+/) {
    const { text } = this.lineAt(position);
    for (const { index, 0: word } of text.matchAll(new RegExp(pattern, 'g'))) {
      const isHere = index <= position.character && position.character <= index + word.length;
      if (isHere) return new Range(position.line, index, position.line, index + word.length);
    }
    return undefined;
  }
  offsetAt({ line, character }) {
    const before = this.lines.slice(0, line);
    return before.reduce((sum, text) => sum + text.length + 1, character);
  }
  positionAt(offset) {
    const before = this.text.slice(0, offset).split('\n');
    return new Position(before.length - 1, before[before.length - 1].length);
  }
}

function change(document, edits) {
  const last = (a, b) => b.range.start.compareTo(a.range.start);
  const contentChanges = [...edits].sort(last).map(({ range, newText }) => {
    const rangeOffset = document.offsetAt(range.start);
    const rangeLength = document.offsetAt(range.end) - rangeOffset;
    return { range, rangeOffset, rangeLength, text: newText };
  });
  for (const { rangeOffset, rangeLength, text } of contentChanges) {
    const rest = document.text.slice(rangeOffset + rangeLength);
    document.text = document.text.slice(0, rangeOffset) + text + rest;
  }
  document.version += 1;
  document.isDirty = true;
  fire('onDidChangeTextDocument', { document, contentChanges, reason: undefined });
}

/** What a snippet is before anything is typed in its places. */
function plainSnippet(value) {
  const filled = value.replace(/\$\{\d+:([^}]*)\}/g, '$1').replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1');
  return filled.replace(/\$\d+/g, '').replace(/\\([$}\\])/g, '$1');
}
author.plainSnippet = plainSnippet;

/** Shows a document's tab, or the first one that is left, and tells which were opened and closed. */
function showTabs(active, { opened = [], closed = [] }) {
  const tab = (document) => ({ input: new values.TabInputText(document.uri) });
  shownDocuments = [...shownDocuments, ...opened].filter((document) => !closed.includes(document));
  const group = { isActive: true, tabs: shownDocuments.map(tab) };
  window.tabGroups.all = [group];
  window.tabGroups.activeTabGroup = group;
  fire('onDidChangeTabs', { opened: opened.map(tab), closed: closed.map(tab), changed: [] });
  const start = new Position(0, 0);
  const insertSnippet = async ({ value }) => {
    author.snippets.push(value);
    change(active, [{ range: new Range(start, start), newText: plainSnippet(value) }]);
    return true;
  };
  const editor = active && { document: active, selection: { active: start }, insertSnippet };
  window.activeTextEditor = editor;
  window.visibleTextEditors = editor ? [editor] : [];
  fire('onDidChangeActiveTextEditor', editor);
}

author.languageOf = (name) => {
  const languages = author.manifest.contributes.languages || [];
  const found = languages.find(
    ({ extensions = [], filenames = [] }) =>
      filenames.includes(path.basename(name)) || extensions.some((end) => name.endsWith(end)),
  );
  return found ? found.id : 'plaintext';
};

author.open = (uri, languageId, text) => {
  const document = new TextDocument(uri, languageId, text);
  // VS Code tells of the tab first, and of its document then.
  showTabs(document, { opened: [document] });
  workspace.textDocuments.push(document);
  fire('onDidOpenTextDocument', document);
  return document;
};

author.openFile = (name) =>
  author.open(Uri.file(name), author.languageOf(name), fs.readFileSync(name, 'utf8'));

author.close = (document) => {
  workspace.textDocuments.splice(workspace.textDocuments.indexOf(document), 1);
  document.isClosed = true;
  showTabs(workspace.textDocuments[0], { closed: [document] });
  fire('onDidCloseTextDocument', document);
};

/** Saves a document for a reason, as VS Code does by itself when `files.autoSave` says so. */
author.save = (document, reason) => {
  fire('onWillSaveTextDocument', { document, reason, waitUntil() {} });
  document.isDirty = false;
  fire('onDidSaveTextDocument', document);
};

/** Tells that something has happened, such as that the window has the focus again. */
author.fire = (name, event) => fire(name, event);

/** Replaces the folders of the workspace. */
author.openFolders = (folders) => {
  const [removed, added] = [workspace.workspaceFolders || [], folders || []];
  workspace.workspaceFolders = folders;
  fire('onDidChangeWorkspaceFolders', { added, removed });
};

author.replace = (document, range, newText) => change(document, [{ range, newText }]);

author.set = (name, value) => {
  author.settings[name] = value;
  const affectsConfiguration = (section) => name === section || name.startsWith(`${section}.`);
  fire('onDidChangeConfiguration', { affectsConfiguration });
};

// Languages

const providers = [];
const collections = [];

const globs = new Map();
function globbed(pattern) {
  if (!globs.has(pattern)) {
    const source = pattern
      .replace(/[.+^$()|[\]\\]/g, '\\$&')
      .replace(/\*\*\//g, '\u0000')
      .replace(/\*/g, '[^/]*')
      .replace(/\u0000/g, '(?:.*/)?')
      .replace(/\{([^}]*)\}/g, (_, choices) => `(?:${choices.replace(/,/g, '|')})`);
    globs.set(pattern, new RegExp(`^${source}$`));
  }
  return globs.get(pattern);
}

function fits(filter, document) {
  if (typeof filter === 'string') return filter === '*' || filter === document.languageId;
  const pattern = filter.pattern && (filter.pattern.pattern || filter.pattern);
  return (
    (!filter.language || filter.language === document.languageId) &&
    (!filter.scheme || filter.scheme === document.uri.scheme) &&
    (!pattern || globbed(pattern).test(document.uri.path))
  );
}

const languages = {
  match: (selector, document) => ([].concat(selector).some((one) => fits(one, document)) ? 10 : 0),
  createDiagnosticCollection(name) {
    const files = new Map();
    const collection = {
      name,
      set(uri, items) {
        if (Array.isArray(uri)) uri.forEach(([one, list]) => collection.set(one, list));
        else files.set(uri.toString(), items || []);
      },
      get: (uri) => files.get(uri.toString()),
      has: (uri) => files.has(uri.toString()),
      delete: (uri) => files.delete(uri.toString()),
      clear: () => files.clear(),
      forEach: (body) => files.forEach((items, uri) => body(Uri.parse(uri), items, collection)),
      dispose() {
        files.clear();
        collections.splice(collections.indexOf(collection), 1);
      },
    };
    collections.push(collection);
    return collection;
  },
  getDiagnostics: (uri) => collections.flatMap((collection) => collection.get(uri) || []),
  getLanguages: async () => [],
};

const KINDS =
  'Hover CompletionItem CodeActions InlayHints DocumentSymbol WorkspaceSymbol Definition Declaration ' +
  'TypeDefinition Implementation Reference DocumentHighlight CodeLens DocumentLink Rename SignatureHelp ' +
  'Color FoldingRange SelectionRange CallHierarchy TypeHierarchy LinkedEditingRange InlineValues ' +
  'DocumentFormattingEdit DocumentRangeFormattingEdit OnTypeFormattingEdit DocumentSemanticTokens ' +
  'DocumentRangeSemanticTokens InlineCompletionItem';
for (const kind of KINDS.split(' ')) {
  languages[`register${kind}Provider`] = (selector, provider, ...more) => {
    // Workspace symbols belong to no document, so theirs comes without a selector.
    const entry =
      kind === 'WorkspaceSymbol' ? { kind, selector: '*', provider: selector } : { kind, selector, provider, more };
    providers.push(entry);
    return new Disposable(() => providers.splice(providers.indexOf(entry), 1));
  };
}

author.provider = (kind, document) => {
  const found = providers.find((one) => one.kind === kind && languages.match(one.selector, document));
  return found && found.provider;
};

// Workspace, window, commands

/** The settings of single folders, by the folder's path. */
author.folderSettings = {};

function setting(name, folder) {
  const own = author.folderSettings[folder] || {};
  if (name in own) return own[name];
  if (name in author.settings) return author.settings[name];
  const { properties = {} } = author.manifest.contributes.configuration || {};
  if (name in properties) return properties[name].default;
  const inside = [...new Set([properties, author.settings, own].flatMap((one) => Object.keys(one)))]
    .filter((key) => key.startsWith(`${name}.`))
    .map((key) => key.slice(name.length + 1).split('.')[0]);
  if (inside.length === 0) return undefined;
  return Object.fromEntries(inside.map((key) => [key, setting(`${name}.${key}`, folder)]));
}

const workspace = {
  name: 'specs',
  workspaceFolders: undefined,
  textDocuments: [],
  notebookDocuments: [],
  isTrusted: true,
  fs: { readFile: async (uri) => fs.readFileSync(uri.fsPath) },
  /** The files of all folders that a pattern matches. */
  async findFiles(pattern) {
    const below = (folder) =>
      fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const name = path.join(folder, entry.name);
        return entry.isDirectory() ? below(name) : [name];
      });
    const names = (workspace.workspaceFolders || []).flatMap(({ uri }) => below(uri.fsPath));
    return names.filter((name) => globbed(pattern).test(name)).map(Uri.file);
  },
  getWorkspaceFolder: (uri) =>
    (workspace.workspaceFolders || []).find(({ uri: root }) => `${uri.path}/`.startsWith(`${root.path}/`)),
  getConfiguration: (section, scope) => ({
    get(key, fallback) {
      const folder = scope && workspace.getWorkspaceFolder(scope.uri || scope);
      const value = setting([section, key].filter(Boolean).join('.'), folder && folder.uri.path);
      return value === undefined ? fallback : value;
    },
  }),
  createFileSystemWatcher: (pattern) => ({
    pattern,
    onDidCreate: emitter('fileCreated').event,
    onDidChange: emitter('fileChanged').event,
    onDidDelete: emitter('fileDeleted').event,
    dispose() {},
  }),
  asRelativePath: (uri) => path.basename(uri.path || uri),
  registerTextDocumentContentProvider(scheme, provider) {
    author.contents.set(scheme, provider);
    return new Disposable(() => author.contents.delete(scheme));
  },
  async openTextDocument(what) {
    if (what.content !== undefined) {
      const uri = Uri.from({ scheme: 'untitled', path: `Untitled-${workspace.textDocuments.length + 1}` });
      return author.open(uri, what.language, what.content);
    }
    const open = workspace.textDocuments.find((one) => String(one.uri) === String(what));
    if (open) return open;
    if (what.scheme === 'untitled') return author.open(what, author.languageOf(what.path), '');
    const provider = author.contents.get(what.scheme);
    const text = provider && (await provider.provideTextDocumentContent(what, new values.CancellationTokenSource().token));
    if (typeof text !== 'string') throw new Error(`cannot open ${what}`);
    return author.open(what, author.languageOf(what.path), text);
  },
  async applyEdit(edit) {
    for (const [uri, edits] of edit.entries()) {
      const document = workspace.textDocuments.find((one) => String(one.uri) === String(uri));
      if (!document) return false;
      change(document, edits);
    }
    return true;
  },
};

const show = (level) => async (text, ...choices) => {
  const titles = choices.map((choice) => choice.title || choice);
  author.messages.push({ level, text, choices: titles });
  const index = titles.indexOf(author.clicks[0]);
  return index < 0 ? undefined : choices[(author.clicks.shift(), index)];
};

function channel(name) {
  const output = { name, text: '', logLevel: 2, onDidChangeLogLevel: emitter('logLevel').event };
  output.append = (text) => {
    if (!author.outputs.has(name)) throw new Error('Channel has been closed');
    output.text += text;
  };
  output.appendLine = (text) => output.append(`${text}\n`);
  output.replace = (text) => (output.text = text);
  output.clear = () => output.replace('');
  output.show = () => (output.shown = true);
  output.hide = () => (output.shown = false);
  output.dispose = () => author.outputs.delete(name);
  author.outputs.set(name, output);
  for (const level of ['trace', 'debug', 'info', 'warn', 'error']) {
    output[level] = (text) => output.appendLine(`[${level}] ${text}`);
  }
  return output;
}

const window = {
  activeTextEditor: undefined,
  visibleTextEditors: [],
  visibleNotebookEditors: [],
  state: { focused: true, active: true },
  tabGroups: {
    all: [],
    activeTabGroup: undefined,
    onDidChangeTabs: emitter('onDidChangeTabs').event,
    onDidChangeTabGroups: emitter('onDidChangeTabGroups').event,
  },
  createOutputChannel: channel,
  showErrorMessage: show('error'),
  showWarningMessage: show('warning'),
  showInformationMessage: show('information'),
  withProgress: (_, body) => body({ report() {} }, new values.CancellationTokenSource().token),
  showTextDocument: async (document) => {
    showTabs(document, {});
    return window.activeTextEditor;
  },
  createStatusBarItem(id) {
    const item = { id, isShown: false, show: () => (item.isShown = true), hide: () => (item.isShown = false) };
    item.dispose = () => (author.status = undefined);
    return (author.status = item);
  },
  async showQuickPick(items) {
    author.lists.push(await items);
    const wanted = author.choices.shift();
    return (await items).find((item) => (item.label || item) === wanted);
  },
};

for (const name of [
  'onDidOpenTextDocument',
  'onDidCloseTextDocument',
  'onDidChangeTextDocument',
  'onDidSaveTextDocument',
  'onWillSaveTextDocument',
  'onDidOpenNotebookDocument',
  'onDidCloseNotebookDocument',
  'onDidChangeNotebookDocument',
  'onDidSaveNotebookDocument',
  'onDidChangeConfiguration',
  'onDidChangeWorkspaceFolders',
  'onDidGrantWorkspaceTrust',
  'onDidCreateFiles',
  'onDidRenameFiles',
  'onDidDeleteFiles',
  'onWillCreateFiles',
  'onWillRenameFiles',
  'onWillDeleteFiles',
]) {
  workspace[name] = emitter(name).event;
}
for (const name of [
  'onDidChangeActiveTextEditor',
  'onDidChangeVisibleTextEditors',
  'onDidChangeVisibleNotebookEditors',
  'onDidChangeWindowState',
]) {
  window[name] = emitter(name).event;
}

const registered = new Map();
const commands = {
  registerCommand(id, body) {
    if (registered.has(id)) throw new Error(`command '${id}' already exists`);
    registered.set(id, body);
    return new Disposable(() => registered.delete(id));
  },
  async executeCommand(id, ...values) {
    author.executed.push([id, ...values]);
    if (id === 'setContext') author.contexts[values[0]] = values[1];
    if (/^((workbench|editor|vscode)\.|setContext$)/.test(id)) return undefined;
    if (!registered.has(id)) throw new Error(`command '${id}' not found`);
    return registered.get(id)(...values);
  },
  getCommands: async () => [...registered.keys()],
};

const api = {
  ...values,
  author,
  version: '1.106.0',
  languages,
  workspace,
  window,
  commands,
  env: { appName: 'stub', language: 'en', remoteName: undefined, clipboard: { text: '', writeText: async (text) => void (author.copied = text) }, openExternal: async () => true },
  extensions: { all: [], getExtension: () => undefined },
  l10n: { t: (text) => text },
};

// Newer client libraries may extend classes that are not here; the driver would name them.
author.unknown = new Set();
module.exports = new Proxy(api, {
  get(target, key) {
    if (!(key in target) && typeof key === 'string' && /^[A-Z]/.test(key)) {
      author.unknown.add(key);
      target[key] = class {};
    }
    return target[key];
  },
});
