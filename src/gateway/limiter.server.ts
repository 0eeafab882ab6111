import { refuse } from './refuse.server.ts';

/** How many calls are free in so many seconds; with 0 seconds the count never ends. */
export type Limit = { most: number; seconds: number };

export type Limiter = {
  /** Counts one more for the key. Resolves to the seconds to wait; 0 lets the call pass. */
  count: (key: string, limit: Limit) => Promise<number>;
  /** Where counts can be read and taken back, too. */
  ledger?: {
    giveBack: (key: string, limit: Limit) => Promise<void>;
    counted: (key: string, limit: Limit) => Promise<number>;
  };
};

/** Set by the server's front to the network of the shopper; nobody else can set it. */
export const CLIENT_NETWORK = 'x-client-network';

/** Begins the name of a proxy that does not say from where a request came: many come through it. */
export const VIA = 'via ';
const TIMES_VIA_PROXY = 10;

let limiter: Limiter | undefined;

/** Counts calls by `next` from now on; without a limiter every call passes. */
export function limitBy(next: Limiter | undefined): void {
  limiter = next;
}

/** What counts the calls of a request, and the network that it came from. */
export type From = { limiter: Limiter; network: string };

export function limiterFor(request: Request): From | undefined {
  const network = request.headers.get(CLIENT_NETWORK);
  return limiter && network ? { limiter, network } : undefined;
}

/** The limit of all calls from a network. */
export function limitOf(network: string, { most, seconds }: Limit): Limit {
  return { most: network.startsWith(VIA) ? most * TIMES_VIA_PROXY : most, seconds };
}

/** The refusal of a call that comes too often, with the seconds to wait. */
export function refuseFor(seconds: number): Response {
  const refusal = refuse(429, `Too many tries. Wait ${seconds} seconds.`);
  refusal.headers.set('retry-after', String(seconds));
  return refusal;
}
