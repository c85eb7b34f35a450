'use strict';
// VS Code's side of the protocol: what it may do for the server, and what becomes of its answers.

const { PassThrough } = require('stream');
const { env, window, workspace } = require('vscode');
const { CloseAction, ErrorAction, LanguageClient } = require('vscode-languageclient/node');
const { ID, documentSelector } = require('./documents');
const { tellWarning } = require('./notices');
const { clipped } = require('./trace');

/** Opens what is known of a code of findings. */
const EXPLAIN = `${ID}.explainRule`;
/** Opens a guideline at a line. */
const OPEN_GUIDELINE = `${ID}.openGuideline`;

/** The server's commands that answer with a text to be copied. */
const COPY = [`${ID}.copyAsText`, `${ID}.copyAsMarkdown`];

/**
 * The library's client, silent about what the server's life is about, which is told elsewhere, once.
 */
class QuietClient extends LanguageClient {
  /** @param {string} message @param {any} [data] */
  error(message, data) {
    super.error(message, data, false);
  }

  /** @param {string} message @param {any} [data] */
  warn(message, data) {
    super.warn(message, data, false);
  }

  /** @param {string} message @param {any} [data] */
  info(message, data) {
    super.info(message, data, false);
  }

  /** Starts the client; whether it runs then is to be asked, since not every failure rejects. */
  async start() {
    const started = super.start();
    // A connection that closes meanwhile makes the library forget this promise, and reject it.
    /** @type {Promise<void> | undefined} */
    const forgotten = /** @type {any} */ (this)._onStart;
    if (forgotten) forgotten.catch(() => {});
    await started;
  }

  /**
   * Stops a client that runs; the library throws in every other state, in places of its own, too.
   *
   * @param {number} [timeout]
   */
  async stop(timeout) {
    if (this.isRunning()) await super.stop(timeout);
  }
}

/**
 * A client of a process that has been started.
 *
 * @param {import('child_process').ChildProcessWithoutNullStreams} child
 * @param {import('vscode').OutputChannel} output
 * @param {() => boolean} isCurrent  whether the settings still name this process' program
 * @param {import('./closed').ClosedDocuments} closed
 */
function createClient(child, output, isCurrent, closed) {
  /** @type {import('vscode-languageclient/node').LanguageClientOptions} */
  const options = {
    documentSelector,
    outputChannel: output,
    // The links of hovers open a guideline at a heading; no other command can be in one.
    markdown: { isTrusted: { enabledCommands: [OPEN_GUIDELINE] } },
    traceOutputChannel: clipped(output),
    initializationFailedHandler: () => false,
    // Whether to start again is decided by how the process has ended, not by how its pipe has.
    errorHandler: {
      error: () => ({ action: ErrorAction.Continue, handled: true }),
      closed: () => ({ action: CloseAction.DoNotRestart, handled: true }),
    },
    middleware: {
      executeCommand: async (command, words, next) => {
        const text = await next(command, words);
        if (COPY.includes(command) && typeof text === 'string') await copy(text);
        return text;
      },
      provideWorkspaceDiagnostics: (previous, token, receive, next) =>
        closed.report(previous, token, receive, next),
      workspace: {
        // A server that is being replaced can no longer be told.
        didChangeConfiguration: async (sections, next) => {
          if (isCurrent()) await next(sections);
        },
      },
    },
  };
  const streams = { reader: child.stdout, writer: tolerant(child.stdin) };
  child.stderr.on('data', (data) => output.append(String(data)));
  const client = new QuietClient(ID, 'a11y-spec', () => Promise.resolve(streams), options);
  client.registerFeature(ownAbilities);
  // The library would show a wrong setting without a way to it.
  client.onNotification('window/showMessage', ({ message }) => tellWarning(message));
  return client;
}

/**
 * A stream into a pipe that may break: what is written to a process that has ended is lost, where
 * the library would leave a rejected promise to nobody.
 *
 * @param {import('stream').Writable} pipe
 */
function tolerant(pipe) {
  const stream = new PassThrough();
  pipe.on('error', () => stream.unpipe(pipe));
  stream.pipe(pipe);
  return stream;
}

/**
 * Copies what a lens gives and says so, since nothing else shows it.
 *
 * @param {string} text
 */
async function copy(text) {
  await env.clipboard.writeText(text);
  void window.showInformationMessage('a11y-spec: The announcements are copied.');
}

/**
 * Tells the server which commands of the editor its items may bring, as rust-analyzer's client
 * does, and that its documents can be opened.
 *
 * @type {import('vscode-languageclient').StaticFeature & { dispose(): void }}
 */
const ownAbilities = {
  fillClientCapabilities(capabilities) {
    /** @type {any} */ (capabilities).workspace = { ...capabilities.workspace, textDocumentContent: {} };
    capabilities.experimental = {
      .../** @type {object | undefined} */ (capabilities.experimental),
      commands: { commands: ['editor.action.triggerSuggest', EXPLAIN, OPEN_GUIDELINE, ...COPY] },
    };
  },
  initialize() {},
  getState: () => ({ kind: 'static' }),
  // Before version 9 the library calls `dispose` instead.
  clear() {},
  dispose() {},
};

/** What the settings say of the program; nothing where the extension is to choose. */
function serverPath() {
  return String(workspace.getConfiguration(ID).get('server.path') || '');
}

module.exports = { createClient, serverPath, EXPLAIN, OPEN_GUIDELINE };
