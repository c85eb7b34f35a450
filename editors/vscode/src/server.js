'use strict';
// The life of the server: which state it is in, what brings it into another, and what the user is
// told. Each start ends with a server that runs or with one message.

const { Run, text } = require('./run');

/** A server that ends by itself so many times within so long, in milliseconds, is left alone. */
const CRASHES = 5;
const CRASH_TIME = 3 * 60 * 1000;

/**
 * @typedef {'stopped' | 'starting' | 'running' | 'missing' | 'failed'} State
 *
 * What a server needs of its surroundings.
 *
 * @typedef {object} Surroundings
 * @property {() => import('./program').Found} find  the program that the settings name now
 * @property {() => string} folder  where it runs
 * @property {(child: import('child_process').ChildProcessWithoutNullStreams, server: Server) => import('./run').Client} createClient
 * @property {(problem: import('./program').Problem) => void} tellMissing
 * @property {(message: string) => void} tellFailure
 * @property {(line: string) => void} log
 * @property {(state: State) => void} changed
 */

/** The server, of which there is at most one process at a time. */
class Server {
  /** @param {Surroundings} surroundings */
  constructor(surroundings) {
    this.surroundings = surroundings;
    /** @type {State} */
    this.state = 'stopped';
    /** Why there is no server, as a sentence. */
    this.problem = '';
    /** @type {import('./program').Problem | undefined} */
    this.missing = undefined;
    /** @type {Run | undefined} */
    this.run = undefined;
    /** @type {number[]} */
    this.crashes = [];
    /** Starts and stops follow one another: each waits for the one before it, which is bounded. */
    this.queue = Promise.resolve();
  }

  /** Ends the server, if there is one, and starts the one that the settings name now. */
  restart() {
    this.crashes = [];
    this.hasten();
    return this.inTurn(async () => {
      await this.end();
      await this.begin();
    });
  }

  stop() {
    this.hasten();
    return this.inTurn(() => this.end());
  }

  /** Starts a server that could not be found before and is there now; else nobody is told anything. */
  retry() {
    if (this.state !== 'missing' || !this.surroundings.find().path) return this.queue;
    return this.restart();
  }

  /** Waits until no start or stop is under way. */
  async settled() {
    /** @type {Promise<void> | undefined} */
    let last;
    while (last !== this.queue) await (last = this.queue);
  }

  /** Tells why there is no server. */
  tell() {
    const { tellMissing, tellFailure } = this.surroundings;
    if (this.missing) tellMissing(this.missing);
    else tellFailure(this.problem || 'The server does not run.');
  }

  /** Lets nobody wait for the answer of a server that is to be ended anyway. */
  hasten() {
    if (this.state === 'starting' && this.run) {
      this.run.isUnwanted = true;
      void this.run.kill();
    }
  }

  /** @param {() => Promise<void>} step */
  inTurn(step) {
    this.queue = this.queue.then(step).catch((error) => this.surroundings.log(text(error)));
    return this.queue;
  }

  async begin() {
    const { find, folder, createClient, log } = this.surroundings;
    const found = find();
    this.missing = found.problem;
    if (found.problem) {
      this.become('missing', found.problem.message);
      return this.tell();
    }
    log(`Starting ${found.path}`);
    const run = new Run(found.path, folder(), (child) => createClient(child, this));
    this.run = run;
    this.become('starting');
    const failure = await run.start();
    if (run.isUnwanted) return undefined;
    if (failure) {
      this.run = undefined;
      this.become('failed', `The server ${failure}`);
      return this.tell();
    }
    this.become('running');
    run.exited.then((exit) => this.noteEnd(run, exit));
    return undefined;
  }

  async end() {
    const { run } = this;
    this.run = undefined;
    this.become('stopped');
    if (run) await run.stop();
  }

  /**
   * Starts a server anew that has ended without being told to, unless that happens all the time.
   *
   * @param {Run} run
   * @param {import('./run').Exit} exit
   */
  noteEnd(run, exit) {
    if (this.run !== run) return;
    const { log } = this.surroundings;
    this.run = undefined;
    const now = Date.now();
    this.crashes = [...this.crashes, now].filter((time) => now - time < CRASH_TIME);
    const ending = run.ending(exit);
    log(`The server ${ending}`);
    if (this.crashes.length < CRASHES) {
      this.become('starting');
      void this.inTurn(() => (this.run || this.state !== 'starting' ? Promise.resolve() : this.begin()));
      return;
    }
    this.become('failed', `The server has stopped ${CRASHES} times in a short while; it ${ending}`);
    this.tell();
  }

  /**
   * @param {State} state
   * @param {string} problem
   */
  become(state, problem = '') {
    this.state = state;
    this.problem = problem;
    if (problem) this.surroundings.log(problem);
    this.surroundings.changed(state);
  }
}

module.exports = { Server };
