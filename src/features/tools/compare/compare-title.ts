import { softAnswerTo, type Preloaded } from '#api/cache/preload.ts';
import type { Comparable } from '#api/catalog/comparable-model.ts';
import { comparableQuery } from '#api/catalog/comparable.ts';

import { nounOf } from './compare-rows.ts';

const COUNTS = ['', 'one', 'two', 'three', 'four'];

/** "Compare two coins", once all of the products are there. */
export function headingOf(products: readonly Comparable[]): string {
  if (products.length < 2) return 'Compare products';
  const noun = nounOf(products.map((product) => ({ product })));
  return `Compare ${COUNTS[products.length]} ${noun === 'piece' ? 'product' : noun}s`;
}

/** The same for the title of the page, from what its loader brought. */
export function compareTitle(ids: readonly number[], loaded: Preloaded): string {
  const answers = ids.map((id) => softAnswerTo(comparableQuery(id), loaded));
  return headingOf(answers.includes(undefined) ? [] : answers.flatMap((answer) => answer ?? []));
}
