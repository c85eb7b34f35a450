'use strict';
// Writes the rules into the extension's settings, so that they complete in settings.json.
//
// a11y-spec rules --json | node settings.js [PACKAGE.json]

const fs = require('fs');
const path = require('path');

const LEVELS = ['off', 'hint', 'information', 'warning', 'error'];

/**
 * The setting of each rule; what it does unless it is set stands in its description.
 *
 * @param {{ code: string, severity: string, summary: string, isOnByDefault: boolean }[]} rules
 */
function properties(rules) {
  const sorted = [...rules].sort((a, b) => (a.code < b.code ? -1 : 1));
  return Object.fromEntries(
    sorted.map(({ code, severity, summary, isOnByDefault }) => {
      const otherwise = isOnByDefault ? severity : 'off';
      return [code, { type: 'string', enum: LEVELS, description: `${summary}. Unless it is set: ${otherwise}.` }];
    }),
  );
}

module.exports = { properties };

if (require.main === module) {
  const file = process.argv[2] || path.join(__dirname, 'package.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  const { rules } = JSON.parse(fs.readFileSync(0, 'utf8'));
  manifest.contributes.configuration.properties['a11y-spec.rules'].properties = properties(rules);
  fs.writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
}
