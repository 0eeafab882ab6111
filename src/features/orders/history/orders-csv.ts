import type { OrderRow } from '#api/orders/order-history.ts';
import { fileDate } from '#commerce/format/file-date.ts';
import { csvText, type CsvCell } from '#lib/csv.ts';

import { METHOD_WORDS, paidWords, STATUS_WORDS } from '../order-words.ts';

const HEAD = [
  'Order',
  'Placed',
  'Status',
  'Payment',
  'Payment method',
  'Units',
  'First product',
  'Total USD',
  'Carrier',
  'Tracking number',
];

/** Spreadsheets round longer numbers. */
const MOST_DIGITS = 15;

/** Orders as a file for a spreadsheet. */
export function ordersCsv(rows: readonly OrderRow[]): string {
  return csvText(HEAD, rows.map(cellsOf));
}

function cellsOf(row: OrderRow): CsvCell[] {
  return [
    row.invoice,
    fileDate(row.placedAt),
    STATUS_WORDS[row.status],
    paidWords(row.paymentStatus, row.paymentMethod),
    METHOD_WORDS[row.paymentMethod],
    row.units,
    row.product ?? '',
    { cents: row.totalCents },
    row.carrier ?? '',
    inGroups(row.trackingNo ?? ''),
  ];
}

/** In groups, as carriers print it: spreadsheets do not round a number with spaces. */
function inGroups(number: string): string {
  const isLong = /^\d+$/.test(number) && number.length > MOST_DIGITS;
  return isLong ? (number.match(/\d{1,4}/g)?.join(' ') ?? number) : number;
}
