'use strict';
// What a spec author does in VS Code, step by step, through our extension and the real client library.
//
// node drive.js EXTENSION SERVER FOLDER      one line a step; exit 0 when all of them passed

const { spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');
const { author, load, run, servers, step, until, vscode } = require('./harness');
const { code, current, diagnostics, find, settled, shown } = require('./specs');
const { diagnosed, pushed, pulled } = require('./traffic');
const { Typist, bare } = require('./typist');

const [extensionFolder, server, folder] = process.argv.slice(2).map((name) => path.resolve(name));
const { manifest, extension } = load(extensionFolder);

const BUTTON = 'The stepper buttons themselves should be announced as “Button”.';
const DIMMED = 'Announcement for disabled is “Dimmed”.';
const DISABLED = '      disabled: { api: isEnabled=false, announce: Dimmed }';
const SUGGEST = 'editor.action.triggerSuggest';
/** Errors that tell of nothing wrong: a request that was taken back, or that an edit has overtaken. */
const [CANCELLED, EDITED] = [-32800, -32802];
const LIMIT = 60000;

const none = new vscode.CancellationTokenSource().token;
const flat = (text) => text.replace(/[\s>]+/g, ' ');
const plain = (content) => (typeof content === 'string' ? content : content.value);

async function hover(document, text) {
  const answer = await author.provider('Hover', document).provideHover(document, find(document, text).start, none);
  return answer ? [].concat(answer.contents).map(plain).join('\n') : '';
}

/** The completion item of a name at a place, resolved. */
async function complete(document, position, name) {
  const provider = author.provider('CompletionItem', document);
  const answer = await provider.provideCompletionItems(document, position, none, { triggerKind: 0 });
  const items = (answer && answer.items) || answer || [];
  const label = (item) => item.label.label || item.label;
  const found = items.find((item) => label(item) === name);
  if (!found) return { names: items.map(label) };
  const item = provider.resolveCompletionItem ? await provider.resolveCompletionItem(found, none) : found;
  const { detail = '', description = '' } = item.label.label ? item.label : {};
  const documentation = item.documentation ? plain(item.documentation) : '';
  return { item, text: [label(item), detail, description, item.detail, documentation].filter(Boolean).join(' ') };
}

/** Accepts an item as VS Code does, with the placeholders of a snippet standing as they are. */
function accept(document, item) {
  const snippet = item.insertText instanceof vscode.SnippetString;
  const text = snippet ? item.insertText.value : item.insertText || item.label.label || item.label;
  author.replace(document, item.range.replacing || item.range, snippet ? author.plainSnippet(text) : text);
}

async function symbols(document) {
  const found = await author.provider('DocumentSymbol', document).provideDocumentSymbols(document, none);
  const names = (list) => list.flatMap((symbol) => [symbol.name, ...names(symbol.children || [])]);
  return names(found || []);
}

function checkLanguages() {
  const names = ['a.a11y.yaml', 'a.a11y.yml', '.a11y-spec.yaml', '.a11y-spec.yml', 'a.yaml'];
  const ids = names.map(author.languageOf);
  const wanted = 'a11y-spec,a11y-spec,a11y-spec,a11y-spec,plaintext';
  step('specs have a language of their own', ids.join() === wanted, ids);
}

async function activate() {
  const context = { subscriptions: [], extensionPath: extensionFolder };
  author.settings['a11y-spec.server.path'] = server;
  vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.file(folder), name: 'specs', index: 0 }];
  await extension.activate(context);
  const answer = await until(() => servers[0] && servers[0].received.find(({ id, result }) => id === 0 && result));
  const info = answer && answer.result;
  step('the extension starts the server', info, info && { ...info.serverInfo, pull: Boolean(info.capabilities.diagnosticProvider) });
  step('it has an output channel', author.outputs.has('a11y-spec'), [...author.outputs.keys()]);
}

