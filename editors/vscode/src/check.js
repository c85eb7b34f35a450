'use strict';
// Checks every spec of the workspace, open or not, and shows what is found among VS Code's problems.

const { ProgressLocation, commands, languages, window, workspace } = require('vscode');
const { linkToExplanation } = require('./client');
const { ID } = require('./documents');

/** @typedef {import('vscode-languageclient/node').LanguageClient} Client */

/**
 * Where the server is told that a closed file is, while it is checked: not at its own address, at
 * which somebody may open it meanwhile.
 */
const SCHEME = `${ID}-check`;

/** The findings of documents that are not open; those of open ones the client has. */
class WorkspaceCheck {
  constructor() {
    this.findings = languages.createDiagnosticCollection(`${ID}.workspace`);
    this.listener = workspace.onDidOpenTextDocument(({ uri }) => this.findings.delete(uri));
  }

  /** @param {Client} client */
  async run(client) {
    if (isDoneByItself(client)) return showProblems();
    const options = { location: ProgressLocation.Notification, title: 'Checking all specs', cancellable: true };
    const counts = await window.withProgress(options, (progress, token) => this.checkAll(client, progress, token));
    return counts && tell(counts);
  }

  /**
   * @param {Client} client
   * @param {import('vscode').Progress<{ message?: string, increment?: number }>} progress
   * @param {import('vscode').CancellationToken} token
   * @returns how many findings each spec has, or nothing when it was cancelled
   */
  async checkAll(client, progress, token) {
    const uris = await workspace.findFiles('**/*.a11y.{yaml,yml}', undefined, undefined, token);
    const counts = [];
    this.findings.clear();
    for (const uri of uris) {
      if (token.isCancellationRequested) return undefined;
      progress.report({ message: workspace.asRelativePath(uri), increment: 100 / uris.length });
      const isOpen = workspace.textDocuments.some((document) => String(document.uri) === String(uri));
      const found = isOpen
        ? languages.getDiagnostics(uri).filter(({ source }) => source === ID)
        : await checkFile(client, uri);
      if (!isOpen) this.findings.set(uri, found);
      counts.push(found.length);
    }
    return counts;
  }

  dispose() {
    this.listener.dispose();
    this.findings.dispose();
  }
}

/**
 * The findings of a file that is not open.
 *
 * @param {Client} client
 * @param {import('vscode').Uri} uri
 */
async function checkFile(client, uri) {
  const text = new TextDecoder().decode(await workspace.fs.readFile(uri));
  const address = String(uri.with({ scheme: SCHEME }));
  const textDocument = { uri: address };
  await client.sendNotification('textDocument/didOpen', {
    textDocument: { ...textDocument, languageId: ID, version: 0, text },
  });
  /** @type {{ items: import('vscode-languageclient').Diagnostic[] }} */
  const { items } = await client.sendRequest('textDocument/diagnostic', { textDocument });
  await client.sendNotification('textDocument/didClose', { textDocument });
  for (const { location } of items.flatMap(({ relatedInformation = [] }) => relatedInformation)) {
    if (location.uri === address) location.uri = String(uri);
  }
  const diagnostics = await client.protocol2CodeConverter.asDiagnostics(items);
  diagnostics.forEach(linkToExplanation);
  return diagnostics;
}

/**
 * Whether the client asks for the findings of the whole workspace all the time.
 *
 * @param {Client} client
 */
function isDoneByItself({ initializeResult }) {
  const provider = initializeResult && initializeResult.capabilities.diagnosticProvider;
  return Boolean(provider && provider.workspaceDiagnostics);
}

/** @param {number[]} counts  of the findings of each spec */
async function tell(counts) {
  const specs = counts.length === 1 ? '1 spec' : `${counts.length} specs`;
  const count = counts.reduce((sum, one) => sum + one, 0);
  if (count === 0) return window.showInformationMessage(`a11y-spec: nothing is found in ${specs}.`);
  const findings = count === 1 ? '1 finding' : `${count} findings`;
  const faulty = counts.filter((one) => one > 0).length;
  const choice = await window.showInformationMessage(`a11y-spec: ${findings} in ${faulty} of ${specs}.`, 'Show Problems');
  return choice && showProblems();
}

function showProblems() {
  return commands.executeCommand('workbench.actions.view.problems');
}

module.exports = { WorkspaceCheck };
