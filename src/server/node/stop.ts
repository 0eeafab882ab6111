import type { Server, ServerResponse } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';

import { logEvent } from './log.ts';

/** How long a server that stops finishes what it has begun, in milliseconds. */
const STOP_MS = 9_000;
/** Without any open connection for this long, nothing sends requests any more, in milliseconds. */
const QUIET_MS = 2_000;

/**
 * Ends a server in order. `stop` first drains: for some seconds, or until no connection has been open
 * for `QUIET_MS`, it says that it is about to end (`isStopping`), so that no proxy sends shoppers any
 * more, and answers as before, each time as the last on its connection. Then it takes no connection,
 * and resolves when all that was begun is answered. Calling it again ends the drain.
 */
export function stopping(server: Server) {
  const drain = new AbortController();
  let ended: Promise<void> | undefined;
  let quiet: NodeJS.Timeout | undefined;
  let connections = 0;
  const open = new Set<ServerResponse>();
  const since = { answered: 0, cut: 0 };
  server.on('connection', (socket) => {
    connections += 1;
    socket.once('close', () => {
      connections -= 1;
      quiet?.refresh();
    });
  });
  server.on('request', (_, response) => {
    open.add(response);
    if (ended) closeAfter(response);
    response.once('close', () => {
      open.delete(response);
      if (ended) since[response.writableFinished ? 'answered' : 'cut'] += 1;
    });
  });

  async function end(seconds: number): Promise<void> {
    logEvent('stopping', { seconds, open: open.size });
    for (const response of open) closeAfter(response);
    if (seconds > 0) {
      // An open connection starts this time again when it closes.
      quiet = setTimeout(() => connections === 0 && drain.abort(), QUIET_MS);
      await after(seconds * 1000, undefined, { signal: drain.signal }).catch(() => undefined);
      clearTimeout(quiet);
      quiet = undefined;
    }
    await close(server);
    logEvent('stopped', since);
  }

  return {
    isStopping: () => ended !== undefined,
    stop: (seconds = 0): Promise<void> => {
      if (ended) drain.abort();
      ended ??= end(seconds);
      return ended;
    },
  };
}

/** The proxy sends the next request on another connection, and by then to another process. */
function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection is idle again when its answer is sent, and would be kept for the next request.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), STOP_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}
