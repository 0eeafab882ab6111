import { createHash } from 'node:crypto';

const LENGTH = 40;

/**
 * The key under which a checkout becomes an order: the same for every press, reload and tab, so
 * that one checkout is never more than one order. The checkout's id cannot be read from it.
 */
export function orderKey(checkoutId: string): string {
  const hash = createHash('sha256').update(`order of ${checkoutId}`).digest('hex');
  return `k-${hash.slice(0, LENGTH)}`;
}
