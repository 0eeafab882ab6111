import type { components } from '#generated/schema.d.ts';
import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { expect, test } from 'vitest';

import { SILVER_EAGLE, visit } from './visit.ts';

const NORA = 'BPM-30001';
const CLARA = 'BPM-20417';
/** A Wednesday, 11 in the morning in New York. */
setClock(fixedClock(Date.parse('2026-11-18T16:00:00Z')));

type Visit = ReturnType<typeof visit>;
type Row = Record<string, unknown>;
type Schemas = components['schemas'];
type Listed = Schemas['CustomerTransactionsResponse']['data'];
type Update = Schemas['PortfolioUpdateResponse']['data'];

const bought = (row: Row = {}): Row => ({
  customerId: NORA,
  productId: SILVER_EAGLE,
  productName: 'Silver Eagle',
  transactionType: 'PURCHASED',
  transactionDate: '2025-03-10',
  transactionQuantity: 10,
  productUnitPrice: 40,
  userSpot: 33,
  ...row,
});
const sold = (row: Row = {}): Row =>
  bought({
    transactionType: 'EXIT',
    transactionDate: '2026-03-11',
    productUnitPrice: 80,
    ...row,
  });

function add({ call }: Visit, ...customerHoldings: Row[]) {
  return call('addCustomerHoldings', { body: { customerHoldings } });
}

/** A visit of Nora, who holds these. */
async function holding(...rows: Row[]): Promise<Visit> {
  const nora = visit({ customerId: NORA });
  const { status, body } = await add(nora, ...rows);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return nora;
}

async function listed({ call }: Visit, query: Row = {}): Promise<Listed> {
  const input = { query: { CustomerId: NORA, ...query } };
  return (await call('getCustomerTransactions', input)).body['data'] as Listed;
}

/** The ids of a visit's transactions, oldest first. */
async function ids(nora: Visit): Promise<number[]> {
  const { transactions } = await listed(nora);
  return transactions.map(({ transactionId }) => transactionId).toReversed();
}

function portfolio({ data }: Visit, customerId = NORA, frequency = '1Y') {
  const body = { customerId, frequency, metal: 'all' };
  return data<'Portfolio'>('getCustomerPortfolio', { body });
}

function removal({ call }: Visit, ...transactionIds: number[]) {
  return call('removePortfolioTransactions', { body: { customerId: NORA, transactionIds } });
}

const product = { body: { customerId: NORA, productId: SILVER_EAGLE } };

test('a sale takes the purchases that it names, and tells what they cost', async () => {
  const nora = await holding(bought(), bought({ transactionDate: '2025-09-01', fees: 4 }));
  const [, second = 0] = await ids(nora);
  await add(nora, sold({ transactionQuantity: 5, fees: 1, lotIds: [second] }));
  const [sale] = (await listed(nora)).transactions;
  // Half of 10 x $40 + $4 is $202; 5 x $80 - $1 = $399.
  expect(sale?.lots).toEqual([{ transactionId: second, quantity: 5, cost: 202 }]);
  expect(sale).toMatchObject({ fees: 1, realizedGain: 197, beforeQuantity: 20, afterQuantity: 15 });
});

test.each([
  ['a purchase that names purchases', 400, (first: number) => bought({ lotIds: [first] })],
  ['a name that nobody has', 400, () => sold({ transactionQuantity: 1, lotIds: [999_999] })],
  [
    'a purchase after the sale',
    400,
    (first: number) => sold({ transactionDate: '2025-03-09', lotIds: [first] }),
  ],
  [
    'more than the named purchase has',
    409,
    (first: number) => sold({ transactionQuantity: 11, lotIds: [first] }),
  ],
  ['more than is held', 409, () => sold({ transactionQuantity: 31 })],
  ['a sale before the last purchase', 409, () => sold({ transactionDate: '2025-08-31' })],
] as const)('%s is refused with %i, and nothing is added', async (_, status, row) => {
  const nora = await holding(bought(), bought({ transactionDate: '2025-09-01' }));
  const [first = 0] = await ids(nora);
  expect(await add(nora, bought(), row(first))).toMatchObject({ status });
  expect((await listed(nora)).totalCount).toBe(2);
});

test('a purchase of another product cannot be named', async () => {
  const bar = { productId: 0, productName: 'Bar', metal: 'gold', ouncesPerUnit: 1 };
  const nora = await holding(bought(), bought(bar));
  const [, other] = await ids(nora);
  const refused = await add(nora, sold({ transactionQuantity: 1, lotIds: [other] }));
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'customerHoldings.0.lotIds' }] },
  });
});

