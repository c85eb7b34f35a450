'use strict';
// What is written to the output channel of the messages between VS Code and the server.

/** The longest text of a message that is written, in characters as JSON has them. */
const LIMIT = 400;

/**
 * Shortens the long texts in what is written, which are whole documents and hovers.
 *
 * @param {string} text
 */
function clip(text) {
  if (text.length <= LIMIT) return text;
  return text.replace(/"(?:[^"\\]|\\.)*"/g, (string) =>
    string.length <= LIMIT
      ? string
      : `${string.slice(0, LIMIT / 4).replace(/\\[^"]{0,5}$/, '')}…" (${string.length} characters)`,
  );
}

/**
 * A channel that writes to another one, with long texts cut short.
 *
 * @param {import('vscode').OutputChannel} output
 * @returns {import('vscode').OutputChannel}
 */
function clipped(output) {
  return {
    name: output.name,
    append: (text) => output.append(clip(text)),
    appendLine: (text) => output.appendLine(clip(text)),
    replace: (text) => output.replace(clip(text)),
    clear: () => output.clear(),
    show: () => output.show(true),
    hide: () => output.hide(),
    // The other one is disposed of by whoever has made it.
    dispose() {},
  };
}

module.exports = { clip, clipped };
