'use strict';
// What the drivers ask of specs that are open: where a text stands, and what is found.
// To be loaded behind the harness.

const { servers, until, vscode } = require('./harness');
const { diagnosed } = require('./traffic');

const current = () => servers[servers.length - 1];
const code = (diagnostic) => String((diagnostic.code && diagnostic.code.value) || diagnostic.code);

function diagnostics(document) {
  return vscode.languages.getDiagnostics(document.uri);
}

function shown(items) {
  return items.map((item) => {
    const { line, character } = item.range.start;
    return `${line + 1}:${character + 1} ${code(item)} ${item.message.split('\n')[0]}`;
  });
}

/**
 * Waits for the diagnostics of the document as it is now; true if they have just the given codes, at
 * the latest when the word that was typed is a second old.
 */
async function settled(document, ...codes) {
  const uri = document.uri.toString();
  const known = await until(() => diagnosed(current(), uri, document.version));
  await until(() => diagnostics(document).map(code).join() === codes.join(), 2500);
  return known && diagnostics(document).map(code).join() === codes.join();
}

/** The place of a text in a document. */
function find(document, text, from = 0) {
  const start = document.text.indexOf(text, from);
  if (start < 0) throw new Error(`'${text}' is not in the document`);
  return new vscode.Range(document.positionAt(start), document.positionAt(start + text.length));
}

module.exports = { code, current, diagnostics, find, settled, shown };
