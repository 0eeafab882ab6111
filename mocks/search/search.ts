import type { Catalog } from '../catalog/catalog.ts';
import type { Product } from '../catalog/product.ts';
import type { SearchIndex } from './search-index.ts';
import { indexOf } from './search-index.ts';
import { editDistance, tolerance } from './spelling.ts';
import { wordsOf } from './words.ts';

const indexes = new WeakMap<Catalog, SearchIndex>();

function indexFor(catalog: Catalog): SearchIndex {
  let index = indexes.get(catalog);
  if (!index) indexes.set(catalog, (index = indexOf(catalog.products)));
  return index;
}

/** What a word of the query counts when it was begun or misspelt, not typed in full. */
const BEGUN = 0.7;
const MISSPELT = 0.5;
const SHORTEST_BEGINNING = 3;

/** Words that stand in more than this share of products do not carry a search alone. */
const COMMON = 0.2;
const PACK_WORDS = new Set(['tube', 'box', 'monster', 'lot', 'set', 'sheet', 'pack']);

interface Match {
  word: string;
  /** Place of a product to how well the word fits it. */
  scores: ReadonlyMap<number, number>;
}

function gather(index: SearchIndex, words: readonly string[], factor: number): Map<number, number> {
  const scores = new Map<number, number>();
  for (const word of words) {
    const places = index.postings.get(word);
    if (!places) continue;
    const rarity = Math.log(1 + index.products.length / places.size);
    for (const [place, weight] of places) {
      const score = weight * rarity * factor;
      if (score > (scores.get(place) ?? 0)) scores.set(place, score);
    }
  }
  return scores;
}

function match(index: SearchIndex, word: string): Match {
  if (index.postings.has(word)) return { word, scores: gather(index, [word], 1) };
  if (word.length >= SHORTEST_BEGINNING) {
    const begun = index.vocabulary.filter((known) => known.startsWith(word));
    if (begun.length > 0) return { word, scores: gather(index, begun, BEGUN) };
  }
  const limit = tolerance(word);
  if (limit === 0) return { word, scores: new Map() };
  let closest = limit;
  let near: string[] = [];
  for (const known of index.vocabulary) {
    // Most slips of the finger spare the first letter; a word of digits is never a slip.
    if (known.length < 4 || /\d/.test(known)) continue;
    const distance = editDistance(word, known, closest);
    if (distance > closest) continue;
    if (distance < closest) near = [];
    closest = distance;
    near.push(known);
  }
  return { word, scores: gather(index, near, MISSPELT) };
}

function intersect(matches: readonly Match[]): Map<number, number> {
  const [first, ...rest] = matches.toSorted((a, b) => a.scores.size - b.scores.size);
  const result = new Map<number, number>();
  for (const [place, score] of first?.scores ?? []) {
    let total = score;
    const inAll = rest.every(({ scores }) => {
      const more = scores.get(place);
      total += more ?? 0;
      return more !== undefined;
    });
    if (inAll) result.set(place, total);
  }
  return result;
}

/** With one word of the query set aside, if what remains says enough. Numbers are always meant. */
function withoutOne(matches: readonly Match[], size: number): Map<number, number> {
  const result = new Map<number, number>();
  for (const left of matches) {
    if (/\d/.test(left.word)) continue;
    const rest = matches.filter((each) => each !== left);
    if (rest.every(({ scores }) => scores.size > size * COMMON)) continue;
    for (const [place, score] of intersect(rest)) {
      result.set(place, Math.max(score, result.get(place) ?? 0));
    }
  }
  return result;
}

function standing(product: Product, wantsPack: boolean): number {
  const sales = Math.log(1 + product.soldCount) * 0.5;
  const single = product.packaging === 'single' || wantsPack ? 1.5 : 0;
  const gone = product.stocks.every(({ quantity }) => quantity === 0) ? -1.5 : 0;
  return sales + single + gone;
}

/**
 * Products for a keyword, the fittest first and among equals the best seller. All words must fit;
 * only when nothing does may one be missing. Knows fractions, units, trade abbreviations (ASE, AGE,
 * GML, SML) and forgives small slips.
 */
export function searchProducts(catalog: Catalog, keyword: string): Product[] {
  const index = indexFor(catalog);
  const words = [...new Set(wordsOf(keyword))];
  if (words.length === 0) return [];
  const matches = words.map((word) => match(index, word));
  let scores = intersect(matches);
  if (scores.size === 0 && matches.length > 1) scores = withoutOne(matches, index.products.length);
  const wantsPack = words.some((word) => PACK_WORDS.has(word));
  const ranked = [...scores].flatMap(([place, score]) => {
    const product = index.products[place];
    return product ? [{ product, score: score + standing(product, wantsPack) }] : [];
  });
  return ranked
    .toSorted((a, b) => b.score - a.score || a.product.id - b.product.id)
    .map(({ product }) => product);
}
