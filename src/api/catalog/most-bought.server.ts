import { answerOf, api } from '#api/client.server.ts';

import { productHref } from './product-card.ts';

/** A product by name, without anything that changes with the market. */
export type NamedProduct = { name: string; href: string };

/** The products of a category that were bought most, the first first. */
export async function fetchMostBought(category: string, size: number): Promise<NamedProduct[]> {
  const query = { category, size, sort: 'best-selling' } as const;
  const answer = await answerOf(api.GET('/api/Product/GetProducts', { params: { query } }));
  return answer.dataList.searchProducts.map(({ id, name, productNameWithHypen }) => ({
    name,
    href: productHref(id, productNameWithHypen),
  }));
}
