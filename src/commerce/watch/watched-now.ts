import { createCell } from '#ui/cell.ts';

/**
 * The ids of the products on the customer's watchlist, as their presses have left it; `undefined`
 * for a guest, and until the list has been read.
 */
export const watchedNow = createCell<ReadonlySet<number> | undefined>(undefined);
