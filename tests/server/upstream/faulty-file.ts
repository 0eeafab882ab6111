import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { standInApi } from '../stand-in-api.ts';

/** A megabyte of spaces, which JSON may have before its value. */
const PIECE = Buffer.alloc(1_000_000, ' ');
/** Bytes that no answer may have. */
const ANNOUNCED = 30_000_000;
const DRIP_MS = 100;

/** Paths of answers that are not kept as JSON, with their media type. */
const TYPES: readonly [path: RegExp, type: string][] = [
  [/^\/images\/.*\.svg$/, 'image/svg+xml'],
  [/^\/images\//, 'image/png'],
  [/^\/api\/CustomerOrder\/Invoice\//, 'application/pdf'],
  [/^\/api\/Portfolio\/GenerateCustomerTaxReport/, 'application/pdf'],
  [/^\/pay\/apple$/, 'application/json'],
];

/** What can be wrong with a file of the API, or with the session of Apple Pay. */
export const FILE_FAULTS = {
  announced: (response: ServerResponse) => {
    response.setHeader('content-length', ANNOUNCED).write(PIECE);
  },
  endless: (response: ServerResponse) => {
    const send = () => {
      while (!response.destroyed && response.write(PIECE));
    };
    response.on('drain', send);
    send();
  },
  drips: (response: ServerResponse) => {
    const timer = setInterval(() => response.write(' '), DRIP_MS);
    response.once('close', () => clearInterval(timer));
  },
} as const;

export type FileFault = keyof typeof FILE_FAULTS;

/**
 * A host in front of the stand-in API whose files can be made faulty; it is the payment provider at
 * `/pay` too. `open` counts faulty answers that the store has not stopped.
 */
export async function faultyFile(api: Awaited<ReturnType<typeof standInApi>>) {
  const host = { fault: undefined as FileFault | undefined, open: 0 };
  const server = createServer((incoming, outgoing) => {
    const type = TYPES.find(([path]) => path.test(incoming.url ?? ''))?.[1];
    if (!type || !host.fault) return void api.answer(incoming, outgoing);
    host.open += 1;
    outgoing.once('close', () => (host.open -= 1));
    FILE_FAULTS[host.fault](outgoing.setHeader('content-type', type));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, host, close };
}