test('a removed product comes back as it was, once', async () => {
  const nora = await holding(bought(), sold({ transactionQuantity: 4 }));
  const before = await listed(nora);
  await nora.data('removePortfolioProducts', product);
  expect((await listed(nora)).totalCount).toBe(0);
  await nora.data('restorePortfolioProducts', product);
  expect(await listed(nora)).toEqual(before);
  expect((await nora.call('restorePortfolioProducts', product)).status).toBe(404);
});

test('a product that was removed and bought again comes back beside the new purchase', async () => {
  const nora = await holding(bought());
  await nora.data('removePortfolioProducts', product);
  await add(nora, bought({ transactionQuantity: 3 }));
  await nora.data('restorePortfolioProducts', product);
  expect((await portfolio(nora)).productsForPortfolio).toMatchObject([{ totalQtyOrdered: 13 }]);
});

test('lots of one day keep their order when an earlier one is removed and restored', async () => {
  const nora = await holding(bought(), bought({ productUnitPrice: 50 }));
  const [first = 0, second = 0] = await ids(nora);
  await removal(nora, first);
  await nora.data('restorePortfolioProducts', product);
  expect(await ids(nora)).toEqual([first, second]);
  await add(nora, sold({ transactionQuantity: 1 }));
  expect((await listed(nora)).transactions[0]?.lots).toMatchObject([{ transactionId: first }]);
});

test('a purchase whose units were sold cannot be removed without the sale', async () => {
  const nora = await holding(bought(), sold());
  const [purchase = 0, sale = 0] = await ids(nora);
  expect((await removal(nora, purchase)).status).toBe(409);
  expect((await removal(nora, purchase, 999_999)).status).toBe(404);
  expect((await listed(nora)).totalCount).toBe(2);
  expect((await removal(nora, purchase, sale)).status).toBe(200);
  expect((await listed(nora)).totalCount).toBe(0);
});

test('transactions come in pages, newest first, of all kinds or of one', async () => {
  const days = ['2025-01-02', '2025-01-03', '2025-01-06'];
  const nora = await holding(
    ...days.map((transactionDate) => bought({ transactionDate })),
    sold({ transactionQuantity: 1 }),
  );
  const page = await listed(nora, { pageNumber: 2, size: 3 });
  expect(page.totalCount).toBe(4);
  expect(page.transactions.map(({ transactionDate }) => transactionDate)).toEqual(['2025-01-02']);
  const sales = await listed(nora, { type: 'EXIT' });
  expect(sales).toMatchObject({ totalCount: 1, transactions: [{ transactionType: 'EXIT' }] });
  expect(await listed(nora, { pageNumber: 9 })).toMatchObject({ totalCount: 4, transactions: [] });
});

test('an update lists what came in, once, and what was removed does not come in again', async () => {
  const clara = visit({ customerId: CLARA });
  const update = async () => (await clara.call('updateCustomerPortfolio')).body['data'] as Update;
  const { addedTransactions = [] } = await update();
  expect(addedTransactions.length).toBeGreaterThan(0);
  expect((await update()).addedTransactions).toEqual([]);
  const transactionIds = addedTransactions.map(({ transactionId }) => transactionId);
  await clara.data('removePortfolioTransactions', {
    body: { customerId: CLARA, transactionIds },
  });
  expect((await update()).addedTransactions).toEqual([]);
});

test('All begins with the first purchase, however long ago', async () => {
  const nora = await holding(bought({ transactionDate: '2009-07-14' }), bought());
  const all = (await portfolio(nora, NORA, 'All')).metalInounces;
  expect(all[0]).toMatchObject({ orderDate: '2009-07-14', silverOunces: 10, totalCost: 400 });
  expect(all.findLast(({ type }) => type === 'Actual')?.orderDate).toBe('2026-11-18');
});

test('a product of which all is sold is closed with its gain, and counted in the year', async () => {
  const nora = await holding(bought({ fees: 6 }), sold({ fees: 2 }));
  const { closedProducts, productsForPortfolio, investment } = await portfolio(nora);
  expect(productsForPortfolio).toEqual([]);
  // 10 x $80 - $2 = $798; 10 x $40 + $6 = $406.
  expect(closedProducts).toMatchObject([
    { totalQtySold: 10, totalCost: 406, totalProceeds: 798, realizedGain: 392 },
  ]);
  expect(investment).toMatchObject([{ realizedGain: 392, realizedGainThisYear: 392, sales: 1 }]);
});

test('each point and candle tells what was paid over the metal of the units held', async () => {
  const nora = await holding(bought({ fees: 10 }), sold({ transactionQuantity: 5 }));
  const { metalInounces, metalCandleChart } = await portfolio(nora);
  // 10 x ($40 - $33) + $10 = $80; half of it once half is sold.
  expect(metalInounces[0]).toMatchObject({ totalCost: 410, totalPremium: 80 });
  const last = metalInounces.findLast(({ type }) => type === 'Actual');
  expect(last).toMatchObject({ totalCost: 205, totalPremium: 40 });
  expect(metalCandleChart?.[0]?.metalPremium).toBe(80);
  expect(metalCandleChart?.at(-1)?.metalPremium).toBe(40);
});

