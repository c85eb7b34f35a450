'use strict';
// Which documents the server analyses.

/** The language of specs, the section of the settings, the scheme of the server's own documents. */
const ID = 'a11y-spec';

/**
 * Where documents may be: files, drafts, and the other side of a comparison.
 */
const SCHEMES = ['file', 'untitled', 'git', 'gitlens', 'pr', 'review', 'vscode-local-history'];

/** Specs and configurations by their names, whatever language somebody has given them. */
const NAMES = ['**/*.a11y.{yaml,yml}', '**/.a11y-spec.{yaml,yml}'];

/**
 * What of documents of the given schemes is analysed. Guidelines of a team's own are not among it:
 * the server asks for those that a configuration names.
 *
 * @type {import('vscode-languageclient').DocumentFilter[]}
 */
const documentSelector = SCHEMES.flatMap((scheme) => [
  { scheme, language: ID },
  ...NAMES.map((pattern) => ({ scheme, pattern })),
]);

/**
 * Whether a document is a spec or a configuration, for commands about one.
 *
 * @param {import('vscode').TextDocument} document
 */
function isOurs({ languageId, uri }) {
  return languageId === ID || /(\.a11y\.ya?ml|\/\.a11y-spec\.ya?ml)$/.test(uri.path);
}

module.exports = { ID, documentSelector, isOurs };
