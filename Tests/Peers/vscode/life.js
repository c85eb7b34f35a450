'use strict';
// The life of the server in VS Code: programs that are missing, crash, hang, or are exchanged. Each
// case ends with a server that runs or with one message.
//
// node life.js EXTENSION SERVER FOLDER      one line a case; exit 0 when all of them passed

const fs = require('fs');
const path = require('path');
const { author, load, pause, run, servers, step, until, vscode } = require('./harness');

const [extensionFolder, server, work] = process.argv.slice(2).map((name) => path.resolve(name));
const { manifest, extension } = load(extensionFolder);
const folder = path.join(work, 'life');
const PATH = process.env.PATH;

/** Writes a file that may be run, and gives its path. */
function program(name, text, mode = 0o755) {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text, { mode });
  return file;
}

const at = (name) => vscode.Uri.file(path.join(folder, name));
const state = () => (((author.status || {}).accessibilityInformation || {}).label || '');
const isRunning = () => / running$/.test(state());
const current = () => servers[servers.length - 1];

/** Opens a window on folders with settings, and closes it again behind the body. */
async function inWindow({ settings = {}, folders = ['w'], isTrusted = true, extensionPath = folder }, body) {
  Object.assign(author, { settings: { ...settings }, folderSettings: {}, messages: [], clicks: [], executed: [] });
  servers.length = 0;
  for (const name of folders) fs.mkdirSync(path.join(folder, name), { recursive: true });
  vscode.workspace.isTrusted = isTrusted;
  vscode.workspace.workspaceFolders = folders.map((name, index) => ({ uri: at(name), name, index }));
  const context = { subscriptions: [], extensionPath };
  extension.activate(context);
  const activated = until(() => /: (?:running|not started|stopped\.)/.test(state()), 12000);
  try {
    await body(activated);
  } finally {
    const end = extension.deactivate();
    // VS Code does not wait.
    for (const one of context.subscriptions) one.dispose();
    await end;
    for (const document of [...vscode.workspace.textDocuments]) author.close(document);
    for (const { pid, exit } of servers) {
      if (pid && !exit && !(await until(() => isGone(pid), 1500))) step('no process is left', false, pid);
    }
    process.env.PATH = PATH;
  }
}

function isGone(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}

/** Whether just one message was shown, with these words and buttons. */
function told(words, ...buttons) {
  const [message, ...others] = author.messages;
  return (
    message && others.length === 0 && words.every((word) => message.text.includes(word)) &&
    buttons.join() === message.choices.join()
  );
}

/** A window whose server cannot run: one message, and nothing else. */
async function fails(name, options, words, ...buttons) {
  await inWindow(options, async (activated) => {
    await activated;
    await pause(200);
    const ok = told(words, ...buttons) && !isRunning() && author.status.isShown;
    step(name, ok, [author.messages, state()]);
  });
}

const INSTALL = ['How to Install', 'Try Again', 'Open Settings'];
const OUTPUT = ['Show Output', 'Restart'];
const path1 = (file) => ({ settings: { 'a11y-spec.server.path': file } });

