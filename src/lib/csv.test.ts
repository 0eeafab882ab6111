import { expect, test } from 'vitest';

import { csvText, type CsvCell } from './csv.ts';

function cell(one: CsvCell): string {
  return csvText([], [[one]])
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n');
}

test.each([
  '=HYPERLINK("http://evil.example")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t1',
  '\r1',
  '\n1',
  '  =1',
  '\u00A0=1',
  '\u200B=1',
  '＝1',
  '＋1',
  '－1',
  '＠A1',
  "'=1",
])('%o stays text in a spreadsheet', (text) => {
  expect(cell(text).replace(/^"/, '')).toMatch(/^'/);
});

test('what cannot be a formula is written as it is', () => {
  expect(['Bar', "Grandpa's box", '1/10 oz', 'a=b'].map(cell)).toEqual([
    'Bar',
    "Grandpa's box",
    '1/10 oz',
    'a=b',
  ]);
});

test('amounts are numbers, also below zero', () => {
  expect([cell({ cents: -1250 }), cell({ cents: 100_000 }), cell(0.5)]).toEqual([
    '-12.50',
    '1000.00',
    '0.5',
  ]);
});

test('commas, semicolons, quotes, line ends and outer spaces stay inside their cell', () => {
  expect(['Bar, "cast"', 'a;b', 'a\nb', ' a'].map(cell)).toEqual([
    '"Bar, ""cast"""',
    '"a;b"',
    '"a\nb"',
    '" a"',
  ]);
});

test('the file begins with the mark of UTF-8, and every line is ended', () => {
  expect(csvText(['One', 'Two'], [['a', 1]])).toBe('\uFEFFOne,Two\r\na,1\r\n');
});
