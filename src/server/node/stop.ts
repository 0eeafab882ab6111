import type { Server } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';

import { logEvent } from './log.ts';

/** How long a server that stops finishes what it has begun, in milliseconds. */
const STOP_MS = 9_000;

/**
 * Ends a server in order. `stop` first says for some seconds that it is about to (`isStopping`), so that
 * no proxy sends shoppers any more, and answers as before; then it takes no connection, and resolves
 * when all that was begun is answered. Calling it again ends the wait.
 */
export function stopping(server: Server) {
  const wait = new AbortController();
  let ended: Promise<void> | undefined;
  let open = 0;
  const since = { answered: 0, cut: 0 };
  server.on('request', (_, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
      if (ended) since[response.writableFinished ? 'answered' : 'cut'] += 1;
    });
  });

  async function end(seconds: number): Promise<void> {
    logEvent('stopping', { seconds, open });
    if (seconds > 0) {
      await after(seconds * 1000, undefined, { signal: wait.signal }).catch(() => undefined);
    }
    await close(server);
    logEvent('stopped', since);
  }

  return {
    isStopping: () => ended !== undefined,
    stop: (seconds = 0): Promise<void> => {
      if (ended) wait.abort();
      ended ??= end(seconds);
      return ended;
    },
  };
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