async function missing() {
  await fails('a path at which nothing is', path1(path.join(folder, 'none')), ['none', 'not found'], ...INSTALL);
  process.env.PATH = folder;
  await fails('a name that is not on the PATH', path1('a11y-lint'), ["'a11y-lint' was not found"], ...INSTALL);
  process.env.PATH = folder;
  await fails('nothing set, none in the extension, none on the PATH', {}, ['not found'], ...INSTALL);
  await fails('a variable that has no value', path1('${env:NOWHERE}/tool'), ['${env:NOWHERE}'], ...INSTALL);
  const text = program('text', 'text', 0o644);
  await fails('a file that is not executable', path1(text), ['is not executable'], ...INSTALL);
  await fails('a folder', path1(work), ['is a folder'], ...INSTALL);
  const garbage = program('garbage', '\x7fELF garbage');
  // Some C libraries refuse it, others have the shell read it.
  await fails('a file that is no program', path1(garbage), ['garbage'], ...OUTPUT);

  const late = path.join(folder, 'late/a11y-spec');
  await inWindow(path1(late), async (activated) => {
    await activated;
    author.fire('onDidChangeWindowState', { focused: true });
    await pause(100);
    step('a new try that fails is silent', author.messages.length === 1, author.messages);
    program('late/a11y-spec', `#!/bin/sh\nexec '${server}' "$@"\n`);
    author.fire('onDidChangeWindowState', { focused: true });
    const ok = (await until(isRunning)) && author.messages.length === 1;
    step('a program that is installed meanwhile starts when the window gets the focus', ok, state());
  });
  fs.rmSync(late);
  await inWindow(path1(late), async (activated) => {
    author.clicks.push('Open Settings');
    await activated;
    const opened = await until(() => author.executed.find(([id]) => /openSettings$/.test(id)));
    step('Open Settings opens the setting', opened && opened[1] === 'a11y-spec.server.path', opened);
  });
  await inWindow(path1(late), async (activated) => {
    author.clicks.push('How to Install');
    await activated;
    const [, page] = (await until(() => author.executed.find(([id]) => id === 'workbench.action.openWalkthrough'))) || [];
    const { id, steps } = manifest.contributes.walkthroughs[0];
    const ok = page && page.category === `${manifest.publisher}.${manifest.name}#${id}` && page.step === steps[0].id;
    step('How to Install opens the step that says it', ok, page);
  });
  vscode.env.remoteName = 'ssh-remote';
  await inWindow(path1(late), async (activated) => {
    author.clicks.push('Open Settings');
    await activated;
    const opened = await until(() => author.executed.find(([id]) => /openRemoteSettings$/.test(id)));
    step('in a remote window on the remote tab', opened && opened[1].query === 'a11y-spec.server.path', opened);
  });
  vscode.env.remoteName = undefined;
}

async function found() {
  const runs = async (name, options, wanted = server) =>
    inWindow(options, async (activated) => {
      await activated;
      const ok = isRunning() && author.messages.length === 0 && current().command === wanted;
      step(name, ok, [current() && current().command, state(), author.messages]);
    });
  await runs('the program inside the extension comes first', { extensionPath: extensionFolder }, path.join(extensionFolder, 'server/a11y-spec'));
  const wrapper = `#!/bin/sh\nexec '${server}' "$@"\n`;
  const tool = program('w/tools/a11y-spec', wrapper);
  process.env.PATH = `${path.join(folder, 'w/tools')}:${PATH}`;
  await runs('then the PATH', {}, tool);
  await runs('a relative path starts at the folder', path1('tools/a11y-spec'), tool);
  await runs('so does ./', path1('./tools/a11y-spec'), tool);
  await runs('${workspaceFolder}', path1('${workspaceFolder}/tools/a11y-spec'), tool);
  await runs('a folder by its name', { ...path1('${workspaceFolder:w}/tools/a11y-spec'), folders: ['v', 'w'] }, tool);
  process.env.A11Y_TOOLS = path.join(folder, 'w/tools');
  await runs('${env:X}', path1('${env:A11Y_TOOLS}/a11y-spec'), tool);
  await runs('a setting goes before the one inside', { ...path1(tool), extensionPath: extensionFolder }, tool);
}

async function crashing() {
  const crash = program('crash', '#!/bin/sh\necho "no such library: libx" >&2\necho more >&2\nexit 3\n');
  await fails('a server that crashes at once', path1(crash), ['code 3', 'no such library: libx'], ...OUTPUT);
  const killed = program('killed', '#!/bin/sh\nkill -9 $$\n');
  await fails('a server that is killed at once', path1(killed), ['SIGKILL'], ...OUTPUT);
  const refuse = program(
    'refuse',
    `#!/usr/bin/env node
const text = JSON.stringify({ jsonrpc: '2.0', id: 0, error: { code: -32603, message: 'no licence' } });
process.stdin.once('data', () => process.stdout.write('Content-Length: ' + text.length + '\\r\\n\\r\\n' + text));
`,
  );
  await fails('a server that refuses to start', path1(refuse), ['no licence'], ...OUTPUT);
  const chatter = program('chatter', '#!/bin/sh\necho hello\nexit 0\n');
  await fails('a program that is no server', path1(chatter), ['code 0'], ...OUTPUT);

  await inWindow(path1(crash), async (activated) => {
    await activated;
    author.settings['a11y-spec.server.path'] = server;
    await vscode.commands.executeCommand('a11y-spec.restart');
    step('Restart after a crash', isRunning() && author.messages.length === 1, state());
  });
  await inWindow(path1(server), async (activated) => {
    await activated;
    for (let count = 1; count < 5; count += 1) {
      const { pid } = current();
      process.kill(pid, 'SIGKILL');
      const again = await until(() => current().pid !== pid && isRunning());
      step(`killed ${count} times it runs again, silently`, again && author.messages.length === 0, state());
    }
    process.kill(current().pid, 'SIGKILL');
    await until(() => author.messages.length > 0);
    await pause(200);
    step('killed five times it is left alone, with one message', told(['5 times', 'SIGKILL'], ...OUTPUT) && servers.length === 5, author.messages);
    await vscode.commands.executeCommand('a11y-spec.restart');
    step('and Restart starts it', isRunning() && author.messages.length === 1, state());
  });
}