async function diagnose(document) {
  step('the spec is clean', await settled(document), shown(diagnostics(document)));
  author.replace(document, find(document, 'button'), 'slider');
  const ok = await settled(document, 'role-expected');
  step('typing `role: slider` brings role-expected', ok, shown(diagnostics(document)));
  const [found] = diagnostics(document);
  if (!found) return;
  step('it stands at the word', found.range.isEqual(find(document, 'slider')), found.range);
  const quotes = (found.relatedInformation || []).map(({ message }) => message);
  step('it quotes the guideline', quotes.some((quote) => flat(quote).includes(BUTTON)), quotes);
  step('its code leads to what is known of the rule', String(found.code.target) === `a11y-spec:/explain/role-expected.md`, String(found.code.target));
  const page = await author.contents.get(found.code.target.scheme).provideTextDocumentContent(found.code.target, none);
  step('which the server has the text of', page.startsWith('# role-expected\n') && flat(page).includes(BUTTON), page.slice(0, 80));
  step('its source is a11y-spec', found.source === 'a11y-spec', found.source);
  const { Error: error, Warning: warning } = vscode.DiagnosticSeverity;
  const severity = () => (diagnostics(document)[0] || {}).severity;
  step('its severity is that of the rule', severity() === warning, severity());
  author.set('a11y-spec.rules', { 'role-expected': 'error' });
  step('a setting changes it at once', await until(() => severity() === error), severity());
  author.set('a11y-spec.rules', {});
  step('and changes it back', await until(() => severity() === warning), severity());
  author.replace(document, find(document, 'slider'), 'button');
  step('putting it right clears it', await settled(document), shown(diagnostics(document)));
}

/** Goes to the definition of the component, and of the role's diagnostic to what it quotes. */
async function guideline(document) {
  const provider = author.provider('Definition', document);
  const place = await provider.provideDefinition(document, find(document, 'stepper').start, none);
  const { targetUri: uri, targetSelectionRange: range } = [].concat(place)[0] || {};
  const shown = uri && author.contents.get(uri.scheme);
  const text = shown ? await shown.provideTextDocumentContent(uri, none) : '';
  const line = text.split('\n')[range ? range.start.line : 0];
  step('the definition of the component is its guideline', line === 'title: Stepper', String(uri));
}

async function read(document) {
  const text = await hover(document, 'role:');
  step('hover on `role` quotes the guideline', flat(text).includes(BUTTON), text);
  await guideline(document);
  const names = await symbols(document);
  step('document symbols', ['Ticket quantity', 'iOS', 'role'].every((name) => names.includes(name)), names);
  const last = new vscode.Position(document.lineCount - 1, 0);
  const range = new vscode.Range(new vscode.Position(0, 0), last);
  const hints = await author.provider('InlayHints', document).provideInlayHints(document, range, none);
  const labels = (hints || []).map(({ position, label }) => {
    return `${position.line + 1}:${position.character} ${[].concat(label).map((part) => part.value || part).join('')}`;
  });
  step('an inlay hint says the phrase with its values', labels.some((label) => /^21:.*Tickets, 3/.test(label)), labels);
}

/** What leads elsewhere, what is coloured, and what stands above the lines. */
async function decorated(document) {
  const links = await author.provider('DocumentLink', document).provideDocumentLinks(document, none);
  const [link] = (links || []).filter(({ range }) => range.isEqual(find(document, 'stepper')));
  step('the component is a link to its guideline', link && String(link.target) === 'a11y-spec:/stepper.md', links);
  const colours = author.provider('DocumentSemanticTokens', document);
  const tokens = await colours.provideDocumentSemanticTokens(document, none);
  step('words have tokens', tokens && tokens.data.length > 0 && tokens.data.length % 5 === 0, tokens && [...tokens.data.slice(0, 5)]);
  const edits = await colours.provideDocumentSemanticTokensEdits(document, tokens.resultId, none);
  step('and those of the same text no difference', edits && edits.edits && edits.edits.length === 0, edits);
  const lenses = () => author.provider('CodeLens', document).provideCodeLenses(document, none);
  step('no code lens stands unless it is wanted', ((await lenses()) || []).length === 0);
  author.set('a11y-spec.code-lens', true);
  const shown = await until(async () => ((await lenses()) || []).length > 0 && lenses());
  const titles = (shown || []).map(({ command }) => command.title);
  step('a code lens tells what is said first', titles.some((title) => title.startsWith('VoiceOver says first: Tickets')), titles);
  const { command } = (shown || []).find((one) => one.command.command === 'a11y-spec.copyAsText') || {};
  if (command) await vscode.commands.executeCommand(command.command, ...command.arguments);
  step('and one copies the announcements', (author.copied || '').includes('iOS (VoiceOver)'), author.copied);
  const [said, ...others] = author.messages.splice(0);
  step('and says so', said && said.level === 'information' && /copied/.test(said.text) && others.length === 0, said);
  author.set('a11y-spec.code-lens', null);
}

