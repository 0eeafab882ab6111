import type { Traded } from '#api/portfolio/traded.ts';

import type { Columns, Field, Origin } from './file/columns.ts';
import type { DayOrder, OrderFound } from './file/days.ts';
import { outcomesOf, type Outcome } from './file/outcomes.ts';
import type { Found } from './file/pieces.ts';
import { readRow, type How, type Reading, type Texts } from './file/readings.ts';
import type { Sheet } from './file/sheet.ts';
import { howOf } from './file/trial.ts';

/** Where a text comes from. `isGuessed`: its bytes were not UTF-8. */
export type Source = { name: string; bytes: number; text: string; isGuessed: boolean };

/** Texts of the customer instead of cells, by row. */
type Fixes = ReadonlyMap<number, Texts>;

/** A file, what the customer said about it, and what is known of its products. */
export type Basis = {
  source: Source;
  sheet: Sheet;
  origin: Origin | undefined;
  columns: Columns;
  order: DayOrder | undefined;
  fixes: Fixes;
  /** What the store said of rows that it did not take. */
  refused: ReadonlyMap<number, Texts>;
  held: readonly Traded[];
  found: ReadonlyMap<string, Found>;
  images: ReadonlyMap<number, string>;
  /** ISO day, in New York. */
  today: string;
};

export type Trial = Basis & {
  how: How;
  days: OrderFound;
  readings: readonly Reading[];
  outcomes: readonly Outcome[];
};

/** What the screen shows of a trial; the server sends it to pages without JavaScript. */
export type TrialView = Pick<Trial, 'columns' | 'origin' | 'order' | 'days' | 'outcomes'> & {
  source: Omit<Source, 'text'>;
  head: readonly string[];
  /** The first cell of each column that has a text. */
  firsts: readonly string[];
  rows: number;
  parted: string;
  note: string | undefined;
};

/** Rows that are read before the page may answer again: a frame at a fourth of the speed. */
const SLICE = 200;

/** Reads all rows; `pause` lets the page answer between slices, and may throw to end it. */
export async function tried(basis: Basis, pause?: () => Promise<void>): Promise<Trial> {
  const { how, days } = howOf(basis.sheet, basis);
  const readings: Reading[] = [];
  for (const row of basis.sheet.rows) {
    readings.push(readRow(row, basis.fixes.get(row.number), how));
    if (pause && readings.length % SLICE === 0) await pause();
  }
  const outcomes = outcomesOf(readings, basis.held, basis.refused);
  return { ...basis, how, days, readings, outcomes };
}

/** The trial after one text was put right. */
export function fixed(trial: Trial, row: number, field: Field, text: string): Trial {
  const fix = { ...trial.fixes.get(row), [field]: text };
  const fixes = new Map(trial.fixes).set(row, fix);
  const refused = new Map(trial.refused);
  refused.delete(row);
  const source = trial.sheet.rows.find(({ number }) => number === row);
  const readings = trial.readings.map((reading) =>
    reading.row === row && source ? readRow(source, fix, trial.how) : reading,
  );
  const outcomes = outcomesOf(readings, trial.held, refused);
  return { ...trial, fixes, refused, readings, outcomes };
}

export function viewOf({
  source,
  sheet,
  columns,
  origin,
  order,
  days,
  outcomes,
}: Trial): TrialView {
  const { name, bytes, isGuessed } = source;
  const { head, rows, parted, note } = sheet;
  const firsts = head.map(
    (_, column) => rows.find(({ cells }) => cells[column]?.trim())?.cells[column] ?? '',
  );
  return {
    source: { name, bytes, isGuessed },
    head,
    firsts,
    rows: rows.length,
    parted,
    note,
    columns,
    origin,
    order: order ?? days.order,
    days,
    outcomes,
  };
}
