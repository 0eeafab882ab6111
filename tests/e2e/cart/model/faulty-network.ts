import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What the network does to calls that change a cart. `lost`: carried out, but the answer never
 * arrives. `refused`: not carried out, answered by 503. `broken`: carried out, answered by 503.
 * `slow`: carried out and answered late.
 */
export const FAULTS = ['lost', 'refused', 'broken', 'slow'] as const;
export type Fault = { kind: (typeof FAULTS)[number]; calls: number; ms: number };

/** Names the sequence of a request, so that each sequence has faults of its own. */
export const VISIT_COOKIE = 'model-visit';

/** The requests of one sequence: a script that comes late may hold back a call. */
type Visit = { fault: Fault | undefined; underWay: number; ended: number };

/**
 * Stands between the browser and the store. It is no `page.route`, because the browser holds a call
 * for a route and drops it with its page, and a call must reach the store although its page is left.
 */
export async function faultyNetwork(store: string) {
  const visits = new Map<string, Visit>();
  const visitOf = (name: string): Visit => {
    const visit = visits.get(name) ?? { fault: undefined, underWay: 0, ended: 0 };
    visits.set(name, visit);
    return visit;
  };
  const server = createServer((asked, answer) => {
    const name =
      new RegExp(`${VISIT_COOKIE}=([\\w-]+)`).exec(asked.headers.cookie ?? '')?.[1] ?? '';
    void passOn(store, asked, answer, visitOf(name));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    visitOf,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function passOn(
  store: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  visit: Visit,
): Promise<void> {
  const isOfCart = asked.url?.includes('/ShoppingCart/') ?? false;
  visit.underWay += 1;
  const fault = isOfCart && asked.method !== 'GET' ? takeFault(visit) : undefined;
  try {
    await carryOut(store, asked, answer, fault);
  } catch {
    answer.destroy();
  } finally {
    visit.underWay -= 1;
    visit.ended += 1;
  }
}

async function carryOut(
  store: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  fault: Fault | undefined,
): Promise<void> {
  // Read first: a call that its page gives up ends here.
  const body = Buffer.concat(await asked.toArray());
  if (fault?.kind === 'slow') await wait(fault.ms);
  if (fault?.kind === 'refused') return fails(answer);
  const reply = await forward(store, asked, body);
  if (fault?.kind === 'lost' || fault?.kind === 'broken') {
    reply.resume();
    if (fault.kind === 'lost') answer.destroy();
    else fails(answer);
    return;
  }
  // On a connection that is used again, the browser itself repeats a call whose answer is lost.
  answer.writeHead(reply.statusCode ?? 502, { ...reply.headers, connection: 'close' });
  await new Promise((resolve) => {
    // The page may have been left, or have cancelled its call.
    if (answer.destroyed) resolve(undefined);
    answer.on('close', resolve);
    reply.on('error', () => answer.destroy()).pipe(answer);
  });
}

function takeFault(visit: Visit): Fault | undefined {
  const { fault } = visit;
  if (!fault) return undefined;
  visit.fault = fault.calls > 1 ? { ...fault, calls: fault.calls - 1 } : undefined;
  return fault;
}

function forward(store: string, asked: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, headers } = asked;
    const passed = request(new URL(asked.url ?? '/', store), { method, headers }, resolve);
    passed.on('error', reject).end(body);
  });
}

function fails(answer: ServerResponse): void {
  answer.writeHead(503, { 'content-type': 'application/json', connection: 'close' });
  answer.end('{}');
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
