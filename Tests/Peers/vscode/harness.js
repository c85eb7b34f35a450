'use strict';
// What the drivers share: the stand-in for VS Code, the steps that are counted, and waiting.
// To be loaded before anything that asks for the `vscode` module.

const fs = require('fs');
const Module = require('module');
const path = require('path');

const resolve = Module._resolveFilename;
Module._resolveFilename = (name, ...rest) =>
  name === 'vscode' ? path.join(__dirname, 'stub/vscode.js') : resolve.call(Module, name, ...rest);

const { servers } = require('./traffic');
const vscode = require('vscode');
const { author } = vscode;

const started = Date.now();
let failures = 0;

/** Prints one line about something that must hold. */
function step(name, ok, detail) {
  if (!ok) failures += 1;
  const text = detail === undefined ? '' : typeof detail === 'string' ? detail : JSON.stringify(detail);
  const time = String(Date.now() - started).padStart(6);
  const shown = text && `: ${text.replace(/\n/g, ' ⏎ ')}`;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${time} ms  ${name}${shown}`);
  return ok;
}

function finish() {
  console.log(failures === 0 ? 'all steps passed' : `${failures} failed`);
  process.exit(failures === 0 ? 0 : 1);
}

async function until(condition, milliseconds = 5000) {
  const stop = Date.now() + milliseconds;
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (Date.now() > stop) return undefined;
    await pause(10);
  }
}

function pause(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Loads an extension that is unpacked in a folder. */
function load(folder) {
  author.manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const extension = require(path.join(folder, author.manifest.main));
  return { manifest: author.manifest, extension };
}

/** Runs a driver; whatever nobody has caught fails it, and so does a time limit. */
function run(drive, limit) {
  process.on('unhandledRejection', (problem) => {
    step('the driver itself', false, String((problem && problem.stack) || problem));
    for (const { text } of author.outputs.values()) console.log(text.slice(-2000));
    finish();
  });
  setTimeout(() => {
    step('time limit', false, `${limit} ms`);
    finish();
  }, limit);
  drive().then(finish);
}

module.exports = { author, load, pause, run, servers, step, until, vscode };
