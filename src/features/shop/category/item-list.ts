import type { ItemList } from 'schema-dts';

import { productHref, slugOf, type ProductCard } from '#api/catalog/product-card.ts';

type Listed = {
  products: readonly Pick<ProductCard, 'id' | 'name' | 'slug'>[];
  /** How many the whole list has. */
  total: number;
  /** The page, counted from 1, and how many products each page has. */
  page?: number;
  size?: number;
};

/** The products of a list in the order of its page, which lead to their own pages. */
export function itemList(
  origin: string,
  { products, total, page = 1, size = 0 }: Listed,
): ItemList {
  const first = (page - 1) * size + 1;
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: product.name,
      // Without the stock of the card: search engines know each page by one address.
      url: origin + productHref(product.id, product.slug ?? slugOf(product.name)),
    })),
  };
}
