'use strict';
// Presses Enter as VS Code does, at the places that every editor is tried at.
//
// node enter.js      one line a case; exit 0 when all of them passed

const fs = require('fs');
const path = require('path');
const { pressEnter } = require('./indentation');

const cases = fs.readFileSync(path.resolve(__dirname, '../enter.txt'), 'utf8').split('\n')
  .map((line) => /^(\d+) (.*)$/.exec(line))
  .filter(Boolean);

let failures = 0;
for (const [, column, text] of cases) {
  const [line, above] = text.split('⏎').reverse();
  const cut = line.lastIndexOf('|');
  const after = line.slice(cut + 1);
  const { indentation, divides } = pressEnter(line.slice(0, cut), after, above);
  const ok = indentation.length === Number(column) && divides === (after !== '');
  if (!ok) failures += 1;
  console.log(`${ok ? 'ok  ' : 'FAIL'} Enter in '${text}' goes to column ${indentation.length}${ok ? '' : `, not ${column}`}`);
}
console.log(failures === 0 ? 'all cases passed' : `${failures} failed`);
process.exit(failures === 0 ? 0 : 1);
