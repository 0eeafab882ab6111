import { createCell } from '#ui/cell.ts';

/** The total on the screen, and what is missing for free shipping; both in cents. */
export type ShownTotal = { totalCents: number; missingCents: number };

export const shownTotal = createCell<ShownTotal | undefined>(undefined);
