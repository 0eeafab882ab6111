import type { Customer } from '../account/customers-table.ts';
import type { SpotBoard } from '../market/market.ts';
import { formatDate } from '../orders/invoice.ts';
import { writePdf } from '../pdf/pdf.ts';
import { type Block, layOut } from '../pdf/sheet.ts';
import { formatDollars } from '../pricing/dollars.ts';
import { type ClosedLot, inOrder, lotsOf } from './lots.ts';
import { type Transaction, metalWorthCents } from './transaction.ts';

const NOTES = [
  'Cost basis is what was paid, fees included. A sale takes the oldest units first, unless you named the purchases.',
  'Short means held for one year or less, long for more than one year. Metal counts as a collectible: long-term gains are taxed at no more than 28 percent.',
  'What you entered yourself is your responsibility. This report is not tax advice.',
];

/** A customer's holdings and realized gains of one year as the bytes of a PDF. `now` in ms. */
export function taxReportPdf(
  transactions: readonly Transaction[],
  { firstName, lastName, emailId, customerId }: Customer,
  year: number,
  { board, now }: { board: SpotBoard; now: number },
): Uint8Array<ArrayBuffer> {
  const end = `${year}-12-31`;
  const known = transactions.filter(({ date }) => date <= end);
  const ofYear = inOrder(known).filter(({ date }) => date.startsWith(String(year)));
  const sold = lotsOf(known).closed.filter(({ sale }) => sale.date.startsWith(String(year)));
  const title = `Tax report ${year}`;
  const blocks: Block[] = [
    { kind: 'title', text: title },
    { kind: 'text', text: `${firstName} ${lastName}, ${emailId}, customer ${customerId}` },
    { kind: 'text', text: `January 1 to December 31, ${year}. Written on ${formatDate(now)}.` },
    { kind: 'heading', text: 'What is held' },
    heldTable(known, board),
    { kind: 'heading', text: 'Bought and sold in the year' },
    ...orNone(ofYear, historyTable),
    { kind: 'heading', text: 'Realized gains and losses' },
    ...orNone(sold, gainsTable),
    { kind: 'heading', text: 'Notes' },
    ...NOTES.map((text): Block => ({ kind: 'text', text })),
  ];
  return writePdf({ title: `${title} of ${firstName} ${lastName}`, pages: layOut(blocks) });
}

function orNone<Row>(rows: readonly Row[], table: (rows: readonly Row[]) => Block): Block[] {
  return rows.length > 0 ? [table(rows)] : [{ kind: 'text', text: 'None.' }];
}

function heldTable(known: readonly Transaction[], { quotes }: SpotBoard): Block {
  const rows = lotsOf(known).open.map(({ from, quantity, costCents }) => ({
    from,
    quantity,
    cost: costCents,
    worth: metalWorthCents(quotes[from.metal].askCents, from.ounces, quantity),
  }));
  const cost = rows.reduce((sum, row) => sum + row.cost, 0);
  const worth = rows.reduce((sum, row) => sum + row.worth, 0);
  return {
    kind: 'table',
    columns: [
      { label: 'Product', width: 204 },
      { label: 'Quantity', width: 54, isMoney: true },
      { label: 'Bought on', width: 66, isMoney: true },
      { label: 'Paid', width: 60, isMoney: true },
      { label: 'Metal now', width: 60, isMoney: true },
      { label: 'Gain', width: 60, isMoney: true },
    ],
    rows: rows.map((row) => [
      row.from.name,
      String(row.quantity),
      row.from.date,
      formatDollars(row.cost),
      formatDollars(row.worth),
      formatDollars(row.worth - row.cost),
    ]),
    sum: ['Total', '', '', formatDollars(cost), formatDollars(worth), formatDollars(worth - cost)],
  };
}

function historyTable(transactions: readonly Transaction[]): Block {
  const words = { PURCHASED: 'Bought', SOLD: 'Sold to us', EXIT: 'Sold elsewhere' };
  return {
    kind: 'table',
    columns: [
      { label: 'Date', width: 66 },
      { label: 'What', width: 80 },
      { label: 'Product', width: 178 },
      { label: 'Quantity', width: 60, isMoney: true },
      { label: 'Each', width: 66, isMoney: true },
      { label: 'Fees', width: 54, isMoney: true },
    ],
    rows: transactions.map(({ date, type, name, quantity, unitCents, feesCents }) => [
      date,
      words[type],
      name,
      String(quantity),
      formatDollars(unitCents),
      formatDollars(feesCents),
    ]),
  };
}

function gain(lot: ClosedLot): number {
  return lot.proceedsCents - lot.basisCents;
}

function gainsTable(closed: readonly ClosedLot[]): Block {
  return {
    kind: 'table',
    columns: [
      { label: 'Product', width: 150 },
      { label: 'Acquired', width: 60 },
      { label: 'Sold', width: 60 },
      { label: 'Basis', width: 66, isMoney: true },
      { label: 'Proceeds', width: 66, isMoney: true },
      { label: 'Gain', width: 66, isMoney: true },
      { label: 'Term', width: 36, isMoney: true },
    ],
    rows: closed.map((lot) => [
      `${lot.quantity} x ${lot.from.name}`,
      lot.from.date,
      lot.sale.date,
      formatDollars(lot.basisCents),
      formatDollars(lot.proceedsCents),
      formatDollars(gain(lot)),
      lot.isLong ? 'Long' : 'Short',
    ]),
    sum: [
      'Total',
      '',
      '',
      '',
      '',
      formatDollars(closed.reduce((sum, lot) => sum + gain(lot), 0)),
      '',
    ],
  };
}
