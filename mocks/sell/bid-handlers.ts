import type { Resolvers } from '../backend/call.ts';
import { type Shop, shopOf } from '../backend/shop.ts';
import { type Wire, dollars, isoTime } from '../backend/wire.ts';
import type { Product } from '../catalog/product.ts';
import { imagePath } from '../catalog/shape/picture.ts';
import { bidCentsOf } from '../market/metal-facts.ts';
import { metals } from '../market/metal.ts';
import { isForSale, unitCentsOf } from '../pricing/offer.ts';
import { asksOf } from '../pricing/price.ts';
import { bidCents, isBought } from './buyback.ts';

/** The number of products of each metal in the list of bids. Copper is not bought. */
const LISTED: readonly [metal: Wire<'Metal'>, most: number][] = [
  ['gold', 14],
  ['silver', 18],
  ['platinum', 6],
  ['palladium', 5],
];

/** What the shop pays right now. */
export const bids = {
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
} satisfies Partial<Resolvers>;

/** What the shop pays for one of each product in the list of a metal's bids, in cents, by its number. */
export function bidsByProduct(metal: Wire<'Metal'>, shop: Shop): Map<number, number> {
  const most = LISTED.find(([each]) => each === metal)?.[1] ?? 0;
  return new Map(
    listed(metal, most, shop).map((product) => [
      product.id,
      bidCents(product, shop.board, unitCentsOf(product, shop)),
    ]),
  );
}

function bidsOf(metal: Wire<'Metal'>, most: number, shop: Shop): Wire<'BuybackPrice'>[] {
  const closed = atYesterdaysClose(shop);
  return listed(metal, most, shop).map((product) => bid(product, metal, { shop, closed }));
}

function listed(metal: Wire<'Metal'>, most: number, { catalog }: Shop): Product[] {
  return catalog.products
    .filter(
      (product) => product.metal === metal && isBought(product) && product.stocks.some(isForSale),
    )
    .toSorted((one, other) => other.soldCount - one.soldCount)
    .slice(0, most);
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
