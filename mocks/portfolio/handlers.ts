import { done, ownOnly } from '../backend/answers.ts';
import type { Call, Resolvers } from '../backend/call.ts';
import { once } from '../backend/once.ts';
import { market, shopOf } from '../backend/shop.ts';
import type { Wire } from '../backend/wire.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { ordersOf } from '../orders/table.ts';
import { candlesOf } from './candles.ts';
import { investmentOf } from './figures.ts';
import { historyOf } from './history.ts';
import { heldBy, importOrders } from './holdings/table.ts';
import { predictedPoints } from './predictions/predicted.ts';
import { analystPredictions } from './predictions/table.ts';
import { productsOf } from './products.ts';
import { type Moment, actualPoints } from './series.ts';
import type { Transaction } from './transaction.ts';

/** §7 The portfolio of a customer, computed from purchases, sales and the market. */
export const portfolio = {
  getCustomerPortfolio: (call) => {
    const { customerId, frequency } = call.body;
    ownOnly(call, customerId);
    const { catalog, board } = shopOf(call);
    const moment: Moment = { market, board, now: call.now };
    const chosen = chosenOf(call, catalog);
    const products = productsOf(chosen, board, catalog);
    const { settings } = call.visitor.tables.holdings;
    const kept = settings.get(customerId);
    return {
      data: {
        metalInounces: [
          ...actualPoints(chosen, frequency, moment),
          ...predictedPoints(chosen, predictionsOf(call), board),
        ],
        productsForPortfolio: products.held,
        closedProducts: products.closed,
        investment: investmentOf(chosen, board),
        portfolioSettings: kept ? [kept] : [],
        metalCandleChart: candlesOf(chosen, frequency, moment),
      },
    };
  },

  updateCustomerPortfolio: (call) => {
    const { visitor, customerId = '', now } = call;
    const orders = ordersOf(visitor.tables, customerId);
    const fresh = new Set(importOrders(visitor.tables.holdings, customerId, orders, now));
    const count = fresh.size;
    const added = count === 1 ? '1 product was added.' : `${count} products were added.`;
    const message = 'Your portfolio is up to date.';
    const rows = count === 0 ? [] : historyOf(transactionsOf(call));
    return {
      data: {
        success: true as const,
        message: count === 0 ? message : `${message} ${added}`,
        addedTransactions: rows.filter(({ transactionId }) => fresh.has(transactionId)),
      },
    };
  },

  updateCustomerPortfolioSettings: (call) => {
    const { customerId = '', body } = call;
    ownOnly(call, body.customerId);
    const { settings } = call.visitor.tables.holdings;
    settings.set(customerId, { ...settings.get(customerId), ...body, customerId });
    return done('Your settings are saved.');
  },

  addPortfolioViews: ({ visitor }) => {
    visitor.tables.holdings.views += 1;
    return done('The view is counted.');
  },

  addPortfolioClick: ({ visitor }) => {
    visitor.tables.holdings.views += 1;
    return done('The click is counted.');
  },

  addPortfolioCustomerFeedbacks: once(
    'addPortfolioCustomerFeedbacks',
    ({ visitor, customerId = '', body }) => {
      visitor.tables.holdings.feedback.push({ ...body, customerId });
      return done('Thank you for your feedback.');
    },
  ),
} satisfies Partial<Resolvers>;

type AnyCall = Pick<Call<'getCustomerOrder'>, 'visitor' | 'customerId' | 'now'>;

/** A customer's purchases and sales; none before the first. */
export function transactionsOf({ visitor, customerId = '', now }: AnyCall): readonly Transaction[] {
  return heldBy(visitor.tables.holdings, customerId, now);
}

/** A customer's predictions, and the analyst's. */
export function predictionsOf({ visitor, customerId = '', now }: AnyCall): Wire<'Predictions'> {
  return {
    predictedPrices: visitor.tables.predictions.get(customerId) ?? [],
    analystPredictions: analystPredictions(now),
  };
}

function chosenOf(call: Call<'getCustomerPortfolio'>, { byId }: Catalog): Transaction[] {
  const { metal, productId, productType } = call.body;
  return transactionsOf(call).filter((each) => {
    if (metal !== 'all' && metal !== each.metal) return false;
    if (productId && productId !== each.productId) return false;
    return !productType || byId.get(each.productId)?.form === productType;
  });
}