async function hanging() {
  const silent = program('silent', '#!/bin/sh\nexec sleep 1000\n');
  await inWindow(path1(silent), async (activated) => {
    const start = Date.now();
    await activated;
    const seconds = Math.round((Date.now() - start) / 1000);
    step('a silent server is ended after ten seconds', seconds === 10 && told(['10 seconds'], ...OUTPUT), [author.messages, seconds]);
  });
  await inWindow(path1(silent), async () => {
    await until(() => / starting$/.test(state()));
    author.settings['a11y-spec.server.path'] = server;
    const start = Date.now();
    await vscode.commands.executeCommand('a11y-spec.restart');
    const ok = isRunning() && Date.now() - start < 3000 && author.messages.length === 0;
    step('Restart does not wait for a silent one', ok, [state(), Date.now() - start, author.messages]);
  });
  await inWindow(path1(silent), async () => {
    await until(() => / starting$/.test(state()) && servers.length > 0);
    const start = Date.now();
    await extension.deactivate();
    step('a window closes whose server is silent', Date.now() - start < 1500 && isGone(current().pid), Date.now() - start);
  });
  await inWindow(path1(server), async (activated) => {
    await activated;
    const { pid } = current();
    process.kill(pid, 'SIGSTOP');
    const start = Date.now();
    await vscode.commands.executeCommand('a11y-spec.restart');
    const ok = isRunning() && current().pid !== pid && author.messages.length === 0;
    step('Restart of one that was stopped by a signal', ok, [state(), Date.now() - start, author.messages]);
    step('which is gone', await until(() => isGone(pid), 1000));
  });
  await inWindow(path1(server), async (activated) => {
    await activated;
    process.kill(current().pid, 'SIGSTOP');
    const start = Date.now();
    await extension.deactivate();
    step('a window with a hung server closes', Date.now() - start < 4500 && isGone(current().pid), Date.now() - start);
  });
  await inWindow(path1(server), async (activated) => {
    await activated;
    const restarts = [1, 2, 3].map(() => vscode.commands.executeCommand('a11y-spec.restart'));
    await Promise.all(restarts);
    await pause(300);
    const living = servers.filter(({ exit }) => !exit);
    step('three Restarts at once leave one server', isRunning() && living.length === 1 && author.messages.length === 0, living.length);
  });
}

async function exchanged() {
  const other = program('other', `#!/bin/sh\nexec '${server}' "$@"\n`);
  await inWindow(path1(server), async (activated) => {
    await activated;
    const before = current();
    author.set('a11y-spec.server.path', other);
    const ok = await until(() => current().command === other && isRunning());
    step('a new setting brings its program', ok && author.messages.length === 0, state());
    step('and ends the old one in order', await until(() => before.exit && before.exit.code === 0), before.exit);
    author.set('a11y-spec.server.path', path.join(folder, 'none'));
    await until(() => author.messages.length > 0);
    await pause(200);
    step('a setting that leads nowhere: one message', told(['none'], ...INSTALL), author.messages);
  });
}

