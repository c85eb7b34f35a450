'use strict';
// What a spec author does in VS Code beside writing, through our extension and the real client library:
// its commands, its settings, and saving.
//
// node commands.js EXTENSION SERVER FOLDER      one line a step; exit 0 when all of them passed

const path = require('path');
const { author, load, run, servers, step, until, vscode } = require('./harness');
const { current, diagnostics, find, settled, shown } = require('./specs');
const { diagnosed } = require('./traffic');

const [extensionFolder, server, folder] = process.argv.slice(2).map((name) => path.resolve(name));
const { extension } = load(extensionFolder);
const LIMIT = 30000;

async function explain(document) {
  await settled(document);
  const role = find(document, 'role: button');
  author.replace(document, find(document, 'button'), 'slider');
  await settled(document, 'role-expected');
  vscode.window.activeTextEditor.selection = { active: role.start };
  await vscode.commands.executeCommand('a11y-spec.explainRule');
  const [, uri, editor, column] = author.executed.find(([id]) => id === 'vscode.openWith') || [];
  const rule = String(uri) === 'a11y-spec:/explain/role-expected.md';
  step('Explain Rule explains the finding of the line', rule && editor === 'vscode.markdown.preview.editor', author.executed);
  step('beside the spec', column === vscode.ViewColumn.Beside, column);
  const page = vscode.workspace.textDocuments.find((one) => String(one.uri) === String(uri));
  if (page) author.close(page);
  vscode.window.activeTextEditor = { document, selection: { active: role.start } };
  author.replace(document, find(document, 'slider'), 'button');
  await settled(document);
  await vscode.commands.executeCommand('a11y-spec.explainRule');
  step('where there is none it says so', author.messages.length === 1 && author.messages[0].level === 'information', author.messages);
  author.messages.length = 0;

  await vscode.commands.executeCommand('a11y-spec.fixAll');
  const asked = author.executed.find(([id]) => id === 'editor.action.sourceAction');
  step('Fix All asks for the safe fixes', asked && asked[1].kind === 'source.fixAll', asked);
}

/** New specs of several components and frameworks, each in a draft with a name of its own. */
async function newSpecs() {
  const both = ['framework: uikit', 'framework: views'];
  const known = 'Page control,Segmented control,Stepper,Button,Checkbox,Dialog,Link,Radio group,Slider,Snackbar,Switch,Tab,Text field';
  for (const [title, frameworks, name, written] of [
    ['Stepper', 'UIKit and Android Views', 'stepper.a11y.yaml', both],
    ['Stepper', 'SwiftUI and Jetpack Compose', 'stepper-2.a11y.yaml', ['framework: swiftui', 'framework: compose']],
    ['Segmented control', 'Jetpack Compose', 'segmented-control.a11y.yaml', ['framework: compose']],
    ['Page control', 'SwiftUI', 'page-control.a11y.yaml', ['framework: swiftui']],
  ]) {
    author.lists.length = 0;
    author.choices.push(title, frameworks);
    await vscode.commands.executeCommand('a11y-spec.newSpec');
    const [components, choices] = author.lists.map((list) => list.map(({ label }) => label));
    step('New Spec offers the components of the server', components.join() === known, components);
    step('and their frameworks', choices && choices[0] === 'UIKit and Android Views' && choices.length === 9, choices);
    const { document: made } = vscode.window.activeTextEditor;
    const found = made.text.split('\n').map((line) => line.trim()).filter((line) => line.startsWith('framework:'));
    step('a draft has a name to be saved under', String(made.uri) === `untitled:${name}` && made.languageId === 'a11y-spec', String(made.uri));
    step('and is about what was chosen', found.join() === written.join(), found);
    step('with places to type in', /\$\{1:/.test(author.snippets.pop() || ''));
    step('and clean', await settled(made), shown(diagnostics(made)));
  }
  author.choices.push('Stepper');
  const count = vscode.workspace.textDocuments.length;
  await vscode.commands.executeCommand('a11y-spec.newSpec');
  step('nothing is opened where nothing is chosen', vscode.workspace.textDocuments.length === count);
  const drafts = vscode.workspace.textDocuments.filter(({ uri }) => uri.scheme === 'untitled');
  for (const draft of drafts) author.close(draft);
}

/** What a wrong setting tells, and where that leads. */
async function wrongSettings() {
  for (const [name, value, restored] of [
    ['a11y-spec.rules', { 'role-expected': 'warn' }, {}],
    ['a11y-spec.rules', { 'role-expectd': 'error' }, {}],
    ['a11y-spec.guidelines', ['nowhere'], []],
    ['a11y-spec.code-lens', 'yes', null],
  ]) {
    author.clicks.push('Open Settings');
    author.executed.length = 0;
    author.set(name, value);
    const opened = await until(() => author.executed.find(([id]) => id === 'workbench.action.openSettings'));
    const [message, ...others] = author.messages.splice(0);
    step(`a wrong ${name} is told once`, message && message.level === 'warning' && others.length === 0, message);
    step('with a way to the setting', opened && opened[1] === name, opened);
    author.set(name, restored);
  }
}

/** Why a spec is saved is told to a server that asks for it. */
async function saved(document) {
  const { result } = current().received.find(({ id, result: answer }) => id === 0 && answer);
  const { AfterDelay, FocusOut, Manual } = vscode.TextDocumentSaveReason;
  for (const reason of [Manual, AfterDelay, FocusOut]) {
    author.save(document, reason);
    const told = ({ method, params }) => method === 'textDocument/willSave' && params.reason === reason;
    const isTold = result.capabilities.textDocumentSync.willSave
      ? await until(() => current().sent.some(told))
      : !current().sent.some(({ method }) => method === 'textDocument/willSave');
    step('why a spec is saved is told to a server that asks', isTold, result.capabilities.textDocumentSync);
  }
}

async function drive() {
  author.settings['a11y-spec.server.path'] = server;
  vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.file(folder), name: 'specs', index: 0 }];
  await extension.activate({ subscriptions: [], extensionPath: extensionFolder });
  const document = author.openFile(path.join(folder, 'stepper.a11y.yaml'));
  await until(() => author.provider('Hover', document));
  await explain(document);
  await newSpecs();
  await saved(document);
  await wrongSettings();
  // The library has still to tell of the last edit.
  await until(() => diagnosed(servers[0], String(document.uri), document.version));
  await extension.deactivate();
  const exit = await until(() => servers[0].exit);
  step('the server ends with code 0', exit && exit.code === 0, exit);
}

run(drive, LIMIT);
