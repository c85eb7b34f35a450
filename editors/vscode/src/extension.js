'use strict';
// What VS Code calls: brings the parts together.

const fs = require('fs');
const os = require('os');
const { commands, window, workspace } = require('vscode');
const { checkWorkspace } = require('./check');
const { ClosedDocuments } = require('./closed');
const { createClient, serverPath, EXPLAIN, OPEN_GUIDELINE } = require('./client');
const { explainRule, fixAll, newSpec, openGuideline } = require('./commands');
const { ID } = require('./documents');
const { openSettings, tellFailure, tellMissing } = require('./notices');
const { findProgram } = require('./program');
const { Server } = require('./server');
const { Status } = require('./status');

/** @type {Server | undefined} */
let server;

/** @type {import('vscode').OutputChannel | undefined} */
let channel;

/**
 * Waits for no server: VS Code deactivates only what has been activated, and so a server that never
 * answers could outlive a window that is closed meanwhile.
 *
 * @param {import('vscode').ExtensionContext} context
 */
exports.activate = (context) => {
  const output = (channel = window.createOutputChannel('a11y-spec'));
  const status = new Status();
  const closed = new ClosedDocuments();
  const running = (server = createServer(context.extensionPath, output, status, closed));
  context.subscriptions.push(
    status,
    closed,
    commands.registerCommand(`${ID}.restart`, () => running.restart()),
    commands.registerCommand(`${ID}.showOutput`, () => output.show()),
    commands.registerCommand(`${ID}.showMenu`, () => status.showMenu()),
    commands.registerCommand(`${ID}.openSettings`, () => openSettings()),
    commands.registerCommand(`${ID}.newSpec`, () => withClient(running, newSpec)),
    commands.registerCommand(`${ID}.checkWorkspace`, () => withClient(running, checkWorkspace)),
    commands.registerCommand(`${ID}.fixAll`, () => fixAll()),
    commands.registerCommand(EXPLAIN, (code) => withClient(running, () => explainRule(code))),
    commands.registerCommand(OPEN_GUIDELINE, openGuideline),
    // What a definition or the code of a finding opens, and no file holds.
    workspace.registerTextDocumentContentProvider(ID, {
      provideTextDocumentContent: (uri) => withClient(running, (client) => textOf(client, uri)),
    }),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(`${ID}.server.path`)) return running.restart();
      return undefined;
    }),
    workspace.onDidGrantWorkspaceTrust(() => running.restart()),
    window.onDidChangeWindowState(({ focused }) => {
      if (focused) void running.retry();
    }),
  );
  void commands.executeCommand('setContext', `${ID}.isActive`, true);
  void running.restart();
};

exports.deactivate = async () => {
  if (server) await server.stop();
  // VS Code disposes of the subscriptions without waiting for this, and the client writes to the last.
  if (channel) channel.dispose();
};

/**
 * The server of this window, not yet started.
 *
 * @param {string} extension  its folder
 * @param {import('vscode').OutputChannel} output
 * @param {Status} status
 * @param {ClosedDocuments} closed
 */
function createServer(extension, output, status, closed) {
  /** @type {Server} */
  const made = new Server({
    find: () => find(extension),
    folder: () => (workspace.isTrusted && existingFolder()) || os.homedir(),
    createClient(child) {
      const setting = serverPath();
      return createClient(child, output, () => serverPath() === setting, closed);
    },
    tellMissing,
    tellFailure,
    log: (line) => output.appendLine(line),
    changed(state) {
      status.show(state, state === 'running' ? versionOf(made) : '', made.problem);
      // In a window that is being closed there is nobody to be told.
      commands.executeCommand('setContext', `${ID}.isRunning`, state === 'running').then(undefined, () => {});
    },
  });
  return made;
}

/** @param {string} extension */
function find(extension) {
  return findProgram({
    setting: serverPath(),
    extension,
    folders: folders(),
    isTrusted: workspace.isTrusted,
    home: os.homedir(),
    environment: process.env,
    platform: process.platform,
  });
}

/** The folders of the workspace that are on this machine. */
function folders() {
  const all = (workspace.workspaceFolders || []).filter(({ uri }) => uri.scheme === 'file');
  return all.map(({ name, uri }) => ({ name, path: uri.fsPath }));
}

/** The first of them; a workspace may name one that has been deleted. */
function existingFolder() {
  return folders().map(({ path }) => path).find((path) => fs.existsSync(path));
}

/** @param {Server} of */
function clientOf(of) {
  const client = of.state === 'running' && of.run && of.run.client;
  return /** @type {import('vscode-languageclient/node').LanguageClient | undefined} */ (client || undefined);
}

/** @param {Server} of */
function versionOf(of) {
  const client = clientOf(of);
  const info = client && client.initializeResult && client.initializeResult.serverInfo;
  return (info && info.version) || '';
}

/**
 * Does something with the server as soon as it runs.
 *
 * @template T
 * @param {Server} of
 * @param {(client: import('vscode-languageclient/node').LanguageClient) => PromiseLike<T>} body
 * @returns {Promise<T | undefined>}
 */
async function withClient(of, body) {
  await of.settled();
  const client = clientOf(of);
  if (client) return body(client);
  of.tell();
  return undefined;
}

/**
 * The text of one of the server's own documents.
 *
 * @param {import('vscode-languageclient/node').LanguageClient} client
 * @param {import('vscode').Uri} uri
 * @returns {Promise<string>}
 */
async function textOf(client, uri) {
  /** @type {{ text: string }} */
  const answer = await client.sendRequest('workspace/textDocumentContent', { uri: uri.toString() });
  return answer.text;
}
