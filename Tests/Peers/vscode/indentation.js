'use strict';
// Enter in VS Code with `editor.autoIndent: advanced`, by the language's own rules.

const fs = require('fs');
const path = require('path');
const file = path.resolve(__dirname, '../../../editors/vscode/language-configuration.json');
const { brackets, onEnterRules } = JSON.parse(fs.readFileSync(file, 'utf8'));

const TAB = '  ';

/**
 * What stands in front of the cursor on the new line, and whether the rest goes to a line below it.
 * VS Code tries the rules in their order, then brackets; patterns of indentation only with `full`.
 *
 * @param {string} before  the line up to the cursor
 * @param {string} after  the rest of it
 * @param {string} above  the line above it
 */
function pressEnter(before, after = '', above = '') {
  const own = /^\s*/.exec(before)[0];
  const fits = (pattern, text) => pattern === undefined || new RegExp(pattern).test(text);
  const rule = onEnterRules.find(
    ({ beforeText, afterText, previousLineText }) =>
      fits(beforeText, before) && fits(afterText, after) && fits(previousLineText, above),
  );
  if (rule) {
    const { indent, appendText = '' } = rule.action;
    const margin = { none: own, indent: own + TAB, outdent: own.slice(TAB.length) }[indent];
    return { indentation: margin + appendText, divides: false };
  }
  const opened = brackets.find(([open]) => before.endsWith(open));
  if (opened) return { indentation: own + TAB, divides: after.startsWith(opened[1]) };
  return { indentation: own, divides: false };
}

module.exports = { pressEnter };
