import { createCell } from '#ui/cell.ts';

/**
 * The ids of the products on the customer's watchlist, with pending changes; `undefined` for a
 * guest, and before the list is loaded.
 */
export const watchedNow = createCell<ReadonlySet<number> | undefined>(undefined);
