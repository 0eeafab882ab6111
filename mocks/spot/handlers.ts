import type { Resolvers } from '../backend/call.ts';
import { market, shopOf } from '../backend/shop.ts';
import { dollars, isoTime } from '../backend/wire.ts';
import { searchProduct } from '../catalog/shape/search-product.ts';
import { pnlOf } from '../portfolio/figures.ts';
import { transactionsOf } from '../portfolio/handlers.ts';
import { isForSale, premiumCentsOf, unitCentsOf } from '../pricing/offer.ts';
import { spotCandles } from './candles.ts';
import { compareDay, comparedDates } from './comparisons.ts';
import { spotPrice } from './spot-price.ts';

const NEAR_SPOT = 12;

/** Spot prices, their history, price comparisons, and products sold near spot. */
export const spot = {
  getSpotPrices: (call) => {
    const { board } = shopOf(call);
    // The user id in the query may be missing or old, so the token decides.
    const pnl = call.customerId && pnlOf(transactionsOf(call), board);
    return { data: { ...spotPrice(board, call.now), ...(pnl && { pnl }) } };
  },

  getSpotHistory: (call) => {
    const { metal, range } = call.query;
    const { board } = shopOf(call);
    const points = market.history(metal, range, board.spotTime);
    return {
      data: {
        metal,
        range,
        points: points.map(({ time, askCents }) => ({
          time: isoTime(time),
          ask: dollars(askCents),
        })),
      },
    };
  },

  getSpotCandles: (call) => ({ data: spotCandles(call) }),

  getPriceComparisons: (call) => {
    const { Date: date, IsChart } = call.query;
    const shop = shopOf(call);
    return { data: comparedDates(date, IsChart).flatMap((day) => compareDay(day, shop)) };
  },

  getProductNearToSpot: (call) => {
    if (call.visitor.scenarios.has('empty-catalog')) return { data: [] };
    const shop = shopOf(call);
    const near = shop.catalog.products.flatMap((product) => {
      if (product.metal !== call.query.metalType || !product.stocks.some(isForSale)) return [];
      const premium = premiumCentsOf(product, shop);
      if (premium === undefined) return [];
      // Compared as a share of the price, so that small bars can be in the list.
      return [{ product, share: (premium * product.ounces) / unitCentsOf(product, shop) }];
    });
    const closest = near.toSorted((one, other) => one.share - other.share).slice(0, NEAR_SPOT);
    return { data: closest.map(({ product }) => searchProduct(product, shop)) };
  },
} satisfies Partial<Resolvers>;
