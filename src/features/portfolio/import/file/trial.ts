import type { Traded } from '#api/portfolio/traded.ts';

import { decimalOf, nameKey } from './cells.ts';
import type { Columns, Field } from './columns.ts';
import { orderOf, type DayOrder, type OrderFound } from './days.ts';
import { piecesOf, pieceNamed, type Found } from './pieces.ts';
import type { FileRow, How } from './readings.ts';
import type { Sheet } from './sheet.ts';

/** The most names that are looked up in the catalog for one file. */
const MOST_NAMES = 60;

/** What the rows of a file are read by, without the customer's answers. */
export type Grounds = {
  columns: Columns;
  /** What the customer said of days that may mean two. */
  order: DayOrder | undefined;
  held: readonly Traded[];
  found: ReadonlyMap<string, Found>;
  /** Of products that are held, by their ids. */
  images: ReadonlyMap<number, string>;
  /** ISO day. */
  today: string;
};

/** How the cells of a sheet are read, and what its days say about their order. */
export function howOf(
  sheet: Sheet,
  { columns, order, held, found, images, today }: Grounds,
): { how: How; days: OrderFound } {
  const days = orderOf(textsOf(sheet.rows, columns, 'day'));
  const amounts = (['units', 'price', 'total', 'fees'] as const).flatMap((field) =>
    textsOf(sheet.rows, columns, field),
  );
  const how = {
    columns,
    order: order ?? days.order,
    decimal: decimalOf(amounts),
    today,
    pieces: piecesOf(held, found, images),
  };
  return { how, days };
}

function textsOf(rows: readonly FileRow[], columns: Columns, field: Field): string[] {
  const column = columns[field];
  return column === undefined ? [] : rows.map(({ cells }) => cells[column] ?? '');
}

/** The names of a file that nothing held has, each once by its {@link nameKey}, up to the cap. */
export function namesToFind(
  { rows }: Sheet,
  columns: Columns,
  held: readonly Traded[],
): Map<string, string> {
  const pieces = piecesOf(held, new Map(), new Map());
  const names = new Map<string, string>();
  for (const name of new Set(textsOf(rows, columns, 'name'))) {
    const key = nameKey(name);
    if (names.size >= MOST_NAMES) break;
    if (key === '' || names.has(key)) continue;
    const known = pieceNamed(pieces, { productId: undefined, name, metal: undefined });
    if (!known) names.set(key, name.trim());
  }
  return names;
}
