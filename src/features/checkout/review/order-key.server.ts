import { createHash } from 'node:crypto';

const LENGTH = 40;

/**
 * The key for placing an order: the same for every press, reload and tab, so that one checkout
 * never becomes two orders. The checkout's id cannot be derived from it.
 */
export function orderKey(checkoutId: string): string {
  const hash = createHash('sha256').update(`order of ${checkoutId}`).digest('hex');
  return `k-${hash.slice(0, LENGTH)}`;
}