/** What is asked of the whole workspace. */
async function workspaceWide() {
  const client = current();
  const found = await until(() => client.received.some(({ method, params }) => method === '$/progress' && params.value.items));
  step('the workspace has its diagnostics in parts', found);
}

async function completion(document) {
  const line = find(document, DISABLED);
  author.replace(document, line, '      ');
  const end = new vscode.Position(line.start.line, 6);
  const { item, text, names } = await complete(document, end, 'disabled');
  if (step('`disabled` is offered under `states:`', item, text || names)) {
    step('with Dimmed for iOS', text.includes('Dimmed'));
    accept(document, item);
    const inserted = document.lineAt(line.start.line).text;
    step('accepting it inserts it in its place', /^ {6}disabled:/.test(inserted), inserted);
    const codes = (await settled(document), diagnostics(document).map(code));
    step('and leaves valid YAML', !codes.some((one) => one.startsWith('yaml-')), codes);
  }
  const rest = document.text.indexOf('\n    focus:');
  const written = new vscode.Range(line.start, document.positionAt(rest));
  author.replace(document, written, DISABLED);
  step('the spec is clean again', await settled(document), shown(diagnostics(document)));
}

/** What the extension lets the server do: open the list of the values behind an accepted key. */
async function nextList(document) {
  const { params } = current().sent.find(({ method }) => method === 'initialize');
  const announced = params.capabilities.experimental;
  step('the command that opens a list is announced', announced.commands.commands.includes(SUGGEST), announced);
  const line = find(document, '    framework: uikit');
  author.replace(document, line, '    ');
  const position = new vscode.Position(line.start.line, 4);
  const command = async (name) => ((await complete(document, position, name)).item || {}).command;
  const [opened, free] = [await command('framework'), await command('hint')];
  step('accepting `framework` opens the list of frameworks', opened && opened.command === SUGGEST, opened);
  step('accepting `hint`, which is free text, opens none', free === undefined, free);
  author.replace(document, new vscode.Range(line.start, position), '    framework: uikit');
}

/** Whole specs typed by completion, each accepted item inserted as VS Code inserts it. */
async function typing() {
  const specs = path.resolve(__dirname, '../typed');
  for (const name of fs.readdirSync(specs)) {
    const wanted = fs.readFileSync(path.join(specs, name), 'utf8');
    const document = author.open(vscode.Uri.file(path.join(folder, name)), 'a11y-spec', '');
    const typist = new Typist(document, wanted);
    await typist.write();
    const { accepted, opened, typed, byHand, mistakes } = typist;
    const ok = mistakes.length === 0 && bare(document.text).trim() === wanted.trim();
    const counts = `${accepted} items accepted, ${opened} of lists that opened by themselves, ${typed} characters typed`;
    step(`${name} is typed by completion`, ok, [`${counts} of ${wanted.length}`, ...mistakes, byHand.join(' | ')].join('; '));
    author.close(document);
  }
  const opened = author.executed.filter(([id]) => id === SUGGEST).length;
  step('the command has opened lists', opened > 0, String(opened));
}

