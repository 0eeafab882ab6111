import type { Customer } from '../../account/customers-table.ts';
import type { SpotBoard } from '../../market/market.ts';
import { formatDate } from '../../orders/invoice.ts';
import { writePdf } from '../../pdf/pdf.ts';
import { type Block, layOut } from '../../pdf/sheet.ts';
import { formatDollars } from '../../pricing/dollars.ts';
import { timesQuantity } from '../transaction.ts';
import type { TaxFigures } from './figures.ts';

const NOTES = [
  'Cost basis is what was paid, fees included. A sale takes the oldest units first, unless you named the purchases.',
  'Short means held for one year or less, long for more than one year. Metal counts as a collectible: long-term gains are taxed at no more than 28 percent.',
  'What you entered yourself is your responsibility. This report is not tax advice.',
];
const KINDS = { PURCHASED: 'Bought', SOLD: 'Sold to us', EXIT: 'Sold elsewhere' };

/** A customer's year as the bytes of a PDF. `now` in ms. */
export function taxReportPdf(
  figures: TaxFigures,
  { firstName, lastName, emailId, customerId }: Customer,
  { now }: { board: SpotBoard; now: number },
): Uint8Array<ArrayBuffer> {
  const { year, from, until, all, short, long } = figures;
  const title = `Tax report ${year}`;
  const blocks: Block[] = [
    { kind: 'title', text: title },
    { kind: 'text', text: `${firstName} ${lastName}, ${emailId}, customer ${customerId}` },
    { kind: 'text', text: `${from} to ${until}. Written on ${formatDate(now)}.` },
    { kind: 'text', text: `Realized gain: ${formatDollars(all.cents)}` },
    { kind: 'text', text: `Short term: ${formatDollars(short.cents)}` },
    { kind: 'text', text: `Long term: ${formatDollars(long.cents)}` },
    { kind: 'heading', text: 'Realized gains and losses' },
    ...orNone(figures.gains.length, () => gainsTable(figures)),
    { kind: 'heading', text: 'Bought and sold in the year' },
    ...orNone(figures.traded.length, () => historyTable(figures)),
    { kind: 'heading', text: 'What is held' },
    ...orNone(figures.held.length, () => heldTable(figures)),
    { kind: 'heading', text: 'Notes' },
    ...NOTES.map((text): Block => ({ kind: 'text', text })),
  ];
  return writePdf({ title: `${title} of ${firstName} ${lastName}`, pages: layOut(blocks) });
}

function orNone(count: number, table: () => Block): Block[] {
  return count > 0 ? [table()] : [{ kind: 'text', text: 'None.' }];
}

function heldTable({ held, heldCostCents, heldWorthCents }: TaxFigures): Block {
  return {
    kind: 'table',
    columns: [
      { label: 'Product', width: 204 },
      { label: 'Quantity', width: 54, isMoney: true },
      { label: 'Bought on', width: 66, isMoney: true },
      { label: 'Paid', width: 60, isMoney: true },
      { label: 'Worth', width: 60, isMoney: true },
      { label: 'Gain', width: 60, isMoney: true },
    ],
    rows: held.map(({ from, quantity, costCents, worthCents }) => [
      from.name,
      String(quantity),
      from.date,
      ...worthCells(costCents, worthCents),
    ]),
    sum: ['Total', '', '', ...worthCells(heldCostCents, heldWorthCents)],
  };
}

function worthCells(cost: number, worth: number | undefined): string[] {
  if (worth === undefined) return [formatDollars(cost), 'not known', 'not known'];
  return [cost, worth, worth - cost].map(formatDollars);
}

function historyTable({ traded }: TaxFigures): Block {
  return {
    kind: 'table',
    columns: [
      { label: 'Date', width: 60 },
      { label: 'What', width: 74 },
      { label: 'Product', width: 148 },
      { label: 'Quantity', width: 54, isMoney: true },
      { label: 'Each', width: 60, isMoney: true },
      { label: 'Fees', width: 48, isMoney: true },
      { label: 'Total', width: 60, isMoney: true },
    ],
    rows: traded.map(({ date, type, name, quantity, unitCents, feesCents }) => [
      date,
      KINDS[type],
      name,
      String(quantity),
      formatDollars(unitCents),
      formatDollars(feesCents),
      formatDollars(timesQuantity(unitCents, quantity)),
    ]),
  };
}

function gainsTable({ gains, all }: TaxFigures): Block {
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
    rows: gains.map(({ from, sale, quantity, basisCents, proceedsCents, gainCents, isLong }) => [
      `${quantity} x ${from.name}`,
      from.date,
      sale.date,
      formatDollars(basisCents),
      formatDollars(proceedsCents),
      formatDollars(gainCents),
      isLong ? 'Long' : 'Short',
    ]),
    sum: [
      'Total',
      '',
      '',
      ...[all.basisCents, all.proceedsCents, all.cents].map(formatDollars),
      '',
    ],
  };
}
