import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Traded } from '#api/portfolio/traded.ts';

import { tradesCsv } from '../../portfolio-csv.ts';
import { amountIn, kindIn, ouncesInName } from './cells.ts';
import { chunksOf, MOST_BYTES } from './chunks.ts';
import { columnsByName } from './columns.ts';
import { dayIn, orderOf } from './days.ts';
import { inOrder, outcomesOf, type Outcome } from './outcomes.ts';
import { readRow } from './readings.ts';
import { sheetOf, textOf, type Sheet } from './sheet.ts';
import { howOf } from './trial.ts';

const TODAY = '2026-11-18';

async function sheetIn(text: string): Promise<Sheet> {
  const sheet = await sheetOf(text);
  if ('refused' in sheet) throw new RangeError(sheet.refused);
  return sheet;
}

async function outcomesIn(text: string, held: readonly Traded[] = []): Promise<Outcome[]> {
  const sheet = await sheetIn(text);
  const { columns } = columnsByName(sheet.head);
  const none = { found: new Map(), images: new Map() };
  const { how } = howOf(sheet, { columns, order: undefined, held, ...none, today: TODAY });
  const readings = sheet.rows.map((row) => readRow(row, undefined, how));
  return outcomesOf(readings, held, new Map());
}

const eagle = (more: Partial<Traded>): Traded => ({
  id: 12,
  day: '2025-10-02',
  kind: 'PURCHASED',
  units: 30,
  after: 30,
  unitCents: 48_20,
  totalCents: 1446_00,
  feesCents: 0,
  taken: [],
  gainCents: undefined,
  source: 'Bold',
  productId: 1201,
  name: '2026 1 oz American Silver Eagle Coin BU',
  metal: 'silver',
  ounces: 1,
  ...more,
});

