import type { Resolvers } from '../../backend/call.ts';
import { type Shop, shopOf } from '../../backend/shop.ts';
import type { Wire } from '../../backend/wire.ts';
import { categoryOf, productsIn } from '../categories/categories.ts';
import { altText, imagePath } from '../shape/picture.ts';
import { ALL_SUPPLIES } from '../supplies/supply-product.ts';
import { MENU } from './menu.ts';

/** The menu and the supply categories. */
export const menu = {
  getMenu: () => ({ data: MENU as Wire<'MenuNode'>[] }),

  getSuppliesCategories: (call) => {
    if (call.visitor.scenarios.has('empty-catalog')) return { data: [] };
    const shop = shopOf(call);
    return { data: ALL_SUPPLIES.map(({ slug, label }, place) => shelf(slug, label, place, shop)) };
  },
} satisfies Partial<Resolvers>;

function shelf(
  slug: string,
  name: string,
  place: number,
  { catalog, now }: Shop,
): Wire<'SuppliesCategory'> {
  const category = categoryOf(`supplies/${slug}`);
  const products = category ? productsIn(catalog, category, now) : [];
  const [best] = products;
  return {
    id: place + 1,
    name,
    href: `/supplies/${slug}`,
    ...(best && { imagePath: imagePath(best), altText: altText(best) }),
    productCount: products.length,
  };
}
