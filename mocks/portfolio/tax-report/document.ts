import type { Customer } from '../../account/customers-table.ts';
import { formatDate } from '../../orders/invoice.ts';
import type { Block, PaperDocument } from '../../paper/block.ts';
import { formatDollars } from '../../pricing/dollars.ts';
import { timesQuantity, type Transaction } from '../transaction.ts';
import type { TaxFigures } from './figures.ts';

const KINDS = { PURCHASED: 'Bought', SOLD: 'Sold to us', EXIT: 'Sold elsewhere' };

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const longDays = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const times = new Intl.DateTimeFormat('en-US', {
  timeStyle: 'short',
  timeZone: 'America/New_York',
});

/** Mar 10, 2025 */
function dayWords(day: string): string {
  return days.format(Date.parse(day));
}

/** Cents with their sign: +$715.20, and −$409.75 with a minus. */
function change(cents: number): string {
  const text = formatDollars(Math.abs(cents));
  if (cents === 0) return text;
  return `${cents > 0 ? '+' : '−'}${text}`;
}

/** A customer's year on paper. `spotTime` is that of the prices, in ms, as is `now`. */
export function taxReportPaper(
  figures: TaxFigures,
  { firstName, lastName, emailId, customerId }: Customer,
  spotTime: number,
  now: number,
): PaperDocument {
  const { year, until, isRunning, all, short, long } = figures;
  const title = `Tax report ${year}`;
  const name = `${firstName} ${lastName}`;
  const worthAt = isRunning
    ? `What is held, at spot of ${times.format(spotTime)} ET`
    : `What was held on ${longDays.format(Date.parse(until))}`;
  const blocks: Block[] = [
    { kind: 'text', text: `Bold Precious Metals. Written on ${formatDate(now)}.` },
    { kind: 'title', text: title },
    { kind: 'text', text: `${name}, ${customerId}, ${emailId}` },
    { kind: 'text', text: periodWords(figures) },
    {
      kind: 'figures',
      figures: [
        ['Realized gain', change(all.cents)],
        ['Short term, a year or less', change(short.cents)],
        ['Long term, over a year', change(long.cents)],
      ],
    },
    { kind: 'heading', text: 'Realized gains and losses' },
    ...orNone(figures.gains.length, () => gainsTable(figures)),
    { kind: 'heading', text: 'Bought and sold in the year' },
    ...orNone(figures.traded.length, () => tradesTable(figures)),
    { kind: 'heading', text: worthAt },
    ...orNone(figures.held.length, () => heldTable(figures)),
    { kind: 'heading', text: 'How this is counted' },
    { kind: 'list', items: notes(figures) },
  ];
  return {
    title: `${title}, ${name}`,
    foot: `${title}, ${name}, ${customerId}`,
    writtenAt: now,
    blocks,
  };
}

function periodWords({ until, isRunning }: TaxFigures): string {
  const running = isRunning ? ' The year is not over: sales still to come will change it.' : '';
  return `January 1 to ${longDays.format(Date.parse(until))}. Amounts in US dollars.${running}`;
}

function notes({ namedSales, year }: TaxFigures): string[] {
  const named = namedSales === 0 ? 'none' : `those of ${namedSales} of the sales`;
  return [
    `Cost basis is what was paid, fees included; proceeds are what was received, less the fees. A sale takes the oldest units first, unless you named the lots. You named ${named} in ${year}.`,
    'Short means held for a year or less, long for more than a year. The same day of the next year is still short.',
    'The IRS counts metal as a collectible: long-term gains are taxed at no more than 28 percent, short-term gains as other income.',
    'What you entered yourself is as right as your entry. Gifts and inheritances have a basis of their own: ask your adviser.',
    'This report adds up what the portfolio knows. It is not tax advice.',
  ];
}

function orNone(count: number, table: () => Block): Block[] {
  return count > 0 ? [table()] : [{ kind: 'text', text: 'None.' }];
}

function gainsTable({ gains, all }: TaxFigures): Block {
  return {
    kind: 'table',
    columns: [
      { label: 'What was sold', width: 150 },
      { label: 'Units', width: 34, isFigure: true },
      { label: 'Acquired', width: 62 },
      { label: 'Sold', width: 62 },
      { label: 'Held', width: 72 },
      { label: 'Proceeds', width: 62, isFigure: true },
      { label: 'Cost basis', width: 62, isFigure: true },
      { label: 'Gain', width: 62, isFigure: true },
    ],
    rows: gains.map(({ from, sale, days: held, isLong, ...gain }) => [
      `${from.name}, to ${sale.type === 'SOLD' ? 'us' : sale.sourceName}`,
      String(gain.quantity),
      dayWords(from.date),
      dayWords(sale.date),
      `${isLong ? 'Long' : 'Short'}, ${held} days`,
      formatDollars(gain.proceedsCents),
      formatDollars(gain.basisCents),
      change(gain.gainCents),
    ]),
    sum: [
      'All sales',
      String(all.quantity),
      '',
      '',
      '',
      formatDollars(all.proceedsCents),
      formatDollars(all.basisCents),
      change(all.cents),
    ],
  };
}

function tradesTable({ traded }: TaxFigures): Block {
  return {
    kind: 'table',
    columns: [
      { label: 'Date', width: 64 },
      { label: 'What', width: 72 },
      { label: 'Product', width: 184 },
      { label: 'Units', width: 40, isFigure: true },
      { label: 'Price of one', width: 62, isFigure: true },
      { label: 'Fees', width: 44, isFigure: true },
      { label: 'Total', width: 66, isFigure: true },
    ],
    rows: traded.map((trade) => [
      dayWords(trade.date),
      KINDS[trade.type],
      trade.name,
      `${trade.type === 'PURCHASED' ? '+' : '−'}${trade.quantity}`,
      formatDollars(trade.unitCents),
      formatDollars(trade.feesCents),
      formatDollars(totalOf(trade)),
    ]),
  };
}

/** What was paid or received with the fees, in cents. */
function totalOf({ type, unitCents, quantity, feesCents }: Transaction): number {
  const cents = timesQuantity(unitCents, quantity);
  return type === 'PURCHASED' ? cents + feesCents : cents - feesCents;
}

function heldTable({ held, heldCostCents, heldWorthCents, isRunning }: TaxFigures): Block {
  return {
    kind: 'table',
    columns: [
      { label: 'Product', width: 200 },
      { label: 'Units', width: 40, isFigure: true },
      { label: 'Bought', width: 104 },
      { label: 'Paid', width: 66, isFigure: true },
      { label: isRunning ? 'Worth now' : 'Worth then', width: 66, isFigure: true },
      { label: 'Not yet realized', width: 76, isFigure: true },
    ],
    rows: held.map(({ from, quantity, otherLots, costCents, worthCents }) => [
      from.name,
      String(quantity),
      `${dayWords(from.date)}${otherLots > 0 ? `, ${otherLots} more` : ''}`,
      ...worthCells(costCents, worthCents),
    ]),
    sum: [`All ${held.length} products`, '', '', ...worthCells(heldCostCents, heldWorthCents)],
  };
}

function worthCells(cost: number, worth: number | undefined): string[] {
  if (worth === undefined) return [formatDollars(cost), 'no price', 'not known'];
  return [formatDollars(cost), formatDollars(worth), change(worth - cost)];
}