const anyTrade = fc
  .record({
    day: fc
      .date({ min: new Date('1950-01-01'), max: new Date('2026-11-18'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    kind: fc.constantFrom('PURCHASED' as const, 'SOLD' as const, 'EXIT' as const),
    units: fc.oneof(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.double({ min: 1e-9, max: 1e6, noNaN: true, minExcluded: true }),
    ),
    unitCents: fc.integer({ min: 0, max: 10_000_000_000 }),
    feesCents: fc.integer({ min: 0, max: 100_000_000 }),
    source: fc.option(fc.string({ unit: 'binary', maxLength: 20 }), { nil: undefined }),
    gainCents: fc.option(fc.integer({ min: -1e9, max: 1e9 }), { nil: undefined }),
    productId: fc.integer({ min: 1, max: 5 }),
  })
  .map((row) => eagle(row));
const anyName = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
  fc.constantFrom(
    '=1+1',
    "'=x",
    "''@x",
    '-2',
    'a"b',
    'a;b;c',
    'line\nbreak',
    ' spaced ',
    '\t=',
    "'",
  ),
);

test('our own export changes nothing: every row is already yours', async () => {
  const five = fc.array(anyName, { minLength: 5, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyTrade, { minLength: 1, maxLength: 12 }),
      five,
      async (trades, names) => {
        const held = trades.map((trade) => ({ ...trade, name: names[trade.productId - 1] ?? '' }));
        const states = (await outcomesIn(tradesCsv(held), held)).map(({ state }) => state);
        expect(states).toEqual(held.map(() => 'held'));
      },
    ),
  );
});

test('of two equal rows one is yours when the portfolio has it once', async () => {
  const held = [eagle({})];
  const states = await outcomesIn(tradesCsv([eagle({}), eagle({})]), held);
  expect(states.map(({ state }) => state)).toEqual(['held', 'add']);
});

test('a file of another tracker: columns by name, semicolons, decimal commas, own pieces', async () => {
  const [bought, box, sold] = await outcomesIn(
    [
      'Trade date;Action;Item;Qty;Unit cost;Dealer',
      '01/18/2024;Buy;1 oz Silver Round;20;"1.027,40";Corner; Coin',
      '06/11/2024;Buy;Grandpa’s box;1;0,00;Gift',
      '12/01/2024;Sell;1 oz Silver Round;50;31,10;',
    ].join('\n'),
  );
  expect(bought).toMatchObject({
    row: 2,
    state: 'add',
    day: '2024-01-18',
    kind: 'PURCHASED',
    units: 20,
    unitCents: 1027_40,
    dealer: 'Corner',
    piece: { name: '1 oz Silver Round', metal: 'silver', ounces: 1 },
  });
  expect(box).toMatchObject({
    state: 'fix',
    problems: { metal: expect.stringMatching(/^Not in/) },
  });
  expect(sold?.problems).toEqual({ units: 'At most 20: what you held that day' });
});

test('a sale before the last purchase that is held is named at its date', async () => {
  const text =
    'Date,Kind,Product,Units,Price\n2025-01-02,Sold,2026 1 oz American Silver Eagle,1,30';
  const [row] = await outcomesIn(text, [eagle({ day: '2024-01-01' }), eagle({})]);
  expect(row?.problems.day).toMatch(/^You last bought this on 10\/02\/2025/);
});

test('a sale leaves the units of later sales that are held', async () => {
  const text =
    'Date,Kind,Product,Units,Price\n2025-11-02,Sold,2026 1 oz American Silver Eagle,11,30';
  const later = eagle({ day: '2026-01-01', kind: 'EXIT', units: 20 });
  const [row] = await outcomesIn(text, [later, eagle({})]);
  expect(row?.problems.units).toMatch(/^At most 10:/);
});

test('rows are sent the oldest first, and of a day the purchases first', async () => {
  const rows = await outcomesIn(
    'Date,Kind,Product,Units,Price\n2025-02-01,Sold,1 oz Gold Bar,1,9\n2025-02-01,Bought,1 oz Gold Bar,1,9\n2024-02-01,Bought,1 oz Gold Bar,1,9',
  );
  expect(inOrder(rows).map(({ row }) => row)).toEqual([4, 3, 2]);
});

test.each([
  ['2024-02-29', '2024-02-29'],
  ['2024-02-29T10:00:00Z', '2024-02-29'],
  ['29.02.2024', '2024-02-29'],
  ['2/29/24', '2024-02-29'],
  ['12/31/99', '1999-12-31'],
  ['Feb 29, 2024', '2024-02-29'],
  ['29 February 2024', '2024-02-29'],
  ['2024/2/29', '2024-02-29'],
])('the day %o is %s', (text, day) => {
  expect(dayIn(text, undefined, 2026)).toEqual({ day });
});

test('a day that is none says why, and one that may mean two is asked for', () => {
  expect(dayIn('02/30/2024', 'month-first', 2026)).toEqual({
    wrong: 'There is no February 30. A day like 02/29/2024',
  });
  expect(dayIn('05/02/2024', undefined, 2026)).toEqual({ between: ['2024-05-02', '2024-02-05'] });
  expect(orderOf(['05/02/2024', '01/18/2024'])).toMatchObject({ order: 'month-first', upTo: 18 });
  expect(orderOf(['05/02/2024', '18/01/2024'])).toMatchObject({ order: 'day-first' });
  expect(orderOf(['05/02/2024'])).toMatchObject({ order: undefined, example: '05/02/2024' });
});

test.each([
  ['$1,234.56', 'dot', 1234.56],
  ['1.234,56', 'dot', 1234.56],
  ['31,20', 'dot', 31.2],
  ['1,234', 'dot', 1234],
  ['1,234', 'comma', 1.234],
  ['0,125', 'dot', 0.125],
  ['1 234,5', 'comma', 1234.5],
  ['1,234,567', 'comma', 1_234_567],
  ['-5', 'dot', -5],
  ['=1+1', 'dot', undefined],
  ['€ 5', 'dot', undefined],
  ['1,2,3', 'dot', undefined],
] as const)('the amount %o with a %s is %o', (text, decimal, amount) => {
  expect(amountIn(text, decimal)).toBe(amount);
});

test('kinds and weights are read from words', () => {
  expect(['BUY', 'Sold', 'Sold to us', 'Dividend'].map(kindIn)).toEqual([
    'PURCHASED',
    'EXIT',
    'SOLD',
    undefined,
  ]);
  expect(['2024 1/10 oz Gold', '100 gram Bar', '1 Kilo', 'Box'].map(ouncesInName)).toEqual([
    0.1,
    3.21507,
    32.15075,
    undefined,
  ]);
});

test('known files: our export, Ghostfolio and Portfolio Performance', () => {
  const origins = [
    'Date,Code,DataSource,Currency,Price,Quantity,Action,Fee,Note',
    'Date,Type,Value,Transaction Currency,Fees,Shares,ISIN,Security Name',
    'Datum,Menge,Preis',
  ].map((head) => columnsByName(head.split(',')));
  expect(origins).toMatchObject([
    { origin: 'ghostfolio', columns: { name: 1, price: 4 } },
    { origin: 'portfolio-performance', columns: { total: 2, units: 5 } },
    { columns: { day: 0, units: 1, price: 2 } },
  ]);
});

test('files that are no table are refused, with the reason; other encodings are read', async () => {
  const wide = `${'a,'.repeat(41)}\n1`;
  const texts = await Promise.all(['', ' \n', 'Date,Units', wide].map(sheetOf));
  expect(texts).toEqual([
    { refused: 'The file is empty.' },
    { refused: 'The file is empty.' },
    { refused: expect.stringContaining('no rows') },
    { refused: expect.stringContaining('42 columns') },
  ]);
  expect(textOf(Uint8Array.from([0x4d, 0xfc, 0x6e]))).toEqual({ text: 'Mün', isGuessed: true });
  expect(textOf(Uint8Array.from([0xff, 0xfe, 0x41, 0]))).toMatchObject({ text: 'A' });
  expect(textOf(Uint8Array.from([0x50, 0x4b, 0, 0]))).toBeUndefined();
});

test.each([
  ['more than 5 MB', 'Date,Units,Item\n01/02/2024,5,Bar\n'.repeat(160_000), 'more than 5 MB'],
  [
    '80 kB in a cell',
    `Date,Units,Item\n01/02/2024,5,${'1 '.repeat(40_000)}`,
    'Row 2 has a cell of 80,000',
  ],
  [
    '250 kB without an end',
    `Date,Units,Item\n"${'9'.repeat(250_000)}`,
    'Row 2 has a cell of 250,000',
  ],
  ['20,001 rows', `Date,Units\n${'1/2/2024,5\n'.repeat(20_001)}`, 'At most 20,000 rows'],
])('%s: the text is refused where it is too long', async (_, text, words) => {
  expect(await sheetOf(text)).toEqual({ refused: expect.stringContaining(words) });
});

test('a file without names of columns keeps its first row', async () => {
  const { head, rows } = await sheetIn('2024-01-02,5,Bar\n2024-01-03,6,Bar');
  expect([head, rows.length]).toEqual([['Column 1', 'Column 2', 'Column 3'], 2]);
});

test('no body is above the bytes of one call, and nothing is left out', () => {
  const items = fc.array(fc.string({ unit: 'binary', maxLength: 2_000 }), { maxLength: 1200 });
  fc.assert(
    fc.property(items, (texts) => {
      const chunks = chunksOf(texts, 'customerHoldings', String);
      expect(chunks.flat()).toEqual(texts);
      const longest = Math.max(
        0,
        ...chunks.map((part) => Buffer.byteLength(JSON.stringify({ customerHoldings: part }))),
      );
      expect(longest).toBeLessThanOrEqual(MOST_BYTES);
    }),
    { numRuns: 20 },
  );
});
