import type { PayoutMethod, SaleRequest, SellStatus } from '#api/sell/sale-requests.ts';
import { countWords } from '#commerce/format/count.ts';

export const REQUESTS_PATH = '/sell-to-us/requests';

export const STATUS_WORDS: Record<SellStatus, string> = {
  Submitted: 'Submitted',
  Quoted: 'Quoted',
  Accepted: 'Accepted',
  Received: 'Received',
  Inspected: 'Inspected',
  Paid: 'Paid',
  Declined: 'Declined',
  Cancelled: 'Cancelled',
};

/** How the store pays, for a choice; `says` ends "We pay". */
export const PAYOUTS: Record<PayoutMethod, { label: string; says: string }> = {
  ach: { label: 'ACH to your bank', says: 'by ACH transfer' },
  wire: { label: 'Wire', says: 'by wire' },
  check: { label: 'Paper check', says: 'by check' },
};

export function isPayout(typed: string): typed is PayoutMethod {
  return Object.hasOwn(PAYOUTS, typed);
}

/** What a request is of: "20 × 1 oz Silver Maple Leaf, and 2 items more". */
export function contentWords({ items }: Pick<SaleRequest, 'items'>): string {
  const [first, ...more] = items;
  if (!first) return 'Nothing';
  const says = `${first.quantity} × ${first.name}`;
  return more.length === 0 ? says : `${says}, and ${countWords(more.length, 'item')} more`;
}

const WAY: readonly SellStatus[] = [
  'Submitted',
  'Quoted',
  'Accepted',
  'Received',
  'Inspected',
  'Paid',
];

/** A step of a request: done, where it stands now, or still to come. */
export type RequestStep = { status: SellStatus; is: 'done' | 'now' | 'ahead' };

/** The steps of a request, in order; one that was declined or cancelled ends there. */
export function stepsOf({ status, totalCents }: Pick<SaleRequest, 'status' | 'totalCents'>) {
  const place = WAY.indexOf(status);
  if (place < 0) {
    const before: SellStatus[] = totalCents === undefined ? ['Submitted'] : ['Submitted', 'Quoted'];
    return [...before.map(done), { status, is: 'now' } satisfies RequestStep];
  }
  return WAY.map((each, at): RequestStep => {
    if (at < place) return done(each);
    return { status: each, is: at === place ? 'now' : 'ahead' };
  });
}

function done(status: SellStatus): RequestStep {
  return { status, is: 'done' };
}
