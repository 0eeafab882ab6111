import type { Shop } from '../../backend/shop.ts';
import type { Wire } from '../../backend/wire.ts';
import { type Category, productsIn } from '../categories/categories.ts';
import type { Product, Sale } from '../product.ts';
import { isSaleOn, SALE_EVENTS, type SaleEvent } from '../sales.ts';
import { searchProduct } from './search-product.ts';

type Reduced = Product & { sale: Sale };

/** The sales events that run on a page of deals, each with up to `size` of its products. */
export function salesOnPage(
  category: Category,
  size: number,
  shop: Shop,
): { sales?: Wire<'SaleOnPage'>[] } {
  if (!category.showsSales) return {};
  const reduced = productsIn(shop.catalog, category, shop.now).filter((product) =>
    isReduced(product, shop.now),
  );
  const events = Map.groupBy(reduced, ({ sale }) => sale.eventId);
  return {
    sales: [...events.values()]
      .flatMap((products) => saleOnPage(products, category, size, shop))
      .toSorted((one, other) => one.endsAt.localeCompare(other.endsAt)),
  };
}

function isReduced(product: Product, now: number): product is Reduced {
  return isSaleOn(product, now);
}

function saleOnPage(
  products: readonly Reduced[],
  category: Category,
  size: number,
  shop: Shop,
): Wire<'SaleOnPage'>[] {
  const [first] = products;
  if (!first) return [];
  const { eventId, name, endsAt } = first.sale;
  const page = pageOf(eventId);
  const best = products.toSorted((one, other) => offOf(other) - offOf(one));
  return [
    {
      eventId,
      name,
      endsAt,
      isDealOfTheDay: eventId === SALE_EVENTS.dayDeal.eventId,
      ...(page && page !== category.slug && { href: `/${page}` }),
      productCount: products.length,
      searchProducts: best.slice(0, size).map((product) => searchProduct(product, shop)),
    },
  ];
}

function pageOf(eventId: number): string | undefined {
  const events: readonly SaleEvent[] = Object.values(SALE_EVENTS);
  return events.find((event) => event.eventId === eventId)?.page;
}

/** A lump sum off counts as no percentage: the mock's events have none. */
function offOf({ sale }: Reduced): number {
  return sale.percentOff ?? 0;
}
