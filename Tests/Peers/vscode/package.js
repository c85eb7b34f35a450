'use strict';
// What the packaged extension says of itself: every file that it names is there, every command that
// it declares exists, and its settings are those of the program.
//
// node package.js EXTENSION PROGRAM      one line a step; exit 0 when all of them passed

const { execFileSync } = require('child_process');
const fs = require('fs');
const path = require('path');
const { author, load, run, step, vscode } = require('./harness');
const { properties } = require('../../../editors/vscode/settings');

const [folder, program] = process.argv.slice(2).map((name) => path.resolve(name));
const { manifest, extension } = load(folder);
const { commands, configuration, configurationDefaults, grammars, languages, menus, walkthroughs } = manifest.contributes;
const read = (name) => fs.readFileSync(path.join(folder, name), 'utf8');
const json = (name) => JSON.parse(read(name));

function files() {
  const steps = walkthroughs.flatMap((one) => one.steps);
  const named = [
    manifest.main,
    manifest.icon,
    'LICENSE.txt',
    'NOTICE.txt',
    'readme.md',
    'changelog.md',
    ...languages.flatMap(({ configuration: file, icon }) => [file, icon.light, icon.dark]),
    ...grammars.map((one) => one.path),
    ...steps.map(({ media }) => media.markdown),
  ];
  const missing = named.filter((name) => !fs.existsSync(path.join(folder, name)));
  step('the files that it names are there', missing.length === 0, missing);
  pictures(named.filter((name) => name.endsWith('.md')));
  icons();
  step('its code is one file', fs.readdirSync(path.join(folder, 'dist')).join() === 'extension.js');
  const png = fs.readFileSync(path.join(folder, manifest.icon));
  step('its icon is a square of 128 pixels or more', png.readUInt32BE(16) === png.readUInt32BE(20) && png.readUInt32BE(16) >= 128, png.readUInt32BE(16));
  const isProgram = Boolean(fs.statSync(path.join(folder, 'server/a11y-spec')).mode & 0o111);
  step('its program can be run', isProgram);
  const notes = read('changelog.md');
  step('its changes tell of this version', notes.includes(`## ${manifest.version}\n`), manifest.version);
  const inside = execFileSync(path.join(folder, 'server/a11y-spec'), ['--version'], { encoding: 'utf8' });
  step('its program has its version', inside.trim().endsWith(manifest.version), inside);
}

/** Pictures of its pages are files beside them, or inside the page of the extension itself. */
function pictures(pages) {
  const all = pages.flatMap((page) =>
    [...read(page).matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, address]) => ({ page, address })),
  );
  const [inside, beside] = [true, false].map((is) => all.filter(({ address }) => address.startsWith('data:') === is));
  const kept = inside.map(({ address }) => Buffer.from(address.replace(/^data:image\/png;base64,/, ''), 'base64'));
  const editor = fs.readFileSync(path.join(folder, 'images/editor.png'));
  step('the picture of its page is in the page', kept.length === 1 && kept[0].equals(editor), kept.length);
  const missing = beside.filter(({ page, address }) => !fs.existsSync(path.join(folder, path.dirname(page), address)));
  step('and no picture is fetched', missing.length === 0, missing);
}

