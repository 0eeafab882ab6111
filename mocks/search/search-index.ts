import { COUNTRIES } from '../catalog/countries.ts';
import type { Product } from '../catalog/product.ts';
import { wordsOf } from './words.ts';

/** Word to product (by place in the list) to the weight of the field it was found in. */
export interface SearchIndex {
  products: readonly Product[];
  postings: ReadonlyMap<string, ReadonlyMap<number, number>>;
  vocabulary: readonly string[];
}

type Field = readonly [text: string, weight: number];

function fieldsOf(product: Product): Field[] {
  const { name, seriesName, mintName, tags, metal, form, weight, jewelry, supply } = product;
  return [
    [name, 4],
    [weight, 4],
    [tags.join(' '), 3],
    [seriesName, 2],
    [mintName, 2],
    [`${metal} ${form}`, 1.5],
    [COUNTRIES[product.country]?.adjective ?? '', 1],
    [product.purity, 1],
    [product.ira ? 'IRA approved' : '', 1],
    [jewelry ? `${jewelry.type} ${jewelry.subtype} ${jewelry.stone} ${jewelry.material}` : '', 2],
    [supply ? `${supply.category} ${supply.fits ?? ''}` : '', 1.5],
  ];
}

/** Reads every product once; a word counts with the best field it stands in. */
export function indexOf(products: readonly Product[]): SearchIndex {
  const postings = new Map<string, Map<number, number>>();
  const known = new Map<string, string[]>();
  function words(text: string): string[] {
    let found = known.get(text);
    if (!found) known.set(text, (found = wordsOf(text)));
    return found;
  }
  products.forEach((product, place) => {
    for (const [text, weight] of fieldsOf(product)) {
      for (const word of words(text)) {
        let places = postings.get(word);
        if (!places) postings.set(word, (places = new Map()));
        places.set(place, Math.max(weight, places.get(place) ?? 0));
      }
    }
  });
  return { products, postings, vocabulary: [...postings.keys()] };
}
