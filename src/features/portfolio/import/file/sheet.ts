import type Papa from 'papaparse';
import type { ParseError } from 'papaparse';

import { formatCount } from '#commerce/format/count.ts';

import { amountIn } from './cells.ts';
import { columnsByName } from './columns.ts';
import { dayIn } from './days.ts';
import type { FileRow } from './readings.ts';

/** A file as rows; empty rows are left out. */
export type Sheet = {
  head: readonly string[];
  rows: readonly FileRow[];
  /** What stands between its cells, in words. */
  parted: string;
  /** What the customer should check. */
  note: string | undefined;
};

/** Bounds of a file: bytes or characters, columns, rows, characters of a cell. */
export const MOST_FILE_BYTES = 5_000_000;
const MOST_COLUMNS = 40;
const MOST_ROWS = 20_000;
const MOST_OF_CELL = 5_000;
const EMPTY = 'The file is empty.';
const NO_ROWS = 'The file has the names of its columns, but no rows.';
const TOO_MANY = `At most ${formatCount(MOST_ROWS)} rows can be read at once: split the file.`;

const PARTED: Record<string, string> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};
/** Excel writes it for itself, in a line before the names. */
const SEPARATOR = /^\uFEFF?sep=(.)\r?\n/i;

/** The rows of a text, or why it is refused. The reader of CSV is loaded with the first text. */
export async function sheetOf(text: string): Promise<Sheet | { refused: string }> {
  if (text.length > MOST_FILE_BYTES) {
    return { refused: 'The text has more than 5 MB. At most 5 MB can be read: split it.' };
  }
  const { default: papa } = await import('papaparse');
  const [first = '', separator] = SEPARATOR.exec(text) ?? [];
  const plain = text.slice(first.length).replace(/^\uFEFF/, '');
  const delimiter = separator ?? byNames(papa, plain) ?? '';
  const { all, refused, ...read } = readRows(papa, plain, delimiter, first === '' ? 1 : 2);
  if (refused) return { refused };
  if (all.length === 0) return { refused: EMPTY };
  const { head, rows } = withNames(all);
  if (rows.length === 0) return { refused: NO_ROWS };
  if (rows.length > MOST_ROWS) return { refused: TOO_MANY };
  return { head, rows, parted: PARTED[read.delimiter] ?? 'commas', note: read.note };
}

/** Reads row by row, to the first row that is refused. Rows without a text are left out. */
function readRows(papa: typeof Papa, text: string, asked: string, first: number) {
  const all: FileRow[] = [];
  let [number, delimiter] = [first, asked];
  let [refused, note]: (string | undefined)[] = [];
  papa.parse<string[]>(text, {
    delimiter: asked,
    delimitersToGuess: Object.keys(PARTED),
    step({ data: cells, meta, errors }, parser) {
      delimiter = meta.delimiter;
      note ??= noteOf(errors, number);
      if (cells.some((cell) => cell.trim() !== '')) all.push({ number, cells });
      refused = rowWords(number, cells);
      // One row may have the names of the columns.
      if (refused || all.length > MOST_ROWS + 1) parser.abort();
      number += 1;
    },
  });
  return { all, delimiter, refused, note };
}

/** The names of the columns, and the rows below; a file without names gets some. */
function withNames(all: readonly FileRow[]): Pick<Sheet, 'head' | 'rows'> {
  const { cells } = all[0] ?? { cells: [] };
  if (!isData(cells)) return { head: cells, rows: all.slice(1) };
  return { head: cells.map((_, index) => `Column ${index + 1}`), rows: all };
}

/** Why a row is refused for its size. */
function rowWords(number: number, cells: readonly string[]): string | undefined {
  if (cells.length > MOST_COLUMNS) {
    return `Row ${number} has ${cells.length} columns. At most ${MOST_COLUMNS} can be read: leave out those that are not needed.`;
  }
  const long = cells.find((cell) => cell.length > MOST_OF_CELL);
  if (long === undefined) return undefined;
  return `Row ${number} has a cell of ${formatCount(long.length)} characters. At most ${formatCount(MOST_OF_CELL)} can be read: make it shorter.`;
}

/**
 * What stands between the names of the columns, if they are known ones. The reader's own guess counts
 * marks in all cells, where a name such as "a;b;c" outvotes the commas.
 */
function byNames(papa: typeof Papa, text: string): string | undefined {
  const known = Object.keys(PARTED).map((delimiter) => {
    const [head = []] = papa.parse<string[]>(text, { delimiter, preview: 1 }).data;
    return { delimiter, count: Object.keys(columnsByName(head).columns).length };
  });
  const [best] = known.toSorted((one, other) => other.count - one.count);
  return best && best.count > 1 ? best.delimiter : undefined;
}

/** Whether the first row holds a trade instead of names. */
function isData(cells: readonly string[]): boolean {
  if (Object.keys(columnsByName(cells).columns).length > 0) return false;
  return (
    cells.some((cell) => 'day' in dayIn(cell, 'month-first', 2099)) &&
    cells.some((cell) => amountIn(cell, 'dot') !== undefined)
  );
}

function noteOf(errors: readonly ParseError[], number: number): string | undefined {
  return errors.some(({ type }) => type === 'Quotes')
    ? `A quotation mark near row ${number} has no partner: check that row and those after it.`
    : undefined;
}

/** The text of a file's bytes with the encoding that was found; `undefined` if it is no text. */
export function textOf(bytes: Uint8Array): { text: string; isGuessed: boolean } | undefined {
  const [one, two] = bytes;
  const wide =
    one === 0xff && two === 0xfe
      ? 'utf-16le'
      : one === 0xfe && two === 0xff
        ? 'utf-16be'
        : undefined;
  let text: string;
  let isGuessed = false;
  try {
    text = new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
    isGuessed = true;
  }
  return text.includes('\0') ? undefined : { text, isGuessed };
}
