'use strict';
// What the commands do that are about specs.

const { Position, Range, SnippetString, Uri, ViewColumn, commands, languages, window, workspace } = require('vscode');
const { ID } = require('./documents');

/**
 * The client of a server that runs.
 *
 * @typedef {import('vscode-languageclient/node').LanguageClient} Client
 *
 * What specs can be about: components, each with a snippet of a spec to begin with, and frameworks.
 *
 * @typedef {{ name: string, title: string, platform: string }} Framework
 * @typedef {{ components: { name: string, title: string, snippet: string }[], frameworks: Framework[] }} Answer
 */

/**
 * Opens a new spec of a component and frameworks that are chosen from lists.
 *
 * @param {Client} client
 */
async function newSpec(client) {
  const folder = (workspace.workspaceFolders || [])[0];
  const asked = { uri: folder ? folder.uri.toString() : null };
  /** @type {Answer} */
  const { components, frameworks } = await client.sendRequest(`${ID}/components`, asked);
  const component = await choose(
    'Which component is it about?',
    components.map(({ name, title }) => ({ label: title, description: name, value: name })),
  );
  if (!component) return;
  const chosen = await choose('Which frameworks is it about?', choices(frameworks));
  if (!chosen) return;
  /** @type {Answer} */
  const answer = await client.sendRequest(`${ID}/components`, { ...asked, component, frameworks: chosen });
  const [made] = answer.components;
  if (!made) return;
  const document = await workspace.openTextDocument(unusedName(made.name));
  const editor = await window.showTextDocument(document);
  await editor.insertSnippet(new SnippetString(made.snippet));
}

/**
 * Asks for one of several values.
 *
 * @template T
 * @param {string} placeHolder
 * @param {{ label: string, description: string, value: T }[]} items
 */
async function choose(placeHolder, items) {
  const options = { title: 'New Accessibility Spec', placeHolder, matchOnDescription: true };
  const choice = await window.showQuickPick(items, options);
  return choice && choice.value;
}

/**
 * The frameworks that one spec can be about: one of each platform, or one alone.
 *
 * @param {Framework[]} frameworks
 */
function choices(frameworks) {
  const [first] = frameworks;
  // One that is at home on both platforms stands alone.
  const others = frameworks.filter(({ platform }) => !platform.includes(first.platform));
  const pairs = frameworks
    .filter(({ platform }) => platform === first.platform)
    .flatMap((one) => others.map((other) => [one, other]));
  return [...pairs, ...frameworks.map((one) => [one])].map((chosen) => ({
    label: chosen.map(({ title }) => title).join(' and '),
    description: chosen.map(({ platform }) => platform).join(' and '),
    value: chosen.map(({ name }) => name),
  }));
}

/**
 * A name for a draft of a spec, which VS Code proposes when the draft is saved.
 *
 * @param {string} component
 */
function unusedName(component) {
  const taken = workspace.textDocuments.map(({ uri }) => String(uri));
  for (let number = 1; ; number += 1) {
    const path = `${component}${number > 1 ? `-${number}` : ''}.a11y.yaml`;
    const uri = Uri.from({ scheme: 'untitled', path });
    if (!taken.includes(String(uri))) return uri;
  }
}

/** Makes all the safe fixes of the document. */
function fixAll() {
  return commands.executeCommand('editor.action.sourceAction', { kind: 'source.fixAll', apply: 'first' });
}

/** Shows Markdown as a page. */
const PREVIEW = 'vscode.markdown.preview.editor';

/**
 * Shows beside the spec what is known of a rule: the given one, or that of the finding at the cursor.
 *
 * @param {unknown} [code]
 */
async function explainRule(code) {
  const word = typeof code === 'string' ? code : await codeAtCursor();
  if (!word) return;
  const uri = Uri.from({ scheme: ID, path: `/explain/${word}.md` });
  try {
    // A rule that is not known is told here; the page would only stay empty.
    await workspace.openTextDocument(uri);
    await commands.executeCommand('vscode.openWith', uri, PREVIEW, ViewColumn.Beside);
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
