import { MOST_UNITS } from '#api/cart/cart-model.ts';
import { readQuantity } from '#commerce/cart/model/rules.ts';
import { formatCount } from '#commerce/format/count.ts';

/** The most products beside each other. */
export const MOST = 4;
/** The most numbers of an address that are looked at. */
const MOST_READ = 12;

/** The parameters of a comparison: free values, so they are their visitor's own. */
export const compareParameters = {
  only: {},
  own: ['product', 'add', 'quantity', 'differs', 'find'],
};

/** What an address asks to compare, and what is wrong with it. */
export type Asked = {
  /** At most four, each once. */
  ids: number[];
  /** Further ones. */
  beyond: number[];
  /** What is no number of a product, as it was written. */
  unread: string[];
  /** How many of each; 1 if what was written cannot be read. */
  quantity: number;
  /** The quantity as it was written. */
  typed: string;
  error?: string;
  /** Whether only the rows are shown in which the products differ. */
  onlyDiffering: boolean;
  /** The words by which one more is looked for; absent if none is looked for. */
  find?: string;
};

export function comparisonAt(search: URLSearchParams): Asked {
  const written = [...search.getAll('product'), ...search.getAll('add')]
    .map((text) => text.trim())
    .filter(Boolean)
    .slice(0, MOST_READ);
  const ids = [...new Set(written.filter(isId).map(Number))];
  const typed = search.get('quantity')?.trim().slice(0, 20) ?? '1';
  const error = wrongQuantity(typed);
  const find = search.get('find')?.trim().slice(0, 100);
  return {
    ids: ids.slice(0, MOST),
    beyond: ids.slice(MOST),
    unread: written.filter((text) => !isId(text)).map((text) => text.slice(0, 20)),
    quantity: (!error && readQuantity(typed)) || 1,
    typed,
    ...(error && { error }),
    onlyDiffering: search.has('differs'),
    ...(find !== undefined && { find }),
  };
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text);
}

/** §5 What is wrong with a quantity as it was typed. */
function wrongQuantity(typed: string): string | undefined {
  const isRight = readQuantity(typed) !== undefined && Number(typed) <= MOST_UNITS;
  return isRight ? undefined : `Enter a whole number from 1 to ${formatCount(MOST_UNITS)}.`;
}

type Place = Pick<Asked, 'ids' | 'typed' | 'onlyDiffering'> & { find?: string | undefined };

/** The address of a comparison, from its "?"; what is as usual is left out. */
export function compareSearch({ ids, typed, onlyDiffering, find }: Place): string {
  const search = new URLSearchParams(ids.map((id) => ['product', String(id)]));
  if (typed !== '1') search.set('quantity', typed);
  if (onlyDiffering) search.set('differs', 'yes');
  if (find !== undefined) search.set('find', find);
  return search.size > 0 ? `?${search}` : '';
}
