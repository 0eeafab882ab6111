import type { OrderReturn, ReturnReason, ReturnStatus } from '#api/orders/returns.ts';
import { formatCount } from '#commerce/format/count.ts';
import { listWords } from '#commerce/format/list.ts';

export const REASON_WORDS: Record<ReturnReason, string> = {
  damaged: 'Damaged',
  wrongItem: 'Not what I ordered',
  missingItem: 'Something is missing',
  notAsDescribed: 'Not as described',
  other: 'Something else',
};

export const RETURN_STATUS_WORDS: Record<ReturnStatus, string> = {
  Submitted: 'Waiting for our answer',
  Approved: 'Approved',
  Declined: 'Declined',
  Received: 'Received by us',
  Completed: 'Completed',
};

/** "2 × 2026 1 oz American Silver Eagle Coin BU", of all that a return names. */
export function returnedWords({ products }: Pick<OrderReturn, 'products'>): string {
  return listWords(
    products.map(
      ({ name, size, quantity }) =>
        `${formatCount(quantity)} × ${name}${size ? `, size ${size}` : ''}`,
    ),
  );
}
