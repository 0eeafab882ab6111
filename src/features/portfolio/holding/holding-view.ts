import { RANGES, YEAR, type Range } from '../ranges.ts';

/** What the page shows, as its address says. */
export type HoldingView = {
  range: Range;
  hasTable: boolean;
  /** The purchase or sale that is being corrected. */
  edit: number | undefined;
};

export function viewAt(search: URLSearchParams): HoldingView {
  return {
    range: RANGES.find(({ range }) => range === search.get('range')) ?? YEAR,
    hasTable: search.get('table') === 'shown',
    edit: idIn(search.get('edit')),
  };
}

/** The address of another view, on the same page. */
export function hrefOf({ range, hasTable, edit }: HoldingView): string {
  const search = new URLSearchParams();
  if (range !== YEAR) search.set('range', range.range);
  if (hasTable) search.set('table', 'shown');
  if (edit !== undefined) search.set('edit', String(edit));
  return `?${search}`;
}

/** The id of a product or transaction in an address. */
export function idIn(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** The page after the only transaction of a product was taken back. */
export const GONE = 'gone';
