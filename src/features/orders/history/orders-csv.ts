import type { OrderRow } from '#api/orders/order-history.ts';
import { fileDate } from '#commerce/format/file-date.ts';

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

/** The first characters that start a formula in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;
/** Spreadsheets round longer numbers. */
const MOST_DIGITS = 15;

/** Orders as a file for a spreadsheet: UTF-8 with a byte order mark, and line ends by RFC 4180. */
export function ordersCsv(rows: readonly OrderRow[]): string {
  const lines = [HEAD, ...rows.map(cellsOf)].map((cells) => cells.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellsOf(row: OrderRow): string[] {
  return [
    row.invoice,
    fileDate(row.placedAt),
    STATUS_WORDS[row.status],
    paidWords(row.paymentStatus, row.paymentMethod),
    METHOD_WORDS[row.paymentMethod],
    String(row.units),
    row.product ?? '',
    (row.totalCents / 100).toFixed(2),
    row.carrier ?? '',
    inGroups(row.trackingNo ?? ''),
  ];
}

/** In groups, as carriers print it: spreadsheets do not round a number with spaces. */
function inGroups(number: string): string {
  const isLong = /^\d+$/.test(number) && number.length > MOST_DIGITS;
  return isLong ? (number.match(/\d{1,4}/g)?.join(' ') ?? number) : number;
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
