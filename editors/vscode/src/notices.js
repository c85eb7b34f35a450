'use strict';
// Messages of a server that does not run, or that warns, with what can be done.

const { commands, env, window } = require('vscode');
const { ID } = require('./documents');

/** The step whose text says how to install; VS Code shows no pages beside steps in a narrow window. */
const INSTALL = { category: 'a11y-spec.a11y-spec#start', step: 'program' };

/**
 * What a button does, by its title.
 *
 * @type {Record<string, () => Thenable<unknown>>}
 */
const ACTIONS = {
  'How to Install': () => commands.executeCommand('workbench.action.openWalkthrough', INSTALL),
  'Try Again': () => commands.executeCommand(`${ID}.restart`),
  Restart: () => commands.executeCommand(`${ID}.restart`),
  'Show Output': () => commands.executeCommand(`${ID}.showOutput`),
  'Open Settings': () => openSettings(`${ID}.server.path`),
  'Manage Trust': () => commands.executeCommand('workbench.trust.manage'),
};

/** @type {Record<import('./program').Problem['kind'], string[]>} */
const REMEDIES = {
  missing: ['How to Install', 'Try Again', 'Open Settings'],
  unusable: ['How to Install', 'Try Again', 'Open Settings'],
  untrusted: ['Manage Trust', 'Open Settings'],
};

/**
 * Tells that there is no program to start.
 *
 * @param {import('./program').Problem} problem
 */
function tellMissing(problem) {
  void tell(problem.message, REMEDIES[problem.kind]);
}

/**
 * Tells that the program does not work.
 *
 * @param {string} message
 */
function tellFailure(message) {
  void tell(message, ['Show Output', 'Restart']);
}

/**
 * Shows a message, without holding anything up until somebody answers.
 *
 * @param {string} message
 * @param {string[]} buttons
 */
async function tell(message, buttons) {
  const choice = await window.showErrorMessage(`a11y-spec: ${message}`, ...buttons);
  if (choice) await ACTIONS[choice]();
}

/**
 * Tells what the server warns of, with a way to the setting that it names.
 *
 * @param {string} message
 */
async function tellWarning(message) {
  const [setting] = /(?<![\w./])a11y-spec\.[\w-]+(?=: )/.exec(message) || [];
  const choice = await window.showWarningMessage(message, ...(setting ? ['Open Settings'] : []));
  if (choice) await openSettings(setting);
}

/**
 * Opens a setting on the tab where it holds: where the extension runs.
 *
 * @param {string} setting
 */
function openSettings(setting = `@ext:${ID}.${ID}`) {
  return env.remoteName
    ? commands.executeCommand('workbench.action.openRemoteSettings', { query: setting })
    : commands.executeCommand('workbench.action.openSettings', setting);
}

module.exports = { tellMissing, tellFailure, tellWarning, openSettings };
