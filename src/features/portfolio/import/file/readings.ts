import { unguarded } from '#lib/csv.ts';

import {
  amountIn,
  kindIn,
  metalIn,
  metalInName,
  ouncesInName,
  type Decimal,
  type TradeKind,
} from './cells.ts';
import { FIELDS, type Columns, type Field } from './columns.ts';
import { dayIn, MONTHS, type DayOrder } from './days.ts';
import { pieceNamed, type Piece, type Pieces } from './pieces.ts';

/** A row of a file; `number` is what a spreadsheet calls it. */
export type FileRow = { number: number; cells: readonly string[] };

/** Texts by the field that they belong to: what the customer put right, or what is wrong. */
export type Texts = Partial<Record<Field, string>>;

/** How the cells of a file are read; `today` is an ISO day. */
export type How = {
  columns: Columns;
  order: DayOrder | undefined;
  decimal: Decimal;
  today: string;
  pieces: Pieces;
};

/** A row as it was read, as far as its cells are right. Cents for all money. */
export type Reading = {
  row: number;
  texts: Texts;
  kind: TradeKind | undefined;
  day: string | undefined;
  units: number | undefined;
  unitCents: number | undefined;
  feesCents: number;
  dealer: string;
  piece: Piece;
  /** What the customer typed instead of cells. */
  typed: Texts;
  /** What is wrong, at its field. */
  problems: Texts;
};

/** Bounds of the API. */
const MOST_UNITS = 1_000_000;
const MOST_OUNCES = 100_000;
const MOST_CENTS = 10_000_000_000;
const MOST_FEES_CENTS = 100_000_000;
const LONGEST_NAME = 200;
const LONGEST_DEALER = 100;

/** Reads a row; `fix` are the texts that the customer typed instead of its cells. */
export function readRow({ number, cells }: FileRow, fix: Texts | undefined, how: How): Reading {
  const texts: Texts = {};
  for (const field of FIELDS) {
    const column = how.columns[field];
    const text =
      fix?.[field] ?? (column === undefined ? undefined : unguarded(cells[column] ?? ''));
    if (text !== undefined) texts[field] = text;
  }
  const problems: Texts = {};
  const day = dayRead(texts.day ?? '', how, problems);
  const amounts = amountsRead(texts, how.decimal, problems);
  const piece = pieceRead(texts, how, problems);
  const dealer = (texts.dealer ?? '').trim();
  if (dealer.length > LONGEST_DEALER) problems.dealer = 'Use at most 100 characters.';
  return { row: number, texts, typed: fix ?? {}, day, ...amounts, dealer, piece, problems };
}

function dayRead(text: string, { order, today }: How, problems: Texts): string | undefined {
  const read = dayIn(text, order, Number(today.slice(0, 4)));
  if ('wrong' in read) problems.day = read.wrong;
  if ('between' in read) {
    problems.day = `${read.between.map(monthDay).join(' or ')}? Answer the question above.`;
  }
  if (!('day' in read)) return undefined;
  if (read.day > today) problems.day = 'The date is after today.';
  return read.day;
}

/** An ISO day without its year: "May 2". */
function monthDay(iso: string): string {
  const [, month, day] = iso.split('-');
  return `${MONTHS[Number(month) - 1]} ${Number(day)}`;
}

function amountsRead(texts: Texts, decimal: Decimal, problems: Texts) {
  const amount = amountIn(texts.units ?? '', decimal);
  const units = amount && Math.abs(amount);
  if (!units) problems.units = 'Enter how many as a number above 0, such as 5.';
  else if (units > MOST_UNITS) problems.units = 'Enter at most 1,000,000 units.';
  const kind = kindRead(texts.kind, (amount ?? 0) < 0, problems);
  const unitCents = priceRead(texts, units, decimal, problems);
  const feesCents = texts.fees?.trim() ? centsIn(texts.fees, decimal) : 0;
  if (feesCents === undefined || feesCents > MOST_FEES_CENTS) {
    problems.fees = 'Enter the fees in dollars, such as 12.00, or leave them out.';
  }
  return { kind, units: units || undefined, unitCents, feesCents: feesCents ?? 0 };
}

/** Without a column of kinds, units below zero are sold. */
function kindRead(text: string | undefined, isBelow: boolean, problems: Texts) {
  if (text === undefined) return isBelow ? 'EXIT' : 'PURCHASED';
  const kind = kindIn(text);
  if (!kind) problems.kind = 'Bought or sold?';
  return kind;
}

function priceRead(texts: Texts, units: number | undefined, decimal: Decimal, problems: Texts) {
  const currency = texts.currency?.trim();
  if (currency && !/^(?:USD|US\$|\$)$/i.test(currency)) {
    problems.price = `This is in ${currency}. Enter the price of one in dollars.`;
    return undefined;
  }
  const totalCents = texts.total === undefined ? undefined : centsIn(texts.total, decimal);
  const unitCents =
    texts.price === undefined && totalCents !== undefined && units
      ? Math.round(totalCents / units)
      : centsIn(texts.price ?? '', decimal);
  if (unitCents === undefined) {
    problems.price = 'Enter the price of one in dollars, such as 88.50. A gift costs 0.';
  } else if (unitCents > MOST_CENTS) problems.price = 'Enter at most 100,000,000 dollars.';
  return unitCents;
}

function centsIn(text: string, decimal: Decimal): number | undefined {
  const dollars = amountIn(text, decimal);
  if (dollars === undefined || dollars < 0) return undefined;
  // The shift by exponent is exact where the product is not; "1e-7" has an exponent already.
  const exact = Number(`${dollars}e2`);
  return Math.round(Number.isNaN(exact) ? dollars * 100 : exact);
}

function pieceRead(texts: Texts, { pieces, decimal }: How, problems: Texts): Piece {
  const name = (texts.name ?? '').trim();
  const number = texts.productId?.trim() ?? '';
  const metal = metalIn(texts.metal ?? '');
  const productId = /^[1-9]\d{0,9}$/.test(number) ? Number(number) : undefined;
  const known = pieceNamed(pieces, { productId, name, metal });
  if (known) return known;
  const ounces = amountIn(texts.ounces ?? '', decimal) ?? 0;
  return ownPiece(
    name,
    metal ?? metalInName(name),
    ounces > 0 ? ounces : ouncesInName(name),
    problems,
  );
}

/** A piece with a name of the customer's own. */
function ownPiece(
  name: string,
  metal: Piece['metal'],
  ounces: number | undefined,
  problems: Texts,
): Piece {
  if (name === '') problems.name = 'Enter the name of the product.';
  else if (name.length > LONGEST_NAME) problems.name = 'Use at most 200 characters.';
  else if (!metal || !ounces) {
    problems[metal ? 'ounces' : 'metal'] = 'Not in our catalog. Which metal, and how many ounces?';
  } else if (ounces > MOST_OUNCES) problems.ounces = 'One piece can have at most 100,000 ounces.';
  return { name, ...(metal && { metal }), ...(ounces && { ounces }) };
}
