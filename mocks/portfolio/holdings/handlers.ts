import { done, ownOnly } from '../../backend/answers.ts';
import type { Call, Resolvers } from '../../backend/call.ts';
import { problem } from '../../backend/problem.ts';
import { market, shopOf } from '../../backend/shop.ts';
import { dollars } from '../../backend/wire.ts';
import { dateOfDay, dayOfDate, newYorkDay } from '../../market/new-york.ts';
import { lastTradingDay } from '../../market/session.ts';
import { premiumCentsOf } from '../../pricing/offer.ts';
import { transactionsOf } from '../handlers.ts';
import { heldOf } from '../lots.ts';
import { lifeCycleOf, productOf } from '../products.ts';
import { productPoints } from '../series.ts';
import type { Transaction } from '../transaction.ts';
import { type Intake, transactionFrom } from './intake.ts';

/** §7 Adds holdings to a portfolio, removes them, and lists the transactions of one product. */
export const holdings = {
  addCustomerHoldings: (call) => {
    const { customerId = '', body } = call;
    for (const holding of body.customerHoldings) ownOnly(call, holding.customerId);
    const { holdings } = call.visitor.tables;
    // All or none: the copy replaces the portfolio only when every holding is valid.
    const intake: Intake = {
      transactions: [...transactionsOf(call)],
      nextId: holdings.nextId,
      today: dateOfDay(newYorkDay(call.now)),
      catalog: shopOf(call).catalog,
      market,
    };
    body.customerHoldings.forEach((holding, index) => {
      const transaction = transactionFrom(holding, index, intake);
      if (transaction.type !== 'PURCHASED') refuseOversold(transaction, intake.transactions);
      intake.transactions.push(transaction);
    });
    holdings.byCustomer.set(customerId, intake.transactions);
    holdings.nextId = intake.nextId;
    const count = body.customerHoldings.length;
    return done(count === 1 ? '1 holding is added.' : `${count} holdings are added.`);
  },

  removePortfolioProducts: (call) => {
    const { customerId, productId } = call.body;
    ownOnly(call, customerId);
    const mine = transactionsOf(call);
    const rest = mine.filter((each) => each.productId !== productId);
    if (rest.length === mine.length) throw problem(404, 'You do not hold this product.');
    call.visitor.tables.holdings.byCustomer.set(customerId, rest);
    return done('The product is removed.');
  },

  getProductWiseCustomerTransactions: (call) => {
    const { customerId, frequency, productId } = call.body;
    ownOnly(call, customerId);
    const mine = transactionsOf(call).filter((each) => each.productId === productId);
    if (mine.length === 0) throw problem(404, 'You do not hold this product.');
    const { catalog, board } = shopOf(call);
    return {
      data: {
        product: productOf(mine, board, catalog),
        transactions: lifeCycleOf(mine),
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

/** The current premium of the product with this name; nothing for a name outside the catalog. */
function premiumNamed(call: Call<'getSpotPricesDateWise'>): { premium?: number } {
  const shop = shopOf(call);
  const wanted = call.query.productName.trim().toLowerCase();
  const product = shop.catalog.products.find(({ name }) => name.toLowerCase() === wanted);
  const premium = product && premiumCentsOf(product, shop);
  return premium === undefined ? {} : { premium: dollars(premium) };
}

function refuseOversold(sale: Transaction, before: readonly Transaction[]): void {
  const held = heldOf(before, sale.productId);
  if (sale.quantity > held) {
    throw problem(409, `You hold ${held} of ${sale.name}, so you cannot sell ${sale.quantity}.`);
  }
  const lastBought = before
    .filter(({ productId, type }) => productId === sale.productId && type === 'PURCHASED')
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  if (lastBought && sale.date < lastBought) {
    throw problem(409, `You last bought this on ${lastBought}. A sale cannot come before that.`);
  }
}
