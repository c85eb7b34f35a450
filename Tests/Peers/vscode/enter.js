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

/** A line, the cursor as `|`, and the column in which the new line begins. */
const CASES = [
  ['platforms:|', 2],
  ['platforms: |', 2],
  ['platforms:   # both of them|', 2],
  ['  ios:|', 4],
  ['    states:|', 6],
  ['"quoted":|', 2],
  ["  'quoted key':|", 4],
  ['  android:enabled:|', 4],
  ['  on-value-change:|', 4],
  ['purpose: >-|', 2],
  ['  purpose: ||', 4],
  ['  purpose: |2-|', 4],
  ['x-shared: &a|', 2],
  ['x-shared: !!map &a # once|', 2],
  ['purpose: &text >|', 2],
  // A new line at the level of the last.
  ['component: stepper|', 0],
  ['  framework: uikit|', 2],
  ['    label: "Tickets: 3"|', 4],
  ['    increment: "{label}, {value}"|', 4],
  ['# note:|', 0],
  ['  # see below:|', 2],
  ['---|', 0],
  ['|', 0],
  ['    |', 4],
  ['links: [https://example.org]|', 0],
  // Items.
  ['  - label: Week|', 4],
  ['  - label: "Week"|', 4],
  ['  - "label": Week|', 4],
  ['- label: Week # the first|', 2],
  ['  - states:|', 6],
  ['  - "states":|', 6],
  ['  - icon: &i|', 6],
  ['  - text: ||', 6],
  ['  - ||', 4],
  ['  - increment|', 2],
  ['  - "Week: 1"|', 2],
  ['  - # note:|', 2],
  ['  - { label: Week }|', 2],
  // Within brackets.
  ['keyboard: {|}', 2, 'divides'],
  ['  keyboard: {|}', 4, 'divides'],
  ['  actions: [|]', 4, 'divides'],
  ['  - {|}', 4, 'divides'],
  ['  keyboard: { tab: focus,|', 4],
  ['  actions: [increment,|', 4],
  ['  - { label: Week,|', 6],
  ['  - states: { disabled: {},|', 4],
  ['  - icon: { image: a,|', 6],
];

let failures = 0;
for (const [line, column, divides] of CASES) {
  const cut = line.length - 1 - [...line].reverse().join('').indexOf('|');
  const { indentation, divides: found } = pressEnter(line.slice(0, cut), line.slice(cut + 1));
  const ok = indentation.length === column && found === Boolean(divides);
  if (!ok) failures += 1;
  console.log(`${ok ? 'ok  ' : 'FAIL'} Enter in '${line}' goes to column ${indentation.length}${ok ? '' : `, not ${column}`}`);
}
console.log(failures === 0 ? 'all cases passed' : `${failures} failed`);
process.exit(failures === 0 ? 0 : 1);
