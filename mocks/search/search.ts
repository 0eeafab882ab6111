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

/** The weight of a word that is incomplete or misspelled. */
const PARTIAL_WEIGHT = 0.7;
const MISSPELT = 0.5;
const SHORTEST_BEGINNING = 3;

/** A word found in more than this share of products is not enough for a search alone. */
const COMMON_SHARE = 0.2;
const PACK_WORDS = new Set(['tube', 'box', 'monster', 'lot', 'set', 'sheet', 'pack']);

interface Match {
  word: string;
  /** Index of a product to the score of the word. */
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
    if (begun.length > 0) return { word, scores: gather(index, begun, PARTIAL_WEIGHT) };
  }
  const limit = tolerance(word);
  if (limit === 0) return { word, scores: new Map() };
  let closest = limit;
  let near: string[] = [];
  for (const known of index.vocabulary) {
    // Most typing errors keep the first letter; numbers are not corrected.
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

/**
 * The results without one word of the query, if the rest is specific enough. Numbers are never left
 * out.
 */
function withoutOne(matches: readonly Match[], size: number): Map<number, number> {
  const result = new Map<number, number>();
  for (const left of matches) {
    if (/\d/.test(left.word)) continue;
    const rest = matches.filter((each) => each !== left);
    if (rest.every(({ scores }) => scores.size > size * COMMON_SHARE)) continue;
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
 * Products for a keyword, best match first, then best seller. All words must match; when no product
 * has them all, one may be missing. Knows fractions, units and trade abbreviations (ASE, AGE, GML,
 * SML), and tolerates typing errors.
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

/** A search that finds something, with the number of its products. */
export type NearSearch = { keyword: string; count: number };

const NEAR_SEARCHES = 4;

/**
 * Searches that find something, for a keyword that finds nothing: the words that are known, or else
 * known words that are spelled most alike. The most exact one stands first.
 */
export function nearSearches(catalog: Catalog, keyword: string): NearSearch[] {
  const index = indexFor(catalog);
  const words = [...new Set(wordsOf(keyword))];
  const known = words.filter((word) => match(index, word).scores.size > 0);
  const fewer = known.length < words.length ? [known] : [];
  const ways = [...fewer, ...known.map((left) => known.filter((word) => word !== left))];
  const alike = known.length > 0 ? [] : words.flatMap((word) => likeWords(index, word));
  const keywords = [...new Set([...ways.map((way) => way.join(' ')), ...known, ...alike])];
  return keywords
    .filter(Boolean)
    .map((near) => ({ keyword: near, count: countOfAll(index, near) }))
    .filter(({ count }) => count > 0)
    .slice(0, NEAR_SEARCHES);
}

/** The number of products that match all words. */
function countOfAll(index: SearchIndex, keyword: string): number {
  return intersect(wordsOf(keyword).map((word) => match(index, word))).size;
}

/** The words of the catalog that are most like a word, further away than a typing error. */
function likeWords({ vocabulary, postings }: SearchIndex, word: string): string[] {
  const limit = Math.floor(word.length / 2);
  return vocabulary
    .filter(
      (known) => known.length > 3 && !/\d/.test(known) && (postings.get(known)?.size ?? 0) > 1,
    )
    .map((known) => ({ known, distance: editDistance(word, known, limit) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((a, b) => a.distance - b.distance || a.known.localeCompare(b.known))
    .slice(0, NEAR_SEARCHES)
    .map(({ known }) => known);
}
