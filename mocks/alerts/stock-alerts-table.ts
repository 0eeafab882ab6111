import type { Wire } from '../backend/wire.ts';

/** Who asked, without an account, to be told when a product can be bought. */
export type StoredStockAlert = {
  emailId: string;
  productId: number;
  status: Wire<'StockAlert'>['status'];
};

/** By the token of the link that was sent; a second link is about the same alert. */
export type StockAlerts = { byToken: Map<string, StoredStockAlert>; sent: number };

/**
 * No e-mail leaves the mock, so tokens are easy to guess on purpose: the first link of a visit has
 * the token `stock-1`, the next `stock-2`. One link is seeded.
 */
export function seedStockAlerts(): StockAlerts {
  const seeded: StoredStockAlert = {
    emailId: 'reader@example.com',
    productId: 193_711,
    status: 'Requested',
  };
  return { byToken: new Map([['7d20c94e1b5a', seeded]]), sent: 0 };
}
