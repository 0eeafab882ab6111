import type { Listing } from '#api/catalog/listing-model.ts';
import type { ProductCard } from '#api/catalog/product-card.ts';
import type { Told } from '#commerce/page/head.ts';

import { itemList } from './item-list.ts';

type Words = Pick<NonNullable<Listing['category']>, 'seo' | 'trail' | 'title'>;
type Products = readonly Pick<ProductCard, 'id' | 'name' | 'slug'>[];

/** What a page of a category without filters tells, which shows all of its products. */
export function categoryTold({ seo, trail, title }: Words, products: Products): Told {
  return {
    description: seo.description,
    crumbs: { trail, here: title },
    things: (origin) => [itemList(origin, { products, total: products.length })],
  };
}