test('the scenario of many transactions has 10,000 of 300 products, each visit its own', async () => {
  const query = { CustomerId: 'BPM-20611', size: 1 };
  const first = visit({ customerId: 'BPM-20611' });
  const { totalCount, transactions } = await listed(first, query);
  expect(totalCount).toBe(10_000);
  const [{ transactionId = 0 } = {}] = transactions;
  await first.data('removePortfolioTransactions', {
    body: { customerId: 'BPM-20611', transactionIds: [transactionId] },
  });
  expect((await listed(first, query)).totalCount).toBe(9_999);
  const { closedProducts = [], productsForPortfolio } = await portfolio(first, 'BPM-20611');
  expect(closedProducts.length + productsForPortfolio.length).toBe(300);
  const other = visit({ customerId: 'BPM-20611' });
  expect(await listed(other, { ...query, type: 'SOLD' })).toMatchObject({ totalCount: 3_333 });
});

test('Clara has sold one product whole for more, paid fees, and named a purchase in a sale', async () => {
  const clara = visit({ customerId: CLARA });
  const { closedProducts = [] } = await portfolio(clara, CLARA);
  expect(closedProducts).toHaveLength(1);
  expect(closedProducts[0]?.realizedGain).toBeGreaterThan(0);
  const { transactions } = await listed(clara, { CustomerId: CLARA });
  const feesOfPurchases = transactions.filter(
    ({ fees = 0, transactionType }) => fees > 0 && transactionType === 'PURCHASED',
  );
  expect(feesOfPurchases).toHaveLength(1);
  // The oldest eagles of 2025 were bought in May of that year, the last ones in January.
  const sale = transactions.find(({ transactionType }) => transactionType === 'SOLD');
  const taken = transactions.find((each) => each.transactionId === sale?.lots?.[0]?.transactionId);
  expect(taken?.transactionDate).toMatch(/^2026-01/);
});

test('transactions that were taken back one after the other come back one by one', async () => {
  const nora = await holding(bought(), bought({ productUnitPrice: 50 }), sold());
  const before = await listed(nora);
  const [first = 0, second = 0, sale = 0] = await ids(nora);
  await removal(nora, sale);
  await removal(nora, second);
  await removal(nora, first);
  const back = (...transactionIds: number[]) =>
    nora.call('restorePortfolioTransactions', { body: { customerId: NORA, transactionIds } });
  // A sale without its purchase.
  expect((await back(sale)).status).toBe(409);
  expect((await back(first, 999_999)).status).toBe(404);
  expect((await listed(nora)).totalCount).toBe(0);
  expect((await back(first)).status).toBe(200);
  expect((await back(sale, second)).status).toBe(200);
  expect(await listed(nora)).toEqual(before);
  expect((await back(second)).status).toBe(404);
});

test('a correction changes what it names, and the spot of another day', async () => {
  const nora = await holding(bought({ fees: 4 }));
  const [transactionId = 0] = await ids(nora);
  const change = (row: Row) =>
    nora.call('updatePortfolioTransaction', { body: { customerId: NORA, transactionId, ...row } });
  expect((await change({ productUnitPrice: 41.25 })).status).toBe(200);
  expect((await listed(nora)).transactions).toMatchObject([
    { transactionDate: '2025-03-10', transactionQuantity: 10, totalPrice: 412.5, fees: 4 },
  ]);
  const past = async () => (await portfolio(nora)).productsForPortfolio[0]?.pastMetalValue;
  expect(await past()).toBe(330);
  await change({ transactionDate: '2025-03-11', fees: 0 });
  expect(await past()).not.toBe(330);
  expect((await listed(nora)).transactions).toMatchObject([
    { transactionDate: '2025-03-11', fees: 0, totalPrice: 412.5 },
  ]);
});

test.each([
  ['another customer', 403, { customerId: CLARA }],
  ['a transaction that nobody has', 404, { transactionId: 999_999 }],
  ['a day in the future', 400, { transactionDate: '2026-11-19' }],
  ['nothing bought', 400, { transactionQuantity: 0 }],
  ['less than was sold', 409, { transactionQuantity: 9 }],
  ['a purchase after its sale', 409, { transactionDate: '2026-03-12' }],
] as const)(
  'a correction to %s is refused with %i, and nothing changes',
  async (_, status, row) => {
    const nora = await holding(bought(), sold());
    const [transactionId = 0] = await ids(nora);
    const before = await listed(nora);
    const body = { customerId: NORA, transactionId, ...row };
    expect((await nora.call('updatePortfolioTransaction', { body })).status).toBe(status);
    expect(await listed(nora)).toEqual(before);
  },
);
