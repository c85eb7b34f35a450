'use strict';
// Listens to the pipes of every server that is started, so that a driver knows what was really said
// and how each process ended. Must be loaded before the client library.

const processes = require('child_process');

/** One entry per started server, oldest first. */
const servers = [];

const spawn = processes.spawn;
processes.spawn = (...call) => {
  const child = spawn(...call);
  const server = { pid: child.pid, command: call[0], cwd: call[2] && call[2].cwd, sent: [], received: [], stray: '', stderr: '', exit: undefined };
  servers.push(server);
  child.on('exit', (code, signal) => (server.exit = { code, signal }));
  if (!child.pid) return child;

  const incoming = frames((message) => server.received.push(message), (text) => (server.stray += text));
  const outgoing = frames((message) => server.sent.push(message));
  child.stdout.on('data', incoming);
  child.stderr.on('data', (data) => (server.stderr += data));
  const write = child.stdin.write;
  child.stdin.write = (data, ...rest) => {
    outgoing(Buffer.from(data, typeof rest[0] === 'string' ? rest[0] : 'utf8'));
    return write.call(child.stdin, data, ...rest);
  };
  return child;
};

/** A reader of Content-Length frames; what is not one goes to `stray`. */
function frames(message, stray = () => {}) {
  let pending = Buffer.alloc(0);
  return (data) => {
    pending = Buffer.concat([pending, data]);
    for (;;) {
      const end = pending.indexOf('\r\n\r\n');
      if (end < 0) return;
      const header = pending.subarray(0, end).toString();
      const length = /^Content-Length: (\d+)$/m.exec(header);
      if (!length || !header.startsWith('Content-')) {
        stray(header);
        pending = pending.subarray(end + 4);
        continue;
      }
      const stop = end + 4 + Number(length[1]);
      if (pending.length < stop) return;
      message(JSON.parse(pending.subarray(end + 4, stop).toString()));
      pending = pending.subarray(stop);
    }
  };
}

/** Whether the server has told its diagnostics for a version of a document, whichever way it does. */
function diagnosed(server, uri, version) {
  const isAbout = ({ params }) => params && params.textDocument && params.textDocument.uri === uri;
  const index = server.sent.findIndex(
    (sent) =>
      isAbout(sent) && /did(Open|Change)$/.test(sent.method) && sent.params.textDocument.version === version,
  );
  if (index < 0) return false;
  const asked = server.sent
    .slice(index)
    .filter((sent) => isAbout(sent) && sent.method === 'textDocument/diagnostic');
  return (
    asked.some(({ id }) => server.received.some((answer) => answer.id === id && answer.result)) ||
    pushed(server).some(({ params }) => params.uri === uri && params.version === version)
  );
}

function pushed(server) {
  return server.received.filter(({ method }) => method === 'textDocument/publishDiagnostics');
}

function pulled(server) {
  return server.sent.filter(({ method }) => method === 'textDocument/diagnostic');
}

module.exports = { servers, diagnosed, pushed, pulled };
