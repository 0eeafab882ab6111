import { done, notTooOften } from '../backend/answers.ts';
import type { Call, Resolvers } from '../backend/call.ts';
import { once } from '../backend/once.ts';
import { problem } from '../backend/problem.ts';
import { changeRequest } from './change.ts';
import { advanceSales } from './progress.ts';
import { mailLink } from './sale-news.ts';
import { sellOrder } from './sell-order.ts';
import type { SaleRequest } from './table.ts';

/** Requests of guests, by the link in their mail. `often@…` asks too often. */
export const guestSales = {
  getSellToBoldRequestByToken: (call) => {
    const { token } = call.query;
    const { items, ...request } = sellOrder(requestOf(call, token));
    const withToken = (path: string) => `${path}?token=${token}`;
    return {
      data: {
        ...request,
        items: items.map((item) =>
          item.photoPaths
            ? Object.assign(item, { photoPaths: item.photoPaths.map(withToken) })
            : item,
        ),
      },
    };
  },

  updateSellToBoldRequestByToken: (call) => {
    const { token, ...change } = call.body;
    return done(changeRequest(requestOf(call, token), change, call));
  },

  sendSellToBoldRequestLink: once('sendSellToBoldRequestLink', (call) => {
    const { referenceNumber, emailId } = call.body;
    notTooOften(emailId);
    const to = emailId.toLowerCase();
    const found = advanceSales(call).find(
      (request) =>
        request.referenceNumber === referenceNumber && request.emailId.toLowerCase() === to,
    );
    const subject = `Your request ${referenceNumber}`;
    if (found) mailLink(found, subject, call.visitor.tables.outbox);
    return done('If there is such a request, its link is on its way to this address.');
  }),
} satisfies Partial<Resolvers>;

type AnyCall = Pick<Call<'getSellToBoldRequestByToken'>, 'visitor' | 'now'>;

function requestOf(call: AnyCall, token: string): SaleRequest {
  const found = advanceSales(call).find(({ linkToken }) => linkToken === token);
  if (!found) throw problem(404, 'This link is not known.');
  return found;
}