/** Completion wherever a word ends: VS Code drops what does not stand on one line around the cursor. */
async function completionEverywhere(document) {
  const provider = author.provider('CompletionItem', document);
  const wrong = [];
  let offered = 0;
  for (const { index } of document.text.matchAll(/(?<=[\w:,{[ ])(?=\W)|(?<=\W\w)(?=\w)/g)) {
    const position = document.positionAt(index);
    const answer = await provider.provideCompletionItems(document, position, none, { triggerKind: 0 });
    const items = (answer && answer.items) || answer || [];
    const labels = items.map((item) => item.label.label || item.label);
    if (new Set(labels).size < labels.length) wrong.push([position, 'twice', labels]);
    offered += items.length;
    for (const item of items) {
      const { inserting = item.range, replacing = item.range } = item.range || {};
      const fits =
        inserting &&
        replacing.isSingleLine &&
        replacing.contains(inserting) &&
        replacing.start.isEqual(inserting.start) &&
        inserting.contains(position);
      const typed = fits && document.getText(new vscode.Range(replacing.start, position));
      const word = item.filterText || item.label.label || item.label;
      // An item that lacks the quote which the cursor stands behind matches nothing.
      const matches = !/^["']/.test(typed) || word.startsWith(typed[0]);
      if (!fits || !matches) wrong.push([position, item.label, item.range, typed]);
    }
  }
  step('completion is one that VS Code shows, everywhere', wrong.length === 0 && offered > 500, wrong.length ? wrong.slice(0, 3) : offered);
}

async function quickFix(document) {
  author.replace(document, find(document, 'Dimmed'), 'disabled');
  const ok = await settled(document, 'disabled-announcement-word');
  step('`announce: disabled` is reported', ok, shown(diagnostics(document)));
  const [found] = diagnostics(document);
  if (!found) return;
  const context = { diagnostics: [found], only: vscode.CodeActionKind.QuickFix, triggerKind: 1 };
  const provider = author.provider('CodeActions', document);
  const actions = (await provider.provideCodeActions(document, found.range, context, none)) || [];
  const preferred = actions.find((action) => action.isPreferred);
  const titles = actions.map(({ title, kind, isPreferred }) => ({ title, kind: kind && kind.value, isPreferred }));
  if (!step('a quick fix is preferred', preferred, titles)) return;
  const action = preferred.edit ? preferred : await provider.resolveCodeAction(preferred, none);
  await vscode.workspace.applyEdit(action.edit);
  const line = document.lineAt(found.range.start.line).text;
  step('it writes Dimmed', line === DISABLED, line);
  step('and clears its diagnostic', await settled(document), shown(diagnostics(document)));
}

async function unclosedQuote() {
  const document = author.openFile(path.join(folder, 'unclosed.a11y.yaml'));
  await until(() => diagnostics(document).length > 0);
  const found = diagnostics(document);
  step('an unclosed quote is reported', found.some((one) => code(one).startsWith('yaml-')), shown(found));
  const [before, after] = [await hover(document, 'role:'), await hover(document, 'states:')];
  step('hover before it', flat(before).includes(BUTTON), before);
  step('hover after it', flat(after).includes(DIMMED), after);
  const names = await symbols(document);
  const wanted = ['Stepper', 'iOS', 'states', 'Android'];
  step('symbols before and after it', wanted.every((name) => names.includes(name)), names);
  for (const [place, text, name] of [
    ['before', 'label: Tickets', 'actions'],
    ['after', 'framework: views', 'element'],
  ]) {
    const { end } = find(document, text);
    const indent = ' '.repeat(find(document, text).start.character);
    author.replace(document, new vscode.Range(end, end), `\n${indent}${name.slice(0, 3)}`);
    const position = new vscode.Position(end.line + 1, indent.length + 3);
    const { item, text: seen, names: all } = await complete(document, position, name);
    step(`completion ${place} it`, item, seen || all);
    const line = new vscode.Range(end, position);
    author.replace(document, line, '');
  }
  author.close(document);
}

async function configuration() {
  const document = author.openFile(path.join(folder, 'configuration/.a11y-spec.yaml'));
  await until(() => diagnostics(document).length > 0);
  const found = diagnostics(document);
  const ok = found.length === 1 && found[0].range.isEqual(find(document, 'rulez'));
  step('the configuration file is checked', ok, shown(found));
  author.close(document);
}

async function untitled() {
  const uri = vscode.Uri.from({ scheme: 'untitled', path: 'Untitled-1' });
  const text = 'component: stepper\nplatforms: { ios: { role: slider } }\n';
  const document = author.open(uri, 'a11y-spec', text);
  const found = await until(() => diagnostics(document).some((one) => code(one) === 'role-expected'));
  step('an untitled document is checked', found, shown(diagnostics(document)));
  author.close(document);
  const closed = ({ method, params }) =>
    method === 'textDocument/didClose' && params.textDocument.uri === uri.toString();
  step('closing it is told', await until(() => current().sent.some(closed)));
  step('and clears it', await until(() => diagnostics(document).length === 0), shown(diagnostics(document)));
}

/** The findings of all specs of a folder that is opened, beside what `check` says of it. */
async function checkWorkspace() {
  const specs = path.join(folder, '..', 'all');
  fs.mkdirSync(specs);
  const slider = 'component: stepper\nlabel: Heat\nplatforms: { ios: { role: slider } }\n';
  for (const name of ['a', 'b']) fs.writeFileSync(path.join(specs, `${name}.a11y.yaml`), slider);
  fs.writeFileSync(path.join(specs, 'unclosed.a11y.yaml'), 'component: "stepper\n');
  const before = vscode.workspace.workspaceFolders;
  author.openFolders([{ uri: vscode.Uri.file(specs), name: 'all', index: 0 }]);
  const open = author.openFile(path.join(specs, 'a.a11y.yaml'));
  const { status, stdout } = spawnSync(server, ['check', '--format', 'json', specs], { encoding: 'utf8' });
  const wanted = JSON.parse(stdout).files.map((file) => [
    path.basename(file.path),
    file.diagnostics.map((one) => one.code).sort(),
  ]);
  const found = () =>
    wanted.map(([name]) => {
      const uri = vscode.Uri.file(path.join(specs, name));
      return [name, vscode.languages.getDiagnostics(uri).map(code).sort()];
    });
  const isShown = () => JSON.stringify(found()) === JSON.stringify(wanted);
  const ok = status === 1 && wanted.length === 3 && (await until(isShown));
  step('what `check` finds in a folder is shown, open or not', ok, { found: found(), wanted });
  author.clicks.push('Show Problems');
  await vscode.commands.executeCommand('a11y-spec.checkWorkspace');
  const count = wanted.flatMap(([, codes]) => codes).length;
  const [message] = author.messages.splice(0);
  step('Check Workspace tells how much', message && message.text === `a11y-spec: ${count} findings in 3 of 3 specs.`, message);
  const problems = author.executed.find(([id]) => id === 'workbench.actions.view.problems');
  step('and leads there', problems, problems);
  const closed = author.openFile(path.join(specs, 'b.a11y.yaml'));
  await until(() => diagnosed(current(), String(closed.uri), closed.version));
  const twice = await until(() => diagnostics(closed).length === wanted[1][1].length);
  step('what is opened then is not told of twice', twice, shown(diagnostics(closed)));
  for (const document of [open, closed]) author.close(document);
  step('what is closed keeps its findings', await until(isShown), found());
  author.openFolders(before);
  step('a folder that is closed has none', await until(() => found().every(([, codes]) => codes.length === 0)), found());
}

/** Which documents the server is told of. */
async function selection() {
  const told = (document) =>
    current().sent.some(({ method, params }) => method === 'textDocument/didOpen' && params.textDocument.uri === String(document.uri));
  const slider = 'component: stepper\nlabel: Heat\nplatforms: { ios: { role: slider } }\n';
  const check = async (name, document) => {
    const found = await until(() => diagnostics(document).some((one) => code(one) === 'role-expected'));
    step(name, found, shown(diagnostics(document)));
    author.close(document);
  };
  const file = (name) => vscode.Uri.file(path.join(folder, name));
  await check('a spec that is YAML to VS Code is checked', author.open(file('other.a11y.yml'), 'yaml', slider));
  const old = file('old.a11y.yaml').with({ scheme: 'git', query: '{"ref":"HEAD"}' });
  await check('so is the other side of a comparison', author.open(old, 'a11y-spec', slider));

  const big = author.open(file('README.md'), 'markdown', '# A readme\n');
  const plain = author.open(file('values.yaml'), 'yaml', slider);
  author.set('a11y-spec.guidelines', ['guidelines']);
  fs.mkdirSync(path.join(folder, 'guidelines'), { recursive: true });
  const knob = path.join(folder, 'guidelines/knob.md');
  fs.writeFileSync(knob, '---\ntitle: Knob\n---\n\n## iOS\n');
  const model = path.join(folder, 'guidelines/knob.model.yaml');
  fs.writeFileSync(model, 'nonsense: 1\n');
  const spec = author.open(file('knob.a11y.yaml'), 'a11y-spec', 'component: knob\n');
  const own = author.openFile(model);
  step('a model of a configured guideline is told', await until(() => told(own)));
  step('and checked', await until(() => diagnostics(own).length > 0), shown(diagnostics(own)));
  step('other Markdown is not', !told(big));
  step('nor is other YAML', !told(plain));
  author.set('a11y-spec.guidelines', []);
  for (const document of [big, plain, spec, own]) author.close(document);
  // Files that were asked for are told of no more.
  await until(() => current().received.some(({ method }) => method === 'client/unregisterCapability'));
}

/** The messages in the output channel, without all of a document. */
async function traced() {
  const output = author.outputs.get('a11y-spec');
  author.set('a11y-spec.trace.server', 'verbose');
  await until(() => current().sent.some(({ method }) => method === '$/setTrace'));
  const before = output.text.length;
  const text = `component: stepper\nlabel: Heat\n${'# a line of a long comment\n'.repeat(4000)}`;
  const document = author.open(vscode.Uri.file(path.join(folder, 'long.a11y.yaml')), 'a11y-spec', text);
  await until(() => diagnosed(current(), String(document.uri), document.version));
  const written = output.text.slice(before);
  step('the trace tells of a document', written.includes('textDocument/didOpen') && written.includes('label: Heat'));
  step('and does not repeat all of it', written.length < 20000, written.length);
  author.set('a11y-spec.trace.server', 'off');
  author.close(document);
}

async function restart(document) {
  const before = current();
  await vscode.commands.executeCommand('a11y-spec.restart');
  const after = current();
  await until(() => before.exit);
  step('restart ends the server', before.exit && before.exit.code === 0, before.exit);
  step('and starts another', after.pid !== before.pid && !after.exit, [before.pid, after.pid]);
  step('which knows the open documents', await settled(document), shown(diagnostics(document)));

  const count = servers.length;
  author.clicks.push('Open Settings');
  author.set('a11y-spec.server.path', path.join(folder, 'nowhere'));
  await until(() => author.messages.length > 0);
  const told = author.messages.length === 1 && author.messages[0].text.includes('nowhere');
  step('a server that is not there is told', told, author.messages);
  const opened = await until(() => author.executed.find(([id]) => id === 'workbench.action.openSettings'));
  step('with a way to the setting', opened, opened);
  author.messages.length = 0;
  author.set('a11y-spec.server.path', server);
  await until(() => servers.length > count && author.provider('Hover', document));
  step('setting the path right starts it again', servers.length === count + 1 && (await settled(document)));
}

async function deactivate() {
  await extension.deactivate();
  const exit = await until(() => current().exit);
  step('deactivating ends the server with code 0', exit && exit.code === 0, exit);
  const codes = servers.map((one) => one.exit && one.exit.code);
  step('no server is left', codes.every((one) => one === 0), codes);
  const channels = servers.map((one) => ({ pulled: pulled(one).length, pushed: pushed(one).length }));
  step('one channel for diagnostics', channels.every((one) => one.pulled === 0 || one.pushed === 0), channels);
  step('nothing but frames on stdout', servers.every((one) => one.stray === ''), servers.map((one) => one.stray).join(''));
  step('stderr is silent', servers.every((one) => one.stderr === ''), servers.map((one) => one.stderr).join(''));
  // A request that the client itself has cancelled may say so.
  const errors = servers.flatMap((one) => one.received.filter(({ error }) => error && ![CANCELLED, EDITED].includes(error.code)));
  step('no request failed', errors.length === 0, errors);
  step('no notification disturbed the author', author.messages.length === 0, author.messages);
  step('the stub knew every class', author.unknown.size === 0, [...author.unknown]);
}

async function drive() {
  checkLanguages();
  await activate();
  const document = author.openFile(path.join(folder, 'stepper.a11y.yaml'));
  await until(() => author.provider('Hover', document));
  await diagnose(document);
  await read(document);
  await decorated(document);
  await workspaceWide();
  await completion(document);
  await nextList(document);
  await completionEverywhere(document);
  await quickFix(document);
  await typing();
  await unclosedQuote();
  await configuration();
  await untitled();
  await checkWorkspace();
  await selection();
  await traced();
  await restart(document);
  await deactivate();
}

run(drive, LIMIT);