async function untrusted() {
  const mark = path.join(folder, 'was-run');
  program('w/evil', `#!/bin/sh\ntouch '${mark}'\nexec '${server}' "$@"\n`);
  program('w/bin/a11y-spec', `#!/bin/sh\ntouch '${mark}'\nexec '${server}' "$@"\n`);
  fs.rmSync(path.join(folder, 'link'), { force: true });
  fs.symlinkSync(path.join(folder, 'w'), path.join(folder, 'link'));
  const trust = ['Manage Trust', 'Open Settings'];
  for (const setting of ['${workspaceFolder}/evil', './evil', path.join(folder, 'w/evil'), path.join(folder, 'link/evil')]) {
    await fails(`not trusted: ${setting}`, { ...path1(setting), isTrusted: false }, ['not trusted'], ...trust);
  }
  process.env.PATH = `${path.join(folder, 'w/bin')}:bin:.:/usr/bin:/bin`;
  await fails('not trusted: a folder of the PATH', { isTrusted: false }, ['not trusted'], ...trust);
  step('nothing of it was run', !fs.existsSync(mark));
  await inWindow({ ...path1(server), isTrusted: false }, async (activated) => {
    await activated;
    step('a program elsewhere runs', isRunning() && author.messages.length === 0, state());
    step('and not in that folder', current().cwd !== path.join(folder, 'w'), current().cwd);
  });
  await inWindow({ ...path1('${workspaceFolder}/evil'), isTrusted: false }, async (activated) => {
    await activated;
    vscode.workspace.isTrusted = true;
    author.fire('onDidGrantWorkspaceTrust');
    step('trust that is given starts it', (await until(isRunning)) && author.messages.length === 1, state());
  });
}

const SLIDER = 'component: stepper\nlabel: Tickets\nplatforms: { ios: { role: slider } }\n';

/** Two folders, each with settings of its own. */
async function folders() {
  await inWindow({ ...path1(server), folders: ['one', 'two'] }, async (activated) => {
    author.folderSettings[path.join(folder, 'one')] = { 'a11y-spec.rules': { 'role-expected': 'error' } };
    author.folderSettings[path.join(folder, 'two')] = { 'a11y-spec.rules': { 'role-expected': 'off' } };
    await activated;
    const open = (name) => author.open(at(name), 'a11y-spec', SLIDER);
    const severities = (document) =>
      vscode.languages.getDiagnostics(document.uri)
        .filter(({ code }) => (code.value || code) === 'role-expected')
        .map(({ severity }) => severity);
    const [one, two] = [open('one/a.a11y.yaml'), open('two/b.a11y.yaml')];
    const others = () => vscode.languages.getDiagnostics(two.uri).length;
    const settled = await until(() => severities(one).join() === '0' && severities(two).join() === '' && others() > 0);
    step('two folders: the settings of each hold in it alone', settled, [severities(one), severities(two), others()]);
    author.folderSettings[path.join(folder, 'two')] = { 'a11y-spec.rules': { 'role-expected': 'hint' } };
    author.set('a11y-spec.rules', {});
    step('a change of one folder', await until(() => severities(two).join() === '3' && severities(one).join() === '0'), [severities(one), severities(two)]);

    vscode.workspace.workspaceFolders = [...vscode.workspace.workspaceFolders, { uri: at('three'), name: 'three', index: 2 }];
    author.folderSettings[path.join(folder, 'three')] = { 'a11y-spec.rules': { 'role-expected': 'information' } };
    author.fire('onDidChangeWorkspaceFolders', { added: [vscode.workspace.workspaceFolders[2]], removed: [] });
    const three = open('three/c.a11y.yaml');
    step('a folder that is added', await until(() => severities(three).join() === '2'), severities(three));
    const count = author.messages.length;
    step('two folders: no message', count === 0, author.messages);
  });
}

/** What is wrong in the settings is told once. */
async function settings() {
  const wrong = { 'role-expectd': 'off', 'name-required': 'loud' };
  await inWindow({ settings: { 'a11y-spec.server.path': server, 'a11y-spec.rules': wrong } }, async (activated) => {
    await activated;
    const message = await until(() => author.messages[0]);
    const ok = message && message.level === 'warning' && message.text.includes("no rule 'role-expectd'");
    step('an unknown rule in the settings is told', ok, author.messages);
    author.set('a11y-spec.inlay-hints.positions', false);
    await pause(300);
    step('once', author.messages.length === 1, author.messages);
    author.set('a11y-spec.guidelines', ['nowhere']);
    const second = await until(() => author.messages[1]);
    step('a guideline that is missing, too', second && second.text.includes('nowhere'), author.messages);
    author.set('a11y-spec.rules', 3);
    const third = await until(() => author.messages[2]);
    step('and a value of a wrong type', third && third.text.includes("takes a map, not '3'"), author.messages);
  });
}

async function drive() {
  fs.mkdirSync(folder, { recursive: true });
  step('the extension has a program inside', fs.existsSync(path.join(extensionFolder, 'server/a11y-spec')), manifest.version);
  await missing();
  await found();
  await crashing();
  await exchanged();
  await untrusted();
  await folders();
  await settings();
  await hanging();
}

run(drive, 140000);
