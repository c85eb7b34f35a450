'use strict';
// The findings of documents that are closed. The library leaves them to the reports on the workspace,
// which tell nothing of drafts, nor of files elsewhere: among the problems theirs would stay for good.

const { workspace } = require('vscode');
const { isOurs } = require('./documents');

/**
 * How long the library may take for its last request about a document that is closed, in
 * milliseconds; until then it lets no report on the workspace change what is shown.
 */
const DELAY = 1000;

/** @typedef {NonNullable<import('vscode-languageclient/node').Middleware['provideWorkspaceDiagnostics']>} Report */

/** Takes the findings of documents away that no report on the workspace is about. */
class ClosedDocuments {
  constructor() {
    /** What the reports are about, of which they tell as well what becomes of it. */
    this.known = new Set();
    /** @type {Parameters<Report>[2] | undefined} */
    this.receive = undefined;
    /** @type {Set<NodeJS.Timeout>} */
    this.timers = new Set();
    this.listener = workspace.onDidCloseTextDocument((document) => {
      if (isOurs(document)) this.clearSoon(document.uri);
    });
  }

  /**
   * Gets a report on the workspace.
   *
   * @param {Parameters<Report>[0]} previous
   * @param {Parameters<Report>[1]} token
   * @param {Parameters<Report>[2]} receive
   * @param {Parameters<Report>[3]} next
   */
  report(previous, token, receive, next) {
    this.known = new Set(previous.map(({ uri }) => String(uri)));
    this.receive = receive;
    return next(previous, token, (chunk) => {
      for (const { uri } of chunk ? chunk.items : []) this.known.add(String(uri));
      receive(chunk);
    });
  }

  /** @param {import('vscode').Uri} uri */
  clearSoon(uri) {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const key = String(uri);
      const isOpen = workspace.textDocuments.some((document) => String(document.uri) === key);
      if (isOpen || this.known.has(key) || !this.receive) return;
      this.receive({ items: [{ kind: FULL, uri, version: null, items: [] }] });
    }, DELAY);
    this.timers.add(timer);
  }

  dispose() {
    this.listener.dispose();
    for (const timer of this.timers) clearTimeout(timer);
  }
}

/** @type {import('vscode-languageclient').vsdiag.DocumentDiagnosticReportKind.full} */
const FULL = /** @type {any} */ ('full');

module.exports = { ClosedDocuments };
