import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { respond } from '#mocks/server.ts';

import { STILL_CLOCK } from '../../scripts/still-clock.ts';

type Call = { method: string; path: string; headers: IncomingMessage['headers'] };

/**
 * An API host for a store in live mode, in this process: the mock backend behind a port, with a
 * still clock. Records each call. It shows a customer their own words, so that a page made with a
 * token is another page. `added` are headers of each answer.
 */
export async function standInApi(added: Record<string, string> = {}) {
  setClock(fixedClock(Date.parse(STILL_CLOCK)));
  const calls: Call[] = [];
  const answer: RequestListener = (incoming, outgoing) => {
    void (async () => {
      const { method = 'GET', url = '/', headers } = incoming;
      calls.push({ method, path: url, headers });
      const body = method === 'GET' || method === 'HEAD' ? null : Readable.toWeb(incoming);
      const init = { method, headers: headers as Record<string, string>, body, duplex: 'half' };
      const reply = await respond(new Request(new URL(url, origin), init as RequestInit));
      // What is said to a customer is longer.
      reply.headers.delete('content-length');
      outgoing.writeHead(reply.status, { ...Object.fromEntries(reply.headers), ...added });
      const bytes = Buffer.from(await reply.arrayBuffer());
      outgoing.end(headers.authorization ? personal(bytes, reply) : bytes);
    })();
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { origin, calls, answer, close: () => server.close() };
}

/** States of the stock stay: the contract has a list of them. */
function personal(bytes: Buffer, { headers }: Response): Buffer {
  if (!headers.get('content-type')?.includes('json')) return bytes;
  return Buffer.from(
    bytes.toString().replaceAll(/("(?!stock)(?:\w*name|label|title)":")/gi, '$1Yours: '),
  );
}
