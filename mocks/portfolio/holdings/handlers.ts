import { ownOnly } from '../../backend/answers.ts';
import type { Call, Resolvers } from '../../backend/call.ts';
import { once } from '../../backend/once.ts';
import { problem } from '../../backend/problem.ts';
import { market, shopOf } from '../../backend/shop.ts';
import { dollars } from '../../backend/wire.ts';
import { dateOfDay, dayOfDate, newYorkDay } from '../../market/new-york.ts';
import { lastTradingDay } from '../../market/session.ts';
import { premiumCentsOf } from '../../pricing/offer.ts';
import { transactionsOf } from '../handlers.ts';
import { historyOf } from '../history.ts';
import { productOf } from '../products.ts';
import { productPoints } from '../series.ts';
import type { Transaction } from '../transaction.ts';
import { type Intake, takeIn, transactionFrom } from './intake.ts';
import { refuseOversold } from './oversold.ts';

/** §7 Adds holdings to a portfolio, and lists the transactions of one product. */
export const holdings = {
  addCustomerHoldings: once('addCustomerHoldings', (call) => {
    const { customerId = '', body } = call;
    for (const holding of body.customerHoldings) ownOnly(call, holding.customerId);
    const { holdings } = call.visitor.tables;
    // All or none: the copy replaces the portfolio only when every holding is valid.
    const intake = intakeOf(call);
    body.customerHoldings.forEach((holding, index) => {
      const transaction = transactionFrom(holding, index, intake);
      if (transaction.type !== 'PURCHASED') refuseEarly(transaction, intake);
      takeIn(intake, transaction);
      intake.transactions.push(transaction);
    });
    const fresh = intake.transactions.slice(-body.customerHoldings.length);
    refuseOversold(intake.transactions, new Set(fresh.map(({ productId }) => productId)));
    const ids = fresh.map(({ id }) => id);
    holdings.byCustomer.set(customerId, intake.transactions);
    holdings.nextId = intake.nextId;
    holdings.nextTransactionId = intake.nextTransactionId;
    return added(ids);
  }),

  getProductWiseCustomerTransactions: (call) => {
    const { customerId, frequency, productId } = call.body;
    ownOnly(call, customerId);
    const mine = transactionsOf(call).filter((each) => each.productId === productId);
    if (mine.length === 0) throw problem(404, 'You do not hold this product.');
    const { catalog, board } = shopOf(call);
    return {
      data: {
        product: productOf(mine, board, catalog),
        transactions: historyOf(mine),
        performance: productPoints(mine, frequency, { market, board, now: call.now }),
      },
    };
  },

  getSpotPricesDateWise: (call) => {
    const { date, metal } = call.query;
    const day = dayOfDate(date);
    const spotDate = day === undefined ? date : dateOfDay(lastTradingDay(day));
    const spot = market.dailyClose(metal, spotDate);
    if (day === undefined || day > newYorkDay(call.now) || spot === undefined) {
      throw problem(404, 'We know no price for this day or the 30 days before it.');
    }
    return {
      data: {
        spotDate,
        spot: dollars(spot),
        ...premiumNamed(call),
        goldSpot: dollars(market.dailyClose('gold', spotDate) ?? 0),
        silverSpot: dollars(market.dailyClose('silver', spotDate) ?? 0),
        platinumSpot: dollars(market.dailyClose('platinum', spotDate) ?? 0),
        palladiumSpot: dollars(market.dailyClose('palladium', spotDate) ?? 0),
      },
    };
  },
} satisfies Partial<Resolvers>;

function added(transactionIds: readonly number[]) {
  const count = transactionIds.length;
  const message = count === 1 ? '1 holding is added.' : `${count} holdings are added.`;
  return { data: { success: true as const, message, transactionIds: [...transactionIds] } };
}

/** The current premium of the product with this name; nothing for a name outside the catalog. */
function premiumNamed(call: Call<'getSpotPricesDateWise'>): { premium?: number } {
  const shop = shopOf(call);
  const wanted = call.query.productName.trim().toLowerCase();
  const product = shop.catalog.products.find(({ name }) => name.toLowerCase() === wanted);
  const premium = product && premiumCentsOf(product, shop);
  return premium === undefined ? {} : { premium: dollars(premium) };
}

function intakeOf(call: Call<'addCustomerHoldings'>): Intake {
  const { nextId, nextTransactionId } = call.visitor.tables.holdings;
  const intake: Intake = {
    transactions: [...transactionsOf(call)],
    nextId,
    nextTransactionId,
    known: new Map(),
    lastBought: new Map(),
    purchases: new Map(),
    today: dateOfDay(newYorkDay(call.now)),
    catalog: shopOf(call).catalog,
    market,
  };
  for (const transaction of intake.transactions) takeIn(intake, transaction);
  return intake;
}

/** A sale that names its lots only has to come after these. */
function refuseEarly({ productId, date, lotIds }: Transaction, { lastBought }: Intake): void {
  const last = lastBought.get(productId);
  if (last === undefined || lotIds || date >= last) return;
  throw problem(409, `You last bought this on ${last}. A sale cannot come before that.`);
}
