import { selected } from '#api/cache/asked.ts';
import { taxReportQuery, type TaxReport } from '#api/portfolio/tax-report.ts';
import type { CustomerTransactionsResponse } from '#generated/models/customerTransactionsResponse.ts';
import type { TaxReportResponse } from '#generated/models/taxReportResponse.ts';
import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { centsOf } from '#lib/cents.ts';
import { extractText } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';

import { ask } from './ask.ts';
import { buy, sell, type Row } from './kept-portfolio.ts';
import { visit } from './visit.ts';

const NORA = 'BPM-30001';
setClock(fixedClock(Date.parse('2026-11-18T16:00:00Z')));

/** Units, basis, proceeds and gain in dollars, and the term. */
type Sold = [units: number, basis: number, proceeds: number, gain: number, term: 'S' | 'L'];
type Case = {
  name: string;
  bought: Row[];
  sales: (lots: number[]) => Row[];
  year?: number;
  sold: Sold[];
};

/** Worked by hand. */
const cases: Case[] = [
  {
    name: 'first in, first out over two lots: 10 of $40 and 2 of $50',
    bought: [buy('2025-01-02', 10, 40), buy('2025-09-01', 10, 50)],
    sales: () => [sell('2026-03-02', 12, 80)],
    // 10 x 80 - 400, more than a year; 2 x 80 - 100, half a year.
    sold: [
      [10, 400, 800, 400, 'L'],
      [2, 100, 160, 60, 'S'],
    ],
  },
  {
    name: 'the lot that is named, although it is not the oldest',
    bought: [buy('2025-01-02', 10, 40), buy('2026-01-05', 10, 60)],
    sales: ([, dear = 0]) => [sell('2026-03-02', 4, 70, { lotIds: [dear] })],
    sold: [[4, 240, 280, 40, 'S']],
  },
  {
    name: 'a part of a lot, then the rest of it',
    bought: [buy('2025-01-02', 10, 40)],
    sales: () => [sell('2026-02-02', 3, 50), sell('2026-03-02', 7, 60)],
    sold: [
      [3, 120, 150, 30, 'L'],
      [7, 280, 420, 140, 'L'],
    ],
  },
  {
    name: 'the same day of the next year is short',
    bought: [buy('2025-03-10', 1, 40)],
    sales: () => [sell('2026-03-10', 1, 41)],
    sold: [[1, 40, 41, 1, 'S']],
  },
  {
    name: 'the day after it is long',
    bought: [buy('2025-03-10', 1, 40)],
    sales: () => [sell('2026-03-11', 1, 41)],
    sold: [[1, 40, 41, 1, 'L']],
  },
  {
    name: 'of February 29, February 28 is short and March 1 is long',
    bought: [buy('2024-02-29', 2, 24)],
    sales: () => [sell('2025-02-28', 1, 31), sell('2025-03-01', 1, 31)],
    year: 2025,
    sold: [
      [1, 24, 31, 7, 'S'],
      [1, 24, 31, 7, 'L'],
    ],
  },
  {
    name: 'a loss',
    bought: [buy('2026-01-05', 5, 90)],
    sales: () => [sell('2026-06-02', 5, 72.5)],
    // 362.50 - 450.
    sold: [[5, 450, 362.5, -87.5, 'S']],
  },
  {
    name: 'a gift that cost nothing',
    bought: [buy('2020-01-02', 2, 0)],
    sales: () => [sell('2026-06-02', 1, 72.5)],
    sold: [[1, 0, 72.5, 72.5, 'L']],
  },
  {
    name: 'fees on both sides',
    bought: [buy('2025-01-02', 10, 40, { fees: 7.5 })],
    sales: () => [sell('2026-06-02', 5, 50, { fees: 3.25 })],
    // Half of 407.50; 250 - 3.25.
    sold: [[5, 203.75, 246.75, 43, 'L']],
  },
  {
    name: 'a third of a cost that does not divide by three',
    bought: [buy('2025-01-02', 3, 33.33, { fees: 0.02 })],
    sales: () => [sell('2026-06-02', 1, 40), sell('2026-06-03', 2, 40)],
    // 100.01 / 3 is 33.3366..., so 33.34; the other two cost the rest.
    sold: [
      [1, 33.34, 40, 6.66, 'L'],
      [2, 66.67, 80, 13.33, 'L'],
    ],
  },
  {
    name: 'all is sold, in two years: only this one counts',
    bought: [buy('2025-01-02', 4, 30)],
    sales: () => [sell('2025-12-31', 1, 70), sell('2026-01-02', 3, 72)],
    sold: [[3, 90, 216, 126, 'S']],
  },
  {
    name: 'a year without a sale',
    bought: [buy('2025-01-02', 4, 30)],
    sales: () => [sell('2026-06-02', 1, 72)],
    year: 2025,
    sold: [],
  },
];

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const change = (dollars: number) =>
  `${dollars > 0 ? '+' : ''}${money.format(dollars)}`.replace('-', '−');
const nameOf = (at: number) => `Case ${at + 1}`;

type Told = { page: TaxReport; text: string };

