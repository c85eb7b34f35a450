'use strict';
// Presses Enter as VS Code does with `editor.autoIndent: full`, by the language's own rules.
//
// node enter.js      one line a case; exit 0 when all of them passed

const fs = require('fs');
const path = require('path');
const file = path.resolve(__dirname, '../../../editors/vscode/language-configuration.json');
const { brackets, indentationRules, onEnterRules } = JSON.parse(fs.readFileSync(file, 'utf8'));

const TAB = '  ';

/**
 * What stands in front of the cursor on the new line, and whether the rest goes to a line below it.
 * VS Code tries the rules in their order, then brackets, then the patterns of indentation.
 */
function pressEnter(before, after = '') {
  const own = /^\s*/.exec(before)[0];
  const rule = onEnterRules.find(
    ({ beforeText, afterText }) =>
      new RegExp(beforeText).test(before) && (!afterText || new RegExp(afterText).test(after)),
  );
  if (rule) {
    const { indent, appendText = '' } = rule.action;
    return { indentation: own + (indent === 'indent' ? TAB : '') + appendText, divides: false };
  }
  const opened = brackets.find(([open]) => before.endsWith(open));
  if (opened) return { indentation: own + TAB, divides: after.startsWith(opened[1]) };
  const deeper = new RegExp(indentationRules.increaseIndentPattern).test(before);
  return { indentation: own + (deeper ? TAB : ''), divides: false };
}

const cases = fs.readFileSync(path.resolve(__dirname, '../enter.txt'), 'utf8').split('\n')
  .map((line) => /^(\d+) (.*)$/.exec(line))
  .filter(Boolean);

let failures = 0;
for (const [, column, line] of cases) {
  const cut = line.lastIndexOf('|');
  const after = line.slice(cut + 1);
  const { indentation, divides } = pressEnter(line.slice(0, cut), after);
  const ok = indentation.length === Number(column) && divides === (after !== '');
  if (!ok) failures += 1;
  console.log(`${ok ? 'ok  ' : 'FAIL'} Enter in '${line}' goes to column ${indentation.length}${ok ? '' : `, not ${column}`}`);
}
console.log(failures === 0 ? 'all cases passed' : `${failures} failed`);
process.exit(failures === 0 ? 0 : 1);
