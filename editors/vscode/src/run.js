'use strict';
// One process of the server with its client: from the spawn to the last byte, whatever it does.

const { spawn } = require('child_process');

/** How long the server may take to answer `initialize`, in milliseconds. */
const ANSWER_LIMIT = 10000;

/** How long it may take to answer `shutdown`, and then to end, in milliseconds. */
const STOP_LIMIT = 2000;
const EXIT_LIMIT = 1000;

/** How much of stderr is kept for a message, in characters. */
const STDERR_LIMIT = 4000;

/**
 * How a process has ended.
 *
 * @typedef {{ code: number | null, signal: string | null }} Exit
 *
 * The part of a language client that a run needs.
 *
 * @typedef {object} Client
 * @property {() => Promise<void>} start
 * @property {() => boolean} isRunning
 * @property {(timeout?: number) => Promise<void>} stop  does nothing unless the client is running
 */

/** One start of the server. */
class Run {
  /**
   * @param {string} program  an absolute path
   * @param {string} folder  where it runs
   * @param {(child: import('child_process').ChildProcessWithoutNullStreams) => Client} createClient
   */
  constructor(program, folder, createClient) {
    this.program = program;
    this.folder = folder;
    this.createClient = createClient;
    this.stderr = '';
    /** @type {import('child_process').ChildProcessWithoutNullStreams | undefined} */
    this.child = undefined;
    /** @type {Client | undefined} */
    this.client = undefined;
    /** Whether it is to be ended before it has answered, so that nothing is told of it. */
    this.isUnwanted = false;
    /** @type {Promise<Exit>} */
    this.exited = new Promise((resolve) => (this.noteExit = resolve));
  }

  /**
   * Starts the process and waits until it has answered.
   *
   * @param {number} limit  in milliseconds
   * @returns {Promise<string | undefined>}  what went wrong, as the end of a sentence; the process
   *   has ended then
   */
  async start(limit = ANSWER_LIMIT) {
    const fault = await this.spawn();
    if (fault || !this.child) return `cannot be started: ${this.program}: ${fault}`;
    this.client = this.createClient(this.child);
    const answer = this.client.start().then(() => '', text);
    const silence = `has not answered for ${limit / 1000} seconds and was ended.`;
    const failure = await settle(Promise.race([answer, this.exited.then(() => 'ended')]), limit, silence);
    if (!failure && this.client.isRunning()) return undefined;
    if (failure === silence) {
      await this.kill();
      return failure;
    }
    // A process that ends takes its connection with it; the exit says more than the connection.
    const exit = await settle(this.exited, EXIT_LIMIT, undefined);
    if (exit) return this.ending(exit);
    await this.kill();
    return `refuses to start: ${failure}`;
  }

  /** @returns {Promise<string | undefined>} what went wrong */
  spawn() {
    return new Promise((resolve) => {
      try {
        const child = spawn(this.program, ['serve'], { cwd: this.folder });
        this.child = child;
        child.once('error', (error) => resolve(text(error)));
        child.once('spawn', () => resolve(undefined));
        child.stderr.on('data', (data) => (this.stderr = (this.stderr + data).slice(0, STDERR_LIMIT)));
        child.once('exit', async (code, signal) => {
          // What it wrote last may still be on its way.
          await settle(new Promise((done) => child.once('close', done)), 300, undefined);
          this.noteExit({ code, signal });
        });
      } catch (error) {
        resolve(text(error));
      }
    });
  }

  /**
   * Tells how the process has ended, as the end of a sentence.
   *
   * @param {Exit} exit
   */
  ending({ code, signal }) {
    const way = signal ? `was ended by ${signal}` : `has ended with code ${code}`;
    const [line] = this.stderr.split('\n').filter((one) => one.trim() !== '');
    return line ? `${way}: ${line.trim()}` : `${way}.`;
  }

  /** Ends the process in whatever state it is, and waits until it is gone. */
  async stop() {
    let isAsked = false;
    if (this.client) {
      const stopped = this.client.stop(STOP_LIMIT).then(() => true, () => false);
      isAsked = await settle(stopped, STOP_LIMIT + 500, false);
    }
    if (isAsked) await settle(this.exited, EXIT_LIMIT, undefined);
    await this.kill();
  }

  /** Ends the process by force; nothing of the user's is lost by it, since it writes no file. */
  async kill() {
    const { child } = this;
    if (!child || child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await settle(this.exited, EXIT_LIMIT, undefined);
  }
}

/**
 * The value of a promise, or another one when it takes longer than that.
 *
 * @template T, U
 * @param {Promise<T>} promise
 * @param {number} milliseconds
 * @param {U} otherwise
 * @returns {Promise<T | U>}
 */
async function settle(promise, milliseconds, otherwise) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<U>} */
  const late = new Promise((resolve) => (timer = setTimeout(() => resolve(otherwise), milliseconds)));
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @param {unknown} error */
function text(error) {
  return error instanceof Error ? error.message : String(error);
}

module.exports = { Run, text };
