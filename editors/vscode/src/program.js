'use strict';
// Which program is the server: the setting's, else the one that came with the extension, else the
// `PATH`'s. Nothing here knows VS Code, so that all of it can be tried with any files.

const fs = require('fs');
const path = require('path');

/** The program's name, where nothing names another. */
const NAME = 'a11y-spec';

/**
 * What a search goes by.
 *
 * @typedef {object} Surroundings
 * @property {string} setting  `server.path`; empty where nothing is set
 * @property {string} extension  the folder of the extension
 * @property {{ name: string, path: string }[]} folders  of the workspace, the first one first
 * @property {boolean} isTrusted  whether programs in those folders may be run
 * @property {string} home
 * @property {Record<string, string | undefined>} environment
 * @property {NodeJS.Platform} platform
 */

/**
 * The absolute path of a program, or why there is none.
 *
 * @typedef {{ path: string, problem?: undefined } | { path?: undefined, problem: Problem }} Found
 *
 * @typedef {object} Problem
 * @property {'missing' | 'unusable' | 'untrusted'} kind
 * @property {string} message  a sentence
 */

/**
 * Finds the program that is to be started.
 *
 * @param {Surroundings} where
 * @returns {Found}
 */
function findProgram(where) {
  const setting = where.setting.trim();
  if (!setting) {
    const bundled = firstFile([path.join(where.extension, 'server', NAME)], where.platform);
    return bundled ? judge(bundled, bundled, where) : onPath(NAME, where);
  }
  const { name, unknown } = expand(setting, where);
  if (unknown) return missing(`'${setting}' names ${unknown}, which is not there.`);
  if (!/[/\\]/.test(name)) return onPath(name, where);
  const [folder] = where.folders;
  if (!path.isAbsolute(name) && !folder) {
    return missing(`'${setting}' is relative to a folder, and none is open.`);
  }
  const wanted = folder ? path.resolve(folder.path, name) : name;
  const file = firstFile([wanted], where.platform);
  return file ? judge(file, setting, where) : missing(`'${setting}' was not found.`);
}

/**
 * Searches the folders of `PATH`; relative ones, which depend on where VS Code was started, do not
 * count, nor do those of a folder that is not trusted.
 *
 * @param {string} name
 * @param {Surroundings} where
 * @returns {Found}
 */
function onPath(name, where) {
  const { PATH, Path } = where.environment;
  const places = (PATH || Path || '').split(path.delimiter).filter((place) => path.isAbsolute(place));
  /** @type {Found | undefined} */
  let refused;
  for (const place of places) {
    const file = firstFile([path.join(place, name)], where.platform);
    const found = file ? judge(file, name, where) : undefined;
    if (found && found.path) return found;
    refused = refused || found;
  }
  return refused || missing(`'${name}' was not found.`);
}

/**
 * Takes a file as the program, or says why it cannot be.
 *
 * @param {string} file  that exists
 * @param {string} shown  how the user calls it
 * @param {Surroundings} where
 * @returns {Found}
 */
function judge(file, shown, where) {
  const kind = fs.statSync(file);
  if (kind.isDirectory()) return unusable(`'${shown}' is a folder, not a program.`);
  // A link may lead into the folder, or the folder be reached by one.
  const real = fs.realpathSync.native(file);
  const isInside = where.folders.some((folder) => [file, real].some((one) => contains(folder.path, one)));
  if (isInside && !where.isTrusted) {
    const message = `'${shown}' is in a folder that is not trusted, and is not run.`;
    return { problem: { kind: 'untrusted', message } };
  }
  try {
    fs.accessSync(file, fs.constants.X_OK);
  } catch {
    return unusable(`'${shown}' is not executable.`);
  }
  return { path: file };
}

/**
 * Replaces `~` and the variables of VS Code's own settings.
 *
 * @param {string} setting
 * @param {Surroundings} where
 * @returns {{ name: string, unknown?: string }}  `unknown` is a variable that has no value
 */
function expand(setting, where) {
  /** @type {string | undefined} */
  let unknown;
  const name = setting.replace(/^~(?=[/\\]|$)/, () => where.home).replace(/\$\{([^}]*)\}/g, (text, variable) => {
    const value = valueOf(variable, where);
    if (value === undefined) unknown = unknown || text;
    return value === undefined ? text : value;
  });
  return { name, unknown };
}

/**
 * @param {string} variable  without its braces
 * @param {Surroundings} where
 * @returns {string | undefined}
 */
function valueOf(variable, { folders, home, environment }) {
  const [kind, name] = variable.split(/:(.*)/s);
  switch (kind) {
    case 'userHome':
      return home;
    case 'env':
      return environment[name];
    case 'workspaceFolder': {
      const folder = name === undefined ? folders[0] : folders.find((one) => one.name === name);
      return folder && folder.path;
    }
    default:
      return undefined;
  }
}

/**
 * The first of some paths at which something is, on Windows with or without its ending.
 *
 * @param {string[]} paths
 * @param {NodeJS.Platform} platform
 */
function firstFile(paths, platform) {
  const endings = platform === 'win32' ? ['.exe', ''] : [''];
  return paths.flatMap((one) => endings.map((end) => one + end)).find((one) => fs.existsSync(one));
}

/**
 * Whether a file is below a folder, as the folder is spelt or as it is on the disk.
 *
 * @param {string} folder
 * @param {string} file
 */
function contains(folder, file) {
  return [folder, real(folder)].some((one) => {
    const way = path.relative(one, file);
    return way !== '' && way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
  });
}

/** @param {string} file */
function real(file) {
  try {
    // As the disk spells it, where capital letters make no difference.
    return fs.realpathSync.native(file);
  } catch {
    return file;
  }
}

/** @param {string} message @returns {Found} */
function missing(message) {
  return { problem: { kind: 'missing', message } };
}

/** @param {string} message @returns {Found} */
function unusable(message) {
  return { problem: { kind: 'unusable', message } };
}

module.exports = { findProgram };
