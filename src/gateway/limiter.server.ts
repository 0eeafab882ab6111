import { refuse } from './refuse.server.ts';

/** Calls that are free in so many seconds. With 0 seconds a count never expires. */
export type Limit = { most: number; seconds: number };

export type Limiter = {
  /** Adds one to the count of a key. Resolves to the seconds to wait; 0 lets the call pass. */
  count: (key: string, limit: Limit) => Promise<number>;
  /** Absent on platforms that can only count. */
  history?: {
    /** Takes one off the count of a key. */
    undo: (key: string, limit: Limit) => Promise<void>;
    /** Resolves to the count of a key. */
    read: (key: string, limit: Limit) => Promise<number>;
    /** Sets the count of a key to one, for the limit's whole time from now. */
    renew: (key: string, limit: Limit) => Promise<void>;
  };
};

/** The limiter, and the network that a request came from. */
export type From = { limiter: Limiter; network: string };

/** Header with the shopper's network. Only the server's front sets it. */
export const CLIENT_NETWORK = 'x-client-network';

/** Prefix of a network that is a proxy's: many shoppers share it. */
export const VIA = 'via ';
const TIMES_VIA_PROXY = 10;

let limiter: Limiter | undefined;

/** Sets the limiter; without one every call passes. */
export function limitBy(next: Limiter | undefined): void {
  limiter = next;
}

/** `undefined` without a limiter, or for a request of the server itself. */
export function findLimiter(request: Request): From | undefined {
  const network = request.headers.get(CLIENT_NETWORK);
  return limiter && network ? { limiter, network } : undefined;
}

/** The limit of a network; a proxy's is ten times higher. */
export function scaleLimit(network: string, { most, seconds }: Limit): Limit {
  return { most: network.startsWith(VIA) ? most * TIMES_VIA_PROXY : most, seconds };
}

/** Answers 429 with the seconds to wait. */
export function refuseTooMany(seconds: number): Response {
  const refusal = refuse(429, `Too many tries. Wait ${seconds} seconds.`);
  refusal.headers.set('retry-after', String(seconds));
  return refusal;
}
