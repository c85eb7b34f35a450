'use strict';
// Checks every spec of the workspace, open or not, and shows what is found among VS Code's problems.

const { ProgressLocation, Uri, commands, languages, window, workspace } = require('vscode');
const { linkToExplanation } = require('./client');
const { ID } = require('./documents');

/**
 * The server's answer about one document.
 *
 * @typedef {{ kind: string, uri: string, items?: import('vscode-languageclient').Diagnostic[] }} Report
 */

/** The findings of documents that are not open; those of open ones the client has. */
class WorkspaceCheck {
  constructor() {
    this.findings = languages.createDiagnosticCollection(`${ID}.workspace`);
    this.listener = workspace.onDidOpenTextDocument(({ uri }) => this.findings.delete(uri));
  }

  /** @param {import('vscode-languageclient/node').LanguageClient} client */
  async run(client) {
    if (this.isDoneByItself(client)) return commands.executeCommand('workbench.actions.view.problems');
    const options = { location: ProgressLocation.Notification, title: 'Checking all specs…', cancellable: true };
    const reports = await window.withProgress(options, (_, token) => this.ask(client, token));
    if (!reports) return undefined;
    this.findings.clear();
    const open = new Set(workspace.textDocuments.map(({ uri }) => String(uri)));
    let count = 0;
    let faulty = 0;
    for (const { uri, items = [] } of reports) {
      count += items.length;
      faulty += items.length > 0 ? 1 : 0;
      const target = Uri.parse(uri);
      const diagnostics = await client.protocol2CodeConverter.asDiagnostics(items);
      diagnostics.forEach(linkToExplanation);
      if (!open.has(String(target))) this.findings.set(target, diagnostics);
    }
    return this.tell(count, faulty, reports.length);
  }

  /**
   * Whether the client asks for the findings of the whole workspace all the time.
   *
   * @param {import('vscode-languageclient/node').LanguageClient} client
   */
  isDoneByItself(client) {
    const provider = client.initializeResult && client.initializeResult.capabilities.diagnosticProvider;
    return Boolean(provider && provider.workspaceDiagnostics);
  }

  /**
   * @param {import('vscode-languageclient/node').LanguageClient} client
   * @param {import('vscode').CancellationToken} token
   * @returns {Promise<Report[] | undefined>}  nothing when it is cancelled or fails, which is told
   */
  async ask(client, token) {
    try {
      /** @type {{ items: Report[] }} */
      const { items } = await client.sendRequest('workspace/diagnostic', { previousResultIds: [] }, token);
      return items;
    } catch (error) {
      if (!token.isCancellationRequested) {
        window.showErrorMessage(`a11y-spec: ${error instanceof Error ? error.message : error}`);
      }
      return undefined;
    }
  }

  /**
   * @param {number} count  of findings
   * @param {number} faulty  documents that have some
   * @param {number} all  documents
   */
  async tell(count, faulty, all) {
    const specs = all === 1 ? '1 spec' : `${all} specs`;
    if (count === 0) return window.showInformationMessage(`a11y-spec: nothing is found in ${specs}.`);
    const findings = count === 1 ? '1 finding' : `${count} findings`;
    const choice = await window.showInformationMessage(`a11y-spec: ${findings} in ${faulty} of ${specs}.`, 'Show Problems');
    return choice ? commands.executeCommand('workbench.actions.view.problems') : undefined;
  }

  dispose() {
    this.listener.dispose();
    this.findings.dispose();
  }
}

module.exports = { WorkspaceCheck };
