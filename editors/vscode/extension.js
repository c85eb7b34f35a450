'use strict';

const fs = require('fs');
const os = require('os');
const path = require('path');
const { commands, window, workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

/** The settings section, the client's id (which `trace.server` is read by) and the language's id. */
const ID = 'a11y-spec';

/** @type {import('vscode').OutputChannel} */
let output;

/** The client of the running server, or `undefined` while there is none. */
let client;

/** Starts and stops follow one another: each waits for the one before it. */
let queue = Promise.resolve();

exports.activate = async (context) => {
  output = window.createOutputChannel('a11y-spec');
  context.subscriptions.push(
    output,
    commands.registerCommand(`${ID}.restart`, restart),
    commands.registerCommand(`${ID}.showOutput`, () => output.show()),
    // The documents of the built-in guidelines, which a definition opens.
    workspace.registerTextDocumentContentProvider(ID, { provideTextDocumentContent }),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(`${ID}.server.path`)) return restart();
    }),
  );
  await restart();
};

exports.deactivate = () => inTurn(stop);

/** Ends the server, if it runs, and starts the one that the settings name now. */
function restart() {
  return inTurn(async () => {
    await stop();
    await start();
  });
}

function inTurn(step) {
  queue = queue.then(step).catch((error) => output.appendLine(String(error)));
  return queue;
}

async function start() {
  const setting = serverPath();
  const command = locate(setting);
  if (!command) {
    output.appendLine(`The server '${setting}' was not found.`);
    offerSettings(setting);
    return;
  }
  client = new LanguageClient(
    ID,
    'a11y-spec',
    { command, args: ['serve'] },
    {
      documentSelector: [
        ...['file', 'untitled'].map((scheme) => ({ scheme, language: ID })),
        // Guidelines of a team's own; the server is silent about files that are none.
        { scheme: 'file', pattern: '**/*.model.{yaml,yml}' },
        { scheme: 'file', pattern: '**/*.{md,markdown}' },
      ],
      outputChannel: output,
      middleware: {
        workspace: {
          // A server whose path has changed is being replaced, and can no longer be told.
          didChangeConfiguration: async (sections, next) => {
            if (serverPath() === setting) await next(sections);
          },
        },
      },
    },
  );
  client.registerFeature(ownAbilities);
  await client.start();
}

/** The text of a guideline, which the server has. */
async function provideTextDocumentContent(uri) {
  if (!client) throw new Error('The server of a11y-spec does not run.');
  const answer = await client.sendRequest('workspace/textDocumentContent', { uri: uri.toString() });
  return answer.text;
}

/** Tells the server which commands of the editor its items may bring, as rust-analyzer's client does, and that guidelines can be opened. */
const ownAbilities = {
  fillClientCapabilities(capabilities) {
    capabilities.workspace = { ...capabilities.workspace, textDocumentContent: {} };
    capabilities.experimental = {
      ...capabilities.experimental,
      commands: { commands: ['editor.action.triggerSuggest'] },
    };
  },
  initialize() {},
  getState: () => ({ kind: 'static' }),
  // Before version 9 the library calls `dispose` instead.
  clear() {},
  dispose() {},
};

async function stop() {
  const running = client;
  client = undefined;
  // A client that never came up has nothing to stop, and says so by throwing.
  if (running && running.needsStop()) await running.stop();
}

/** Tells that there is no server, without holding up the editor until somebody answers. */
async function offerSettings(setting) {
  const open = 'Open Settings';
  const message = `a11y-spec: '${setting}' was not found. Install it, or say where it is.`;
  if ((await window.showErrorMessage(message, open)) === open) {
    await commands.executeCommand('workbench.action.openSettings', `${ID}.server.path`);
  }
}

function serverPath() {
  return workspace.getConfiguration(ID).get('server.path') || ID;
}

/** The program that a setting means, as an absolute path, or `undefined` when there is none. */
function locate(setting) {
  const [folder] = workspace.workspaceFolders || [];
  const name = setting
    .replace(/^~(?=[/\\])/, os.homedir())
    .replace(/\$\{workspaceFolder\}/g, folder ? folder.uri.fsPath : '');
  const places = /[/\\]/.test(name) ? [''] : (process.env.PATH || '').split(path.delimiter);
  const endings = process.platform === 'win32' ? ['', '.exe'] : [''];
  const candidates = places.flatMap((place) => endings.map((end) => path.resolve(place, name + end)));
  return candidates.find(isProgram);
}

function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
