import { shopOf } from '../backend/shop.ts';
import type { Visitor } from '../backend/visitor.ts';
import { isoDate } from '../orders/order.ts';
import { quotedItems } from './quote.ts';
import { salesOrderFrom } from './sell-order.ts';
import { tellGuest } from './sale-news.ts';
import type { SaleRequest, SaleStep } from './table.ts';

type Status = SaleStep['status'];
type AnyCall = { visitor: Visitor; now: number };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long the shop takes for a step, and how long a quote is valid. Guesses. */
const STEP = 2 * MINUTE;
const HOLDS = DAY;
/** A parcel that nobody has said to be on its way arrives all the same. */
const ARRIVES = DAY;

const PATH: readonly Status[] = [
  'Submitted',
  'Quoted',
  'Accepted',
  'Received',
  'Inspected',
  'Paid',
];

export function statusOf({ steps }: Pick<SaleRequest, 'steps'>): Status {
  return steps.at(-1)?.status ?? 'Submitted';
}

/**
 * Takes every request of a visitor through the steps that are due. The scenario `sale:<status>` takes
 * it to that status at once and keeps it there.
 */
export function advanceSales(call: AnyCall): SaleRequest[] {
  const { requests } = call.visitor.tables.sales;
  for (const request of requests) {
    let next = nextStep(request, call);
    while (next && next.at <= call.now) {
      takeStep(request, next, call);
      next = nextStep(request, call);
    }
  }
  return requests;
}

/** Adds a step and does what it brings: a quote, a binding sale, a message. */
export function takeStep(request: SaleRequest, step: SaleStep, call: AnyCall): void {
  const taken = step.status === 'Quoted' ? quote(request, step.at, call) : step;
  request.steps.push(taken);
  if (taken.status === 'Accepted') sell(request, taken.at, call);
  const order = call.visitor.tables.sales.orders.find(
    ({ customerInvoice }) => customerInvoice === request.customerInvoice,
  );
  if (order && isOfParcel(taken.status)) order.status = taken.status;
  if (order && taken.status === 'Paid') order.paidOn = isoDate(taken.at);
  tellGuest(request, taken, call.visitor.tables.outbox);
}

function nextStep(request: SaleRequest, { visitor, now }: AnyCall): SaleStep | undefined {
  const status = statusOf(request);
  const index = PATH.indexOf(status);
  if (index < 0) return undefined;
  const target = targetOf(visitor);
  if (target === undefined) return dueStep(request, status, now);
  const isRefused = target === 'Declined' || target === 'Cancelled';
  if (isRefused && index <= PATH.indexOf('Quoted')) return { status: target, at: now };
  const next = PATH[index + 1];
  return next && index < PATH.indexOf(target) ? { status: next, at: now } : undefined;
}

function dueStep(request: SaleRequest, status: Status, now: number): SaleStep | undefined {
  const { steps, trackedAt = Infinity, validUntil = Infinity } = request;
  const since = steps.at(-1)?.at ?? 0;
  switch (status) {
    case 'Submitted':
      return { status: 'Quoted', at: since + STEP } as const;
    // A quote that has run out is given anew to whoever looks at it.
    case 'Quoted':
      return { status: 'Quoted', at: Math.max(validUntil, now) };
    case 'Accepted':
      return { status: 'Received', at: Math.min(trackedAt + STEP, since + ARRIVES) };
    case 'Received':
      return { status: 'Inspected', at: since + STEP };
    case 'Inspected':
      return { status: 'Paid', at: since + STEP };
    default:
      return undefined;
  }
}

function targetOf({ scenarios }: Visitor): Status | undefined {
  const named = [...scenarios].find((name) => name.startsWith('sale:'))?.slice('sale:'.length);
  return [...PATH, 'Declined' as const, 'Cancelled' as const].find(
    (status) => status.toLowerCase() === named,
  );
}

/** The shop declines what it cannot price. */
function quote(request: SaleRequest, at: number, call: AnyCall): SaleStep {
  request.items = quotedItems(request.items, shopOf(call, at));
  if (request.items.every(({ quotedCents }) => quotedCents === undefined)) {
    return { status: 'Declined', at };
  }
  request.validUntil = at + HOLDS;
  return { status: 'Quoted', at };
}

function sell(request: SaleRequest, at: number, call: AnyCall): void {
  const { sales } = call.visitor.tables;
  request.customerInvoice = `SO-${sales.nextOrder}`;
  sales.nextOrder += 1;
  sales.orders.push(salesOrderFrom(request, at, shopOf(call).catalog));
}

function isOfParcel(status: Status): status is 'Received' | 'Inspected' | 'Paid' {
  return PATH.indexOf(status) > PATH.indexOf('Accepted');
}
