'use strict';
// What the commands do that are about specs.

const { Position, Range, Uri, commands, languages, window, workspace } = require('vscode');
const { ID } = require('./documents');

/**
 * The client of a server that runs.
 *
 * @typedef {import('vscode-languageclient/node').LanguageClient} Client
 *
 * A component that specs can be about, with a spec to begin with.
 *
 * @typedef {{ name: string, title: string, spec: string }} Component
 */

/**
 * Opens a new spec of a component that is chosen from a list.
 *
 * @param {Client} client
 */
async function newSpec(client) {
  const folder = (workspace.workspaceFolders || [])[0];
  const asked = { uri: folder ? folder.uri.toString() : null };
  /** @type {{ components: Component[] }} */
  const { components } = await client.sendRequest(`${ID}/components`, asked);
  const items = components.map(({ name, title, spec }) => ({ label: title, description: name, spec }));
  const choice = await window.showQuickPick(items, {
    title: 'New Accessibility Spec',
    placeHolder: 'Which component is it about?',
    matchOnDescription: true,
  });
  if (!choice) return;
  const document = await workspace.openTextDocument({ language: ID, content: choice.spec });
  await window.showTextDocument(document);
}

/** Makes all the safe fixes of the document. */
function fixAll() {
  return commands.executeCommand('editor.action.sourceAction', { kind: 'source.fixAll', apply: 'first' });
}

/**
 * Shows what is known of a rule: the given one, or that of the finding at the cursor.
 *
 * @param {unknown} [code]
 */
async function explainRule(code) {
  const word = typeof code === 'string' ? code : await codeAtCursor();
  if (!word) return;
  const uri = Uri.from({ scheme: ID, path: `/explain/${word}.md` });
  try {
    const document = await workspace.openTextDocument(uri);
    await commands.executeCommand('markdown.showPreview', document.uri);
  } catch (error) {
    window.showErrorMessage(`a11y-spec: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Opens the text of a guideline at a line, counted from 1, as the links of hovers do.
 *
 * @param {unknown} address
 * @param {unknown} line
 */
async function openGuideline(address, line) {
  const uri = Uri.parse(String(address));
  if (uri.scheme !== ID) return;
  const start = new Position(Math.max(0, Number(line) - 1 || 0), 0);
  await window.showTextDocument(uri, { selection: new Range(start, start) });
}

/** The code of the finding at the cursor, or what stands there, which may be a rule's id. */
async function codeAtCursor() {
  const editor = window.activeTextEditor;
  if (!editor) return undefined;
  const { document, selection } = editor;
  const findings = languages.getDiagnostics(document.uri).filter((one) => one.source === ID);
  const here = findings.filter(({ range }) => range.contains(selection.active));
  const onLine = findings.filter(({ range }) => range.start.line === selection.active.line);
  const word = document.getWordRangeAtPosition(selection.active, /[a-z]+(?:-[a-z0-9]+)+/);
  const found = here.length > 0 ? here : word ? [] : onLine;
  const codes = [...new Set(found.map(codeOf))];
  if (codes.length > 1) return window.showQuickPick(codes, { placeHolder: 'Which finding?' });
  if (codes.length > 0) return codes[0];
  if (word) return document.getText(word);
  window.showInformationMessage('a11y-spec finds nothing at the cursor. F8 goes to the next finding.');
  return undefined;
}

/** @param {import('vscode').Diagnostic} diagnostic */
function codeOf({ code }) {
  return String(code && typeof code === 'object' ? code.value : code);
}

module.exports = { newSpec, fixAll, explainRule, openGuideline };
