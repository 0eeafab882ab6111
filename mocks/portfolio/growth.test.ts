import { operations } from '#generated/operations.ts';
import { expect, test } from 'vitest';

import { catalogAt, market } from '../backend/shop.ts';
import { fixedClock } from '../backend/clock.ts';
import { setClock, visitorOf } from '../backend/visitors.ts';
import { respond } from '../server.ts';
import { candlesOf } from './candles.ts';
import { investmentOf } from './figures.ts';
import { historyOf } from './history.ts';
import { yearsOf } from './holdings/many.ts';
import { productsOf } from './products.ts';
import { actualPoints } from './series.ts';
import type { Transaction } from './transaction.ts';

const NOW = Date.parse('2026-11-18T16:00:00Z');
setClock(fixedClock(NOW));
const moment = { market, board: market.spotAt(NOW), now: NOW };
const catalog = catalogAt(NOW);

/** Transactions that count how often one of their fields is read. */
function counted(transactions: readonly Transaction[]) {
  let reads = 0;
  const get = (row: Transaction, key: string | symbol): unknown => {
    reads += 1;
    return Reflect.get(row, key);
  };
  return { rows: transactions.map((row) => new Proxy(row, { get })), reads: () => reads };
}

function wholePortfolio(transactions: readonly Transaction[]): void {
  actualPoints(transactions, 'All', moment);
  candlesOf(transactions, 'All', moment);
  productsOf(transactions, moment.board, catalog);
  investmentOf(transactions, moment.board);
  historyOf(transactions);
}

function readsFor(count: number): number {
  const { rows, reads } = counted(yearsOf(count, NOW));
  wholePortfolio(rows);
  return reads();
}

test('ten times as many transactions cost about ten times the work', () => {
  const few = readsFor(1_000);
  const many = readsFor(10_000);
  // Sorting takes a little more than ten times; lots built anew for each date, thousands a row.
  expect(many / few).toBeLessThan(20);
  expect(many / 10_000).toBeLessThan(300);
});

test('500 holdings are added to 10,000 by reading each a few times', async () => {
  const headers = {
    cookie: 'mock-visitor=growth',
    authorization: 'Bearer mock.growth.BPM-30001',
    'content-type': 'application/json',
  };
  const one = {
    customerId: 'BPM-30001',
    productId: 225_134,
    productName: 'Silver Eagle',
    transactionType: 'PURCHASED',
    transactionDate: '2026-11-18',
    transactionQuantity: 1,
    productUnitPrice: 60,
  };
  const body = JSON.stringify({ customerHoldings: Array.from({ length: 500 }, () => one) });
  const { method, path } = operations.addCustomerHoldings;
  const request = new Request(`http://localhost${path}`, { method, headers, body });
  const { byCustomer } = visitorOf(request).tables.holdings;
  const { rows, reads } = counted(yearsOf(10_000, NOW));
  byCustomer.set('BPM-30001', rows);
  expect((await respond(request)).status).toBe(200);
  expect(byCustomer.get('BPM-30001')).toHaveLength(10_500);
  expect(reads() / 10_000).toBeLessThan(20);
});
