import type { Call } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { dollars, type Wire } from '../backend/wire.ts';
import { refuseExcess } from './held.ts';
import { keptItems } from './photos.ts';
import { statusOf, takeStep } from './progress.ts';
import { totalQuoteCents } from './quote.ts';
import type { SaleRequest } from './table.ts';

type Change = Omit<Wire<'SellOrderUpdate'>, 'referenceNumber'>;
type AnyCall = Pick<Call<'updateSellToBoldOrders'>, 'visitor' | 'customerId' | 'now'>;
type Status = Wire<'SellStatus'>;

/** The states from which a seller reaches another. */
const FROM: Record<NonNullable<Change['status']>, readonly Status[]> = {
  Accepted: ['Quoted'],
  Declined: ['Quoted'],
  Cancelled: ['Submitted', 'Quoted'],
};
const SAYS: Record<NonNullable<Change['status']>, string> = {
  Accepted: 'Your sale is locked in.',
  Declined: 'You have declined the quote.',
  Cancelled: 'Your request is cancelled.',
};

/** Makes a seller's change if the state of the request allows it (else 409), and says what happened. */
export function changeRequest(request: SaleRequest, change: Change, call: AnyCall): string {
  const { status, payoutMethod, carrierCode, trackingNo, items } = change;
  refuseChange(request, change);
  if (items) refuseExcess(items, request, call);
  if (items) request.items = keptItems(items, call, request.items);
  if (payoutMethod) request.payoutMethod = payoutMethod;
  if (status) takeStep(request, { status, at: call.now }, call);
  if (carrierCode) request.carrierCode = carrierCode;
  if (trackingNo) Object.assign(request, { trackingNo, trackedAt: call.now });
  const order = call.visitor.tables.sales.orders.find(
    ({ customerInvoice }) => customerInvoice === request.customerInvoice,
  );
  if (order) Object.assign(order, definedOf({ payoutMethod, carrierCode, trackingNo }));
  return status ? SAYS[status] : 'Your request is changed.';
}

function refuseChange(request: SaleRequest, change: Change): void {
  const { status, totalQuote, payoutMethod, carrierCode, trackingNo, items } = change;
  if (items) refuseUnless(request, ['Submitted']);
  if (status) refuseUnless(request, FROM[status]);
  const isRead = totalQuote === undefined || totalQuote === dollars(totalQuoteCents(request));
  if (status === 'Accepted' && !isRead) {
    throw problem(409, 'The quote is another one now. Read it before you accept it.');
  }
  if (payoutMethod) refuseUnless(request, ['Submitted', 'Quoted', 'Accepted']);
  if ((carrierCode || trackingNo) && status !== 'Accepted') refuseUnless(request, ['Accepted']);
}

function refuseUnless(request: SaleRequest, states: readonly Status[]): void {
  const status = statusOf(request);
  if (states.includes(status)) return;
  throw problem(409, `This request is ${status.toLowerCase()}, so that cannot be done any more.`);
}

function definedOf(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