/** How bright a colour is, and how much two differ, as WCAG 2.2 has it. */
const channel = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
function luminance(colour) {
  const digits = colour.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  const [red, green, blue] = [0, 2, 4].map((at) => channel(parseInt(digits.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one, other) {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** VS Code takes the icon of dark themes for High Contrast Light, too. */
function icons() {
  const { light, dark } = languages[0].icon;
  for (const [theme, icon, back] of [
    ['Dark', dark, '#1e1e1e'],
    ['High Contrast', dark, '#000'],
    ['High Contrast Light', dark, '#fff'],
    ['Light', light, '#fff'],
  ]) {
    const colours = [...read(icon).matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/g)].map(([colour]) => colour);
    const best = Math.max(...colours.map((colour) => contrast(colour, back)));
    step(`its icon is seen in ${theme}`, best >= 4.5, best.toFixed(1));
  }
}

function patterns() {
  const { indentationRules, onEnterRules, wordPattern } = json(languages[0].configuration);
  const all = [...Object.values(indentationRules), ...onEnterRules.flatMap(({ beforeText, previousLineText = '' }) => [beforeText, previousLineText]), wordPattern];
  const wrong = all.filter((pattern) => {
    try {
      return !new RegExp(pattern, 'u');
    } catch {
      return true;
    }
  });
  step('its patterns are ones', wrong.length === 0, wrong);
  const word = (text) => (new RegExp(wordPattern).exec(text) || [])[0] === text;
  const words = ['on-value-change', 'ctrl+tab', 'isEnabled=false', '.announcement'];
  step('a word is one for completion', words.every(word), words.filter((one) => !word(one)));
  const separators = new Set(configurationDefaults['[a11y-spec]']['editor.wordSeparators']);
  const whole = ['on-value-change', 'ctrl+tab', 'page-control', '{label}'];
  const cut = whole.filter((one) => [...one].some((sign) => separators.has(sign)));
  step('a double click takes a word whole', cut.length === 0, cut);
  const kept = [...'"\',:[]#=()'].filter((sign) => !separators.has(sign));
  step('and nothing that stands around it', kept.length === 0, kept);
}

/** What VS Code does otherwise than the server and the rules of Enter take for granted. */
function defaults() {
  const own = configurationDefaults['[a11y-spec]'];
  step('Enter goes by the rules alone', own['editor.autoIndent'] === 'advanced', own['editor.autoIndent']);
  step('no hint is cut', own['editor.inlayHints.maximumLength'] === 0, own['editor.inlayHints.maximumLength']);
  const associations = configurationDefaults['workbench.editorAssociations'];
  step('what is known of a rule opens as a page', associations['a11y-spec:/explain/**'] === 'vscode.markdown.preview.editor', associations);
  const { autoClosingPairs } = json(languages[0].configuration);
  // To VS Code every plain scalar is a string.
  const closed = autoClosingPairs.filter(({ notIn }) => !notIn.includes('string')).map(({ open }) => open);
  step('quotes and brackets close themselves in values', closed.join('') === '{["\'', closed);
  const steps = walkthroughs[0].steps.map(({ id, completionEvents = [] }) => [id, completionEvents]);
  step('each step of the walkthrough ticks itself', steps.every(([, events]) => events.length > 0), steps);
  const [program] = walkthroughs[0].steps;
  step('how to install stands in its step', /PATH/.test(program.description) && /release/.test(program.description));
}

function settings() {
  const { rules } = JSON.parse(execFileSync(program, ['rules', '--json'], { encoding: 'utf8' }));
  const declared = configuration.properties['a11y-spec.rules'].properties;
  const command = 'a11y-spec rules --json | node editors/vscode/settings.js';
  const agrees = JSON.stringify(declared) === JSON.stringify(properties(rules));
  step(`the rules in its settings are the program's (${command})`, agrees, Object.keys(declared).length);
  const shapes = Object.entries(configuration.properties).filter(([, { type, enum: choices }]) => Array.isArray(type) && !choices);
  step('each setting has a control', shapes.length === 0, shapes.map(([name]) => name));
  const wrong = Object.entries(configuration.properties).filter(
    ([, one]) => one.enum && ![undefined, one.enum.length].includes((one.enumItemLabels || one.enumDescriptions || {}).length),
  );
  step('each choice has its words', wrong.length === 0, wrong.map(([name]) => name));
  const scopes = Object.entries(configuration.properties).map(([name, { scope }]) => [name, scope]);
  step('each setting has a scope', scopes.every(([, scope]) => scope), scopes);
}

async function commanded() {
  const context = { subscriptions: [], extensionPath: '/nowhere' };
  author.settings['a11y-spec.server.path'] = program;
  await extension.activate(context);
  const registered = await vscode.commands.getCommands();
  const declared = commands.map(({ command }) => command);
  const missing = declared.filter((id) => !registered.includes(id));
  step('the commands that it declares exist', missing.length === 0, missing);
  const listed = menus.commandPalette.map(({ command }) => command).filter((id) => !declared.includes(id));
  step('and its menus know no others', listed.length === 0, listed);
  const asked = [...JSON.stringify(manifest).matchAll(/a11y-spec\.is[A-Z]\w+/g)].map(([key]) => key);
  const unknown = [...new Set(asked)].filter((key) => !(key in author.contexts));
  step('what they depend on is set', unknown.length === 0, [...new Set(asked)]);
  await extension.deactivate();
}

run(async () => {
  files();
  patterns();
  defaults();
  settings();
  await commanded();
}, 8000);
