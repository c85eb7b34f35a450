'use strict';
// The item in the status bar, and the menu behind it.

const { MarkdownString, StatusBarAlignment, ThemeColor, commands, window } = require('vscode');
const { ID, isOurs } = require('./documents');

/**
 * How each state is shown and said.
 *
 * @type {Record<import('./server').State, { icon: string, word: string }>}
 */
const LOOKS = {
  stopped: { icon: '$(debug-stop)', word: 'stopped' },
  starting: { icon: '$(loading~spin)', word: 'starting' },
  running: { icon: '$(check)', word: 'running' },
  missing: { icon: '$(warning)', word: 'not started' },
  failed: { icon: '$(error)', word: 'stopped' },
};

/** Shows beside a spec whether its server runs, and always that it does not. */
class Status {
  constructor() {
    this.item = window.createStatusBarItem(`${ID}.status`, StatusBarAlignment.Right, 100);
    this.item.name = 'a11y-spec';
    this.item.command = `${ID}.showMenu`;
    /** @type {import('./server').State} */
    this.state = 'stopped';
    this.listener = window.onDidChangeActiveTextEditor(() => this.reveal());
  }

  /**
   * @param {import('./server').State} state
   * @param {string} version  of the server, if it has told
   * @param {string} problem  why there is none, as a sentence
   */
  show(state, version, problem) {
    const { icon, word } = LOOKS[state];
    const isBad = state === 'missing' || state === 'failed';
    this.state = state;
    this.item.text = `${icon} a11y-spec${version ? ` ${version}` : ''}`;
    const said = `a11y-spec${version ? ` ${version}` : ''}: ${word}${problem ? `. ${problem}` : ''}`;
    this.item.tooltip = new MarkdownString().appendText(said);
    this.item.accessibilityInformation = { label: said, role: 'button' };
    this.item.backgroundColor = isBad ? new ThemeColor('statusBarItem.warningBackground') : undefined;
    this.reveal();
  }

  reveal() {
    const { activeTextEditor } = window;
    const isBad = this.state === 'missing' || this.state === 'failed';
    if (isBad || (activeTextEditor && isOurs(activeTextEditor.document))) this.item.show();
    else this.item.hide();
  }

  /** Offers what can be done about the server. */
  async showMenu() {
    const choices = [
      { label: '$(debug-restart) Restart Server', command: `${ID}.restart` },
      { label: '$(output) Show Output', command: `${ID}.showOutput` },
      { label: '$(gear) Open Settings', command: `${ID}.openSettings` },
    ];
    const said = String(this.item.accessibilityInformation && this.item.accessibilityInformation.label);
    const choice = await window.showQuickPick(choices, { title: said, placeHolder: said });
    if (choice) await commands.executeCommand(choice.command);
  }

  dispose() {
    this.listener.dispose();
    this.item.dispose();
  }
}

module.exports = { Status };
