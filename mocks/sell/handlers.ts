import { done, notTooOften, ownOnly } from '../backend/answers.ts';
import type { Call, Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { type Shop, shopOf } from '../backend/shop.ts';
import { type Wire, dollars, isoTime } from '../backend/wire.ts';
import type { Product } from '../catalog/product.ts';
import { imagePath } from '../catalog/shape/picture.ts';
import { bidCentsOf } from '../market/metal-facts.ts';
import { metals } from '../market/metal.ts';
import { isForSale, unitCentsOf } from '../pricing/offer.ts';
import { asksOf } from '../pricing/price.ts';
import { bidCents } from './buyback.ts';
import { keptItems } from './photos.ts';
import { QUOTED_AFTER, withQuote } from './quote.ts';
import { salesOrderFrom, sellOrder } from './sell-order.ts';
import type { SaleRequest } from './table.ts';

/** The number of products of each metal in the list of bids. Copper is not bought. */
const LISTED: readonly [metal: Wire<'Metal'>, most: number][] = [
  ['gold', 14],
  ['silver', 18],
  ['platinum', 6],
  ['palladium', 5],
];

/** §7 Selling to the shop: bids, requests, quotes and their acceptance. */
export const sell = {
  getBuybackPrices: (call) => {
    const shop = shopOf(call);
    const wanted = LISTED.filter(
      ([metal]) => !call.query.metalType || metal === call.query.metalType,
    );
    return {
      data: {
        timestamp: isoTime(shop.board.spotTime),
        areStale: shop.board.areStale,
        prices: wanted.flatMap(([metal, most]) => bidsOf(metal, most, shop)),
      },
    };
  },

  getSellToBoldOrders: (call) => {
    const { PageNumber, Size, ReferenceNumber } = call.query;
    const mine = requestsOf(call)
      .filter(({ referenceNumber }) => !ReferenceNumber || referenceNumber === ReferenceNumber)
      .toSorted((one, other) => other.createdAt - one.createdAt);
    const page = mine.slice(PageNumber * Size, (PageNumber + 1) * Size);
    return { data: page.map(sellOrder) };
  },

  updateSellToBoldOrders: (call) => {
    const { referenceNumber, status, payoutMethod, carrierCode, trackingNo } = call.body;
    const { sales } = call.visitor.tables;
    const request = requestsOf(call).find((each) => each.referenceNumber === referenceNumber);
    if (!request) throw problem(404, 'There is no such request.');
    refuseChange(request, call);
    Object.assign(request, {
      ...(status && { status }),
      ...(payoutMethod && { payoutMethod }),
      ...(carrierCode && { carrierCode }),
      ...(trackingNo && { trackingNo }),
    });
    if (status === 'Accepted') {
      request.customerInvoice = `SO-${sales.nextOrder}`;
      sales.nextOrder += 1;
      sales.orders.push(salesOrderFrom(request, call.now, shopOf(call).catalog));
      return done('Your sale is locked in.');
    }
    return done(status === 'Cancelled' ? 'Your request is cancelled.' : 'Your request is changed.');
  },

  addSellToBoldRequests: (call) => {
    const { body, visitor, customerId, now } = call;
    ownOnly(call, body.customerId);
    notTooOften(body.emailId);
    const { sales } = visitor.tables;
    const request: SaleRequest = {
      referenceNumber: `SELL-${sales.nextReference}`,
      ...(customerId && { customerId }),
      emailId: body.emailId,
      createdAt: now,
      status: 'Submitted',
      items: keptItems(body.items, call),
      isFromPortfolio: body.isFromPortfolio ?? false,
    };
    sales.nextReference += 1;
    sales.requests.push(request);
    const { referenceNumber, status } = request;
    return { data: { referenceNumber, status, createdOn: isoTime(now) } };
  },
} satisfies Partial<Resolvers>;

type AnyCall = Pick<Call<'getCustomerOrder'>, 'visitor' | 'customerId' | 'now'>;

/** A customer's requests, each with its quote once it has one. */
function requestsOf(call: AnyCall): SaleRequest[] {
  const { sales } = call.visitor.tables;
  sales.requests = sales.requests.map((request) =>
    withQuote(request, shopOf(call, request.createdAt + QUOTED_AFTER), call.now),
  );
  return sales.requests.filter(({ customerId }) => customerId === call.customerId);
}

function bidsOf(metal: Wire<'Metal'>, most: number, shop: Shop): Wire<'BuybackPrice'>[] {
  const closed = atYesterdaysClose(shop);
  return shop.catalog.products
    .filter((product) => product.metal === metal && isBought(product))
    .toSorted((one, other) => other.soldCount - one.soldCount)
    .slice(0, most)
    .map((product) => bid(product, metal, { shop, closed }));
}

function isBought({ packaging, form, grade, stocks }: Product): boolean {
  const isPlain = packaging === 'single' && !grade && stocks.some(isForSale);
  return isPlain && (form === 'coin' || form === 'bar' || form === 'round');
}

function bid(
  product: Product,
  metal: Wire<'Metal'>,
  { shop, closed }: { shop: Shop; closed: Shop },
): Wire<'BuybackPrice'> {
  const ask = unitCentsOf(product, shop);
  const cents = bidCents(product, shop.board, ask);
  const before = bidCents(product, closed.board, unitCentsOf(product, closed));
  const over = cents / product.ounces - shop.board.quotes[metal].bidCents;
  return {
    productId: product.id,
    productName: product.name,
    productNameWithHypen: product.slug,
    imagePath: imagePath(product),
    metal,
    ounces: product.ounces,
    bidPrice: dollars(cents),
    bidOverSpot: dollars(Math.round(over)),
    changeSinceYesterday: dollars(cents - before),
    askPrice: dollars(ask),
    minimumQuantity: 1,
    isReportable: product.reportable1099b,
  };
}

/** The shop as it was when the market last closed. */
function atYesterdaysClose(shop: Shop): Shop {
  const quotes = { ...shop.board.quotes };
  for (const metal of metals) {
    const askCents = quotes[metal].askCents - quotes[metal].changeCents;
    quotes[metal] = { ...quotes[metal], askCents, bidCents: bidCentsOf(metal, askCents) };
  }
  const board = { ...shop.board, quotes };
  return { ...shop, board, spot: asksOf(board) };
}

/** Refuses a change that the state of the request does not allow. */
function refuseChange(
  request: SaleRequest,
  { body, now }: Pick<Call<'updateSellToBoldOrders'>, 'body' | 'now'>,
): void {
  const { status, carrierCode, trackingNo } = body;
  if (status === 'Cancelled') refuseUnless(request, ['Submitted', 'Quoted']);
  if (status === 'Accepted') {
    refuseUnless(request, ['Quoted']);
    if (now >= (request.validUntil ?? 0)) {
      throw problem(409, 'This quote has run out. Send a new request for a new one.');
    }
  }
  if ((carrierCode || trackingNo) && status !== 'Accepted') refuseUnless(request, ['Accepted']);
}

function refuseUnless({ status }: SaleRequest, states: readonly SaleRequest['status'][]): void {
  if (states.includes(status)) return;
  throw problem(409, `This request is ${status.toLowerCase()}, so that cannot be done any more.`);
}
