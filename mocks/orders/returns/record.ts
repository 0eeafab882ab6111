import type { Wire } from '../../backend/wire.ts';
import { businessDaysLater } from '../../market/business-days.ts';
import type { OrderRecord } from '../order-record.ts';

/** A request for a return. Its status follows from the time, as that of an order. Money in cents. */
export type StoredReturn = {
  returnNumber: string;
  invoice: string;
  customerId: string;
  /** When it was asked for (ms). */
  at: number;
  returnType: Wire<'ReturnTicket'>['returnType'];
  reason: Wire<'ReturnReason'>;
  comments?: string;
  products: Wire<'ReturnedLine'>[];
  photos: string[];
  feeCents: number;
  /** Absent for a replacement. */
  refundCents?: number;
};

/** One step of a return, at an instant in ms. */
export type ReturnStep = { status: Wire<'ReturnStatus'>; at: number };

export const FIRST_RETURN = 2207;
const DAY = 86_400_000;

/** Business days from the request to the answer, from there to the parcel, and to the end. */
const ANSWER = 1;
const PARCEL = 5;
const END = 2;

/** A change of mind is no fault of the goods: the shop buys them back instead. */
const CHANGE_OF_MIND = /chang\w* (?:of|my) mind|(?:do not|don.?t|no longer) (?:want|need|like)/i;

/** The steps of a return up to `now` (ms), oldest first. */
export function returnSteps(asked: StoredReturn, now: number): ReturnStep[] {
  const answeredAt = businessDaysLater(asked.at, ANSWER, 15);
  const submitted: ReturnStep = { status: 'Submitted', at: asked.at };
  const planned = isDeclined(asked)
    ? [submitted, { status: 'Declined' as const, at: answeredAt }]
    : [submitted, ...granted(asked, answeredAt)];
  return planned.filter(({ at }) => at <= now);
}

export function returnStatus(asked: StoredReturn, now: number): Wire<'ReturnStatus'> {
  return returnSteps(asked, now).at(-1)?.status ?? 'Submitted';
}

// What is missing has not to be sent back.
function granted({ reason }: StoredReturn, answeredAt: number): ReturnStep[] {
  const approved: ReturnStep = { status: 'Approved', at: answeredAt };
  if (reason === 'missingItem') return [approved, endAfter(answeredAt)];
  const receivedAt = businessDaysLater(answeredAt, PARCEL, 11);
  return [approved, { status: 'Received', at: receivedAt }, endAfter(receivedAt)];
}

function endAfter(at: number): ReturnStep {
  return { status: 'Completed', at: businessDaysLater(at, END, 13) };
}

function isDeclined({ reason, comments = '' }: StoredReturn): boolean {
  return reason === 'other' && CHANGE_OF_MIND.test(comments);
}

/** The return of an earlier year: two of the collector's twenty coins. */
export function seededReturns(past: readonly OrderRecord[]): StoredReturn[] {
  const order = past.find(({ invoice }) => invoice === 'BPM-100733');
  const [line] = order?.lines ?? [];
  if (!order || !line) return [];
  const quantity = 2;
  return [
    {
      returnNumber: 'RMA-2198',
      invoice: order.invoice,
      customerId: order.customerId ?? '',
      at: order.orderedAt + 21 * DAY,
      returnType: 'refund',
      reason: 'damaged',
      comments: 'Two coins are scratched across the face.',
      products: [{ productId: line.productId, productName: line.name, quantity }],
      photos: [],
      feeCents: 0,
      refundCents: line.unitCents * quantity,
    },
  ];
}
