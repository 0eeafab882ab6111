import type Papa from 'papaparse';
import type { ParseResult } from 'papaparse';

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

/** Bounds of a file: bytes, columns, rows. */
export const MOST_FILE_BYTES = 5_000_000;
const MOST_COLUMNS = 40;
const MOST_ROWS = 20_000;
const EMPTY = 'The file is empty.';

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
  const { default: papa } = await import('papaparse');
  const [first = '', separator] = SEPARATOR.exec(text) ?? [];
  const plain = text.slice(first.length).replace(/^\uFEFF/, '');
  const parsed = papa.parse<string[]>(plain, {
    delimiter: separator ?? byNames(papa, plain) ?? '',
    delimitersToGuess: Object.keys(PARTED),
  });
  const all = numbered(parsed.data, first === '' ? 1 : 2);
  const { head, rows } = withNames(all);
  const refused = boundsWords(all, rows);
  if (refused) return { refused };
  return { head, rows, parted: PARTED[parsed.meta.delimiter] ?? 'commas', note: noteOf(parsed) };
}

/** The names of the columns, and the rows below; a file without names gets some. */
function withNames(all: readonly FileRow[]): Pick<Sheet, 'head' | 'rows'> {
  const { cells } = all[0] ?? { cells: [] };
  if (!isData(cells)) return { head: cells, rows: all.slice(1) };
  return { head: cells.map((_, index) => `Column ${index + 1}`), rows: all };
}

/** Why a file is refused for its size. */
function boundsWords(all: readonly FileRow[], rows: readonly FileRow[]): string | undefined {
  if (all.length === 0) return EMPTY;
  const width = all.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (width > MOST_COLUMNS) {
    return `The file has ${width} columns. At most ${MOST_COLUMNS} can be read: leave out those that are not needed.`;
  }
  if (rows.length === 0) return 'The file has the names of its columns, but no rows.';
  if (rows.length <= MOST_ROWS) return undefined;
  return `The file has ${rows.length} rows. At most 20,000 can be read at once: split it.`;
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

/** Rows with a text in them, by their numbers in the file. */
function numbered(rows: readonly string[][], from: number): FileRow[] {
  return rows.flatMap((cells, index) =>
    cells.some((cell) => cell.trim() !== '') ? [{ number: index + from, cells }] : [],
  );
}

/** Whether the first row holds a trade instead of names. */
function isData(cells: readonly string[]): boolean {
  if (Object.keys(columnsByName(cells).columns).length > 0) return false;
  return (
    cells.some((cell) => 'day' in dayIn(cell, 'month-first', 2099)) &&
    cells.some((cell) => amountIn(cell, 'dot') !== undefined)
  );
}

function noteOf({ errors }: ParseResult<string[]>): string | undefined {
  const quotes = errors.find(({ type }) => type === 'Quotes');
  return (
    quotes &&
    `A quotation mark near row ${(quotes.row ?? 0) + 1} has no partner: check that row and those after it.`
  );
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
