'use strict';
// Types a spec as a person does in VS Code: a few letters, an item of the list, and on. What is
// accepted is inserted as VS Code inserts it.

const vscode = require('vscode');
const { pressEnter } = require('./indentation');
const { author } = vscode;

const none = new vscode.CancellationTokenSource().token;

const labelOf = (item) => item.label.label || item.label;
const bare = (text) => text.replace(/[ \t]+$/gm, '');

/** The text of an item in front of where it leaves the cursor, and behind that. */
function inserted(item) {
  const { insertText = labelOf(item) } = item;
  if (!(insertText instanceof vscode.SnippetString)) return [insertText, ''];
  const plain = (text) => text.replace(/\\([$}\\])/g, '$1');
  return insertText.value.split('$0').concat('').slice(0, 2).map(plain);
}

/** Whether each line of a text is a line of the wanted one, whatever columns they stand in. */
function goes(text, wanted) {
  const lines = wanted.split('\n');
  return text.split('\n').every((line, index) => (lines[index] || '').trim().startsWith(line.trim()));
}

class Typist {
  constructor(document, wanted) {
    Object.assign(this, { document, wanted, cursor: new vscode.Position(0, 0) });
    Object.assign(this, { accepted: 0, opened: 0, typed: 0, byHand: [], mistakes: [] });
  }

  line() {
    return this.document.lineAt(this.cursor.line).text;
  }

  before() {
    return this.document.getText(new vscode.Range(new vscode.Position(0, 0), this.cursor));
  }

  /** What is wanted behind the cursor; `undefined` when what stands in front of it is not. */
  rest() {
    const lines = this.before().split('\n');
    const last = lines.pop();
    const above = lines.map((line) => `${bare(line)}\n`).join('');
    const behind = (line) => this.wanted.slice((above + line).length);
    if (this.wanted.startsWith(above + last)) return behind(last);
    return this.wanted.startsWith(above + bare(last)) && /^\n/.test(behind(bare(last))) ? behind(bare(last)) : undefined;
  }

  insert(range, text, after = '') {
    author.replace(this.document, range, text + after);
    this.cursor = this.document.positionAt(this.document.offsetAt(range.start) + text.length);
  }

  type(text) {
    this.insert(new vscode.Range(this.cursor, this.cursor), text);
  }

  /** The items that VS Code shows for what is typed. */
  async items() {
    const provider = author.provider('CompletionItem', this.document);
    const answer = await provider.provideCompletionItems(this.document, this.cursor, none, { triggerKind: 0 });
    return ((answer && answer.items) || answer || []).filter((item) => {
      const { start } = item.range.inserting || item.range;
      const typed = this.document.getText(new vscode.Range(start, this.cursor));
      return (item.filterText || labelOf(item)).toLowerCase().startsWith(typed.trim().toLowerCase());
    });
  }

  /** The item that writes most of what is wanted next. */
  choice(items) {
    const lengths = items.map((item) => {
      const { start } = item.range.inserting || item.range;
      const typed = this.document.getText(new vscode.Range(start, this.cursor));
      const wanted = typed + this.rest();
      const [head] = inserted(item);
      let text = head.includes('\n') ? head.slice(0, head.indexOf('\n') + 1) : head;
      if (wanted.startsWith(`${text.trimEnd()}\n`)) text = text.trimEnd();
      const isWhole = !/\w$/.test(text) || !/^[\w.(-]/.test(wanted.slice(text.length));
      const fits = isWhole && wanted.startsWith(text) && goes(head, wanted);
      return fits && text.length > typed.length ? text.length : 0;
    });
    const best = lengths.indexOf(Math.max(...lengths));
    return lengths[best] > 0 ? { item: items[best], index: best } : undefined;
  }

  /** Inserts as VS Code does: further lines get the indentation of the line, unless told not to. */
  accept(item) {
    const line = this.line();
    const range = item.range.inserting || item.range;
    const [indentation] = /^[ \t]*/.exec(line.slice(0, range.start.character));
    const adjust = (text) => (item.keepWhitespace ? text : text.replace(/\n/g, `\n${indentation}`));
    const [text, after] = inserted(item).map(adjust);
    const whole = new vscode.Range(range.start, this.cursor);
    this.insert(whole, text, after);
    this.accepted += 1;
    const rest = this.rest();
    const behind = this.line().slice(this.cursor.character).trim();
    if (rest === undefined || !rest.trim().startsWith(behind)) {
      this.mistakes.push(`'${labelOf(item)}' accepted in '${line}' gives '${text + after}'`);
      return false;
    }
    return true;
  }

  /** Presses Enter, which indents as the extension's rules say, and goes to the wanted column. */
  newline(rest) {
    const line = this.line().slice(0, this.cursor.character);
    const above = this.cursor.line > 0 ? this.document.lineAt(this.cursor.line - 1).text : '';
    const given = pressEnter(line, '', above).indentation;
    const [, wanted] = /^\n( *)/.exec(rest);
    if (given.length < wanted.length) {
      this.mistakes.push(`Enter behind '${line}' stands in column ${given.length}`);
    }
    this.type(`\n${wanted}`);
  }

  /** What no list offers: the rest of a quoted text, or of a word and those behind it. */
  free(rest) {
    const quotes = this.line().slice(0, this.cursor.character).split('"').length - 1;
    const pattern = quotes % 2 ? /^[^"\n]*"/ : /^("[^"\n]*"|[^\n,\]}:]+|.)/;
    return pattern.exec(rest)[0];
  }

  async write() {
    let letters = 0;
    // Whether a list stands open: VS Code opens one behind a letter or another trigger, and for
    // the command of an item.
    let open = false;
    for (let turn = 0; turn < 2000 && this.mistakes.length === 0; turn += 1) {
      const rest = this.rest();
      if (rest === undefined) return this.mistakes.push(`the text is '${this.line()}'`);
      if (rest.trim() === '') return undefined;
      const behind = this.line().slice(this.cursor.character);
      const found = open || letters > 0 ? this.choice(await this.items()) : undefined;
      if (found && (found.index < 5 || letters > 2)) {
        this.opened += letters === 0 ? 1 : 0;
        if (!this.accept(found.item)) return undefined;
        open = Boolean(found.item.command);
        if (open) await vscode.commands.executeCommand(found.item.command.command);
        letters = 0;
      } else if (behind.trim() && rest.startsWith(behind)) {
        this.cursor = this.document.lineAt(this.cursor.line).range.end;
      } else if (/^\n/.test(rest)) {
        this.newline(rest);
        [letters, open] = [0, false];
      } else if (letters < 2 || found) {
        this.type(rest[0]);
        this.typed += 1;
        open = /[:\-,[{"'.* ]/.test(rest[0]);
        letters = /[\w.]/.test(rest[0]) ? letters + 1 : 0;
      } else {
        const text = this.free(rest);
        this.byHand.push(text);
        this.typed += text.length;
        this.type(text);
        letters = 0;
      }
    }
    return undefined;
  }
}

module.exports = { Typist, bare };
