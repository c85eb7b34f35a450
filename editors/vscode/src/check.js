'use strict';
// Asks for the findings of every spec of the workspace and tells how many there are. Shown among VS
// Code's problems they are by the client library, which asks for them all the time.

const { ProgressLocation, commands, window } = require('vscode');

/** @typedef {import('vscode-languageclient/node').LanguageClient} Client */

/** @param {Client} client */
async function checkWorkspace(client) {
  const options = { location: ProgressLocation.Notification, title: 'Checking all specs', cancellable: true };
  const counts = await window.withProgress(options, (_, token) => countFindings(client, token));
  if (!counts) return undefined;
  const choice = await window.showInformationMessage(summary(counts), ...(counts.some(Boolean) ? [SHOW] : []));
  return choice && commands.executeCommand('workbench.actions.view.problems');
}

const SHOW = 'Show Problems';

/**
 * @param {Client} client
 * @param {import('vscode').CancellationToken} token
 * @returns how many findings each spec has, or nothing when it was cancelled
 */
async function countFindings(client, token) {
  try {
    /** @type {{ items: { items?: unknown[] }[] }} */
    const { items } = await client.sendRequest('workspace/diagnostic', { previousResultIds: [] }, token);
    return items.map((report) => (report.items || []).length);
  } catch (problem) {
    if (token.isCancellationRequested) return undefined;
    throw problem;
  }
}

/** @param {number[]} counts  of the findings of each spec */
function summary(counts) {
  if (counts.length === 0) return 'a11y-spec: the workspace has no specs.';
  const specs = counts.length === 1 ? '1 spec' : `${counts.length} specs`;
  const count = counts.reduce((sum, one) => sum + one, 0);
  if (count === 0) return `a11y-spec: nothing is found in ${specs}.`;
  const findings = count === 1 ? '1 finding' : `${count} findings`;
  return `a11y-spec: ${findings} in ${counts.filter(Boolean).length} of ${specs}.`;
}

module.exports = { checkWorkspace };
