import { done, notTooOften, ownOnly } from '../backend/answers.ts';
import type { Resolvers } from '../backend/call.ts';
import { once } from '../backend/once.ts';
import { problem } from '../backend/problem.ts';
import { unguessable } from '../backend/tokens.ts';
import { isoTime } from '../backend/wire.ts';
import { changeRequest } from './change.ts';
import { refuseExcess } from './held.ts';
import { keptItems } from './photos.ts';
import { advanceSales, takeStep } from './progress.ts';
import { sellOrder } from './sell-order.ts';
import type { SaleRequest } from './table.ts';

/** §7 Selling to the shop: requests, quotes and their acceptance. */
export const sell = {
  getSellToBoldOrders: (call) => {
    const { PageNumber, Size, ReferenceNumber } = call.query;
    const mine = advanceSales(call)
      .filter(({ customerId }) => customerId === call.customerId)
      .filter(({ referenceNumber }) => !ReferenceNumber || referenceNumber === ReferenceNumber)
      .toSorted((one, other) => sentAt(other) - sentAt(one));
    const page = mine.slice(PageNumber * Size, (PageNumber + 1) * Size);
    return { data: page.map((request) => sellOrder(request)) };
  },

  updateSellToBoldOrders: (call) => {
    const { referenceNumber, ...change } = call.body;
    const request = advanceSales(call).find(
      (each) => each.customerId === call.customerId && each.referenceNumber === referenceNumber,
    );
    if (!request) throw problem(404, 'There is no such request.');
    return done(changeRequest(request, change, call));
  },

  addSellToBoldRequests: once('addSellToBoldRequests', (call) => {
    const { body, visitor, customerId, now } = call;
    ownOnly(call, body.customerId);
    notTooOften(body.emailId);
    const isFromPortfolio = customerId !== undefined && body.isFromPortfolio === true;
    refuseExcess(body.items, { customerId, isFromPortfolio }, call);
    const { sales } = visitor.tables;
    const request: SaleRequest = {
      referenceNumber: `SELL-${sales.nextReference}`,
      ...(customerId ? { customerId } : { linkToken: unguessable() }),
      emailId: body.emailId,
      steps: [],
      items: keptItems(body.items, call),
      isFromPortfolio,
    };
    sales.nextReference += 1;
    sales.requests.push(request);
    takeStep(request, { status: 'Submitted', at: now }, call);
    const { referenceNumber } = request;
    return { data: { referenceNumber, status: 'Submitted' as const, createdOn: isoTime(now) } };
  }),
} satisfies Partial<Resolvers>;

function sentAt({ steps }: SaleRequest): number {
  return steps[0]?.at ?? 0;
}