/** Nora holds a product for each case: what the page and the PDF of a year tell of all of them. */
const nora = visit({ customerId: NORA });
let told: Map<number, Told>;

beforeAll(async () => {
  const add = (rows: Row[][]) => {
    const named = rows.flatMap((each, at) =>
      each.map((row) => Object.assign(row, { productName: nameOf(at) })),
    );
    return nora.data('addCustomerHoldings', { body: { customerHoldings: named } });
  };
  await add(cases.map(({ bought }) => bought));
  const { body } = await nora.call('getCustomerTransactions', { query: { CustomerId: NORA } });
  const { transactions } = (body as unknown as CustomerTransactionsResponse).data;
  const lotsOf = (at: number) =>
    transactions.filter(({ productName }) => productName === nameOf(at)).map(idOf);
  await add(cases.map(({ sales }, at) => sales(lotsOf(at).toSorted((one, other) => one - other))));
  told = new Map([
    [2025, await tellsOf(2025)],
    [2026, await tellsOf(2026)],
  ]);
});

const idOf = ({ transactionId }: { transactionId: number }) => transactionId;

async function tellsOf(year: number): Promise<Told> {
  const { body } = await nora.call('getCustomerTaxReport', { query: { customerId: NORA, year } });
  const caller = { visitorId: nora.visitorId, customerId: NORA };
  const token = `mock.${nora.visitorId}.${NORA}`;
  const query = { token, customerId: NORA, year };
  const answer = await ask('generateCustomerTaxReport', { query }, caller);
  const { text } = await extractText(await answer.bytes(), { mergePages: true });
  return {
    page: selected(taxReportQuery(NORA, year), body as unknown as TaxReportResponse),
    text: text.replaceAll(/\s+/g, ' '),
  };
}

/** Proceeds, basis and gain as they are written, and the term, of a case's sales in the PDF. */
function onPaper(text: string, name: string): string[][] {
  const row = new RegExp(`${name}, to [^$]*?(Short|Long), \\d+ days (\\S+) (\\S+) (\\S+)`, 'g');
  return [...text.matchAll(row)].map(([, term = '', ...amounts]) => amounts.concat(term));
}

test.each(cases)('$name', ({ name: caseName, year = 2026, sold }) => {
  const at = cases.findIndex((each) => each.name === caseName);
  const { page, text } = told.get(year) ?? {};
  const mine = page?.sold.filter(({ name }) => name === nameOf(at)) ?? [];
  expect(
    mine.map((lot) => [
      lot.units,
      lot.basisCents,
      lot.proceedsCents,
      lot.gainCents,
      lot.isLong ? 'L' : 'S',
    ]),
  ).toEqual(
    sold.map(([units, basis, proceeds, gain, term]) => [
      units,
      ...[basis, proceeds, gain].map(centsOf),
      term,
    ]),
  );
  expect(onPaper(text ?? '', nameOf(at))).toEqual(
    sold.map(([, basis, proceeds, gain, term]) => [
      money.format(proceeds),
      money.format(basis),
      change(gain),
      term === 'L' ? 'Long' : 'Short',
    ]),
  );
});

test.each([2025, 2026])(
  'the sums of %d are those of its rows, on the page and on paper',
  (year) => {
    const { page, text } = told.get(year) ?? {};
    const sumOf = (isLong?: boolean) =>
      page?.sold
        .filter((lot) => isLong === undefined || lot.isLong === isLong)
        .reduce((sum, { gainCents }) => sum + gainCents, 0) ?? Number.NaN;
    const sums = [sumOf(), sumOf(false), sumOf(true)];
    expect([page?.all.cents, page?.short.cents, page?.long.cents]).toEqual(sums);
    const [all, short, long] = sums.map((cents) => change(cents / 100));
    expect(text).toContain(
      `Realized gain ${all} Short term, a year or less ${short} Long term, over a year ${long}`,
    );
  },
);

test('the report, the portfolio and the transactions tell the same gain of the year', async () => {
  const customerId = 'BPM-20417';
  const clara = visit({ customerId });
  const report = await clara.data<'TaxReport'>('getCustomerTaxReport', {
    query: { customerId, year: 2026 },
  });
  const { investment } = await clara.data<'Portfolio'>('getCustomerPortfolio', {
    body: { customerId, frequency: '1D', metal: 'all' },
  });
  expect(report.totals.sales).toBeGreaterThan(1);
  expect(report.totals.gain).toBe(investment[0]?.realizedGainThisYear);
  expect(report.totals.sales).toBe(investment[0]?.salesThisYear);
  for (const { saleId, productId } of report.gains) {
    const { transactions } = await clara.data<'ProductLifeCycle'>(
      'getProductWiseCustomerTransactions',
      { body: { customerId, frequency: '1D', productId } },
    );
    const mine = report.gains.filter((each) => each.saleId === saleId);
    const gain = mine.reduce((sum, each) => sum + centsOf(each.gain), 0);
    const told = transactions?.find(({ transactionId }) => transactionId === saleId);
    expect(gain).toBe(centsOf(told?.realizedGain ?? 0));
  }
});
