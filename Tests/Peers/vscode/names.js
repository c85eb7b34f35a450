'use strict';
// What a spec author asks for by name and has laid out in VS Code, through our extension and the real
// client library.
//
// node names.js EXTENSION SERVER FOLDER      one line a step; exit 0 when all of them passed

const path = require('path');
const { author, load, run, servers, step, until, vscode } = require('./harness');
const { find } = require('./specs');
const { diagnosed } = require('./traffic');

const [extensionFolder, server, folder] = process.argv.slice(2).map((name) => path.resolve(name));
const { extension } = load(extensionFolder);
const none = new vscode.CancellationTokenSource().token;
const LIMIT = 30000;

/** Makes edits of a document, from the last one back. */
function apply(document, edits) {
  const back = [...edits].sort((a, b) => b.range.start.compareTo(a.range.start));
  for (const edit of back) author.replace(document, edit.range, edit.newText);
}

async function open(name) {
  const document = author.openFile(path.join(folder, name));
  await until(() => author.provider('Reference', document));
  return document;
}

async function names(document) {
  const place = find(document, 'Day').start;
  const found = await author.provider('Reference', document).provideReferences(document, place, { includeDeclaration: true }, none);
  const texts = found.map(({ range }) => document.getText(range));
  step('a segment is found wherever it is named', texts.filter((text) => text === 'Day').length === 3, texts);
  const marked = await author.provider('DocumentHighlight', document).provideDocumentHighlights(document, place, none);
  step('and marked there', marked.length === found.length, marked.length);
  const declared = await author.provider('Declaration', document).provideDeclaration(document, find(document, 'Day:').start, none);
  step('its moment leads to it', [].concat(declared)[0], declared);
}

async function rename(document) {
  const before = document.text;
  const provider = author.provider('Rename', document);
  for (const [old, name, written] of [['Day', 'Today: now', '"Today: now"'], ['Today', 'Day', 'Day']]) {
    const place = find(document, old).start;
    const asked = await provider.prepareRename(document, place, none);
    step('the old name is shown', asked && asked.placeholder.startsWith(old), asked && asked.placeholder);
    const edit = await provider.provideRenameEdits(document, place, name, none);
    for (const [, edits] of edit.files.values()) apply(document, edits);
    step(`a segment is called ${name}`, document.text.split(written).length > 3, document.lineAt(place.line).text);
  }
  step('there and back to the same text', document.text === before);
  const taken = await provider.provideRenameEdits(document, find(document, 'Day').start, 'Week', none).catch((problem) => problem);
  step('a name that is taken is refused', /something else is called/.test(taken.message), taken.message);
}

async function structure(document) {
  const folds = await author.provider('FoldingRange', document).provideFoldingRanges(document, {}, none);
  step('topics fold', folds.length > 3, folds.length);
  const [chosen] = await author.provider('SelectionRange', document).provideSelectionRanges(document, [find(document, 'Day').start], none);
  let depth = 0;
  for (let range = chosen; range; range = range.parent) depth += 1;
  step('a selection grows by what is written', depth > 3, depth);
  const symbols = await author.provider('WorkspaceSymbol', document).provideWorkspaceSymbols('Tick', none);
  step('a spec that is not open is found by its label', symbols.some(({ name }) => name.includes('Tick')), symbols.map(({ name }) => name));
}

async function layout(document) {
  const before = document.text;
  const options = { tabSize: 2, insertSpaces: true };
  const line = find(document, 'selection').start;
  author.replace(document, new vscode.Range(line, line), 'label:    Span\n');
  apply(document, await author.provider('DocumentFormattingEdit', document).provideDocumentFormattingEdits(document, options, none));
  step('the document is laid out', document.text.includes('\nlabel: Span\n'), document.lineAt(line.line).text);
  const range = new vscode.Range(find(document, 'label: Span').start, find(document, 'label: Span').end);
  author.replace(document, range, 'label:   Span');
  apply(document, await author.provider('DocumentRangeFormattingEdit', document).provideDocumentRangeFormattingEdits(document, find(document, 'label:   Span'), options, none));
  step('so is a selection', document.text.includes('\nlabel: Span\n'), document.lineAt(line.line).text);
  const end = find(document, 'Span\n').end;
  author.replace(document, find(document, 'label: Span'), 'label:   Span');
  apply(document, await author.provider('OnTypeFormattingEdit', document).provideOnTypeFormattingEdits(document, end, '\n', options, none));
  step('and a line, once Enter is pressed', document.text.includes('\nlabel: Span\n'), document.lineAt(line.line).text);
  author.replace(document, new vscode.Range(line, new vscode.Position(line.line + 1, 0)), '');
  step('nothing else has changed', document.text === before);
}

async function drive() {
  author.settings['a11y-spec.server.path'] = server;
  vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.file(folder), name: 'specs', index: 0 }];
  await extension.activate({ subscriptions: [], extensionPath: extensionFolder });
  const document = await open('segmented-control.a11y.yaml');
  await names(document);
  await rename(document);
  await structure(document);
  await layout(document);
  // The library has still to tell of the last edit.
  await until(() => diagnosed(servers[0], String(document.uri), document.version));
  await extension.deactivate();
  const exit = await until(() => servers[0].exit);
  step('the server ends with code 0', exit && exit.code === 0, exit);
}

run(drive, LIMIT);
