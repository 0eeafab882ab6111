import { getProducts, getProductsByIds } from '#generated/hooks/catalog/catalog.ts';
import type { SaleOnPage } from '#generated/models/saleOnPage.ts';
import type { SearchProduct } from '#generated/models/searchProduct.ts';
import { readPrice } from '#lib/cents.ts';

import type { Deal, DealsPage, Sale } from './deals-model.ts';
import { wordsOf } from './listing-calls.ts';
import type { ListingPlace } from './listing-model.ts';
import { shareOf } from './premium.ts';
import type { ProductCard } from './product-card.ts';
import { toProductCard } from './to-product-card.ts';

export async function readDeals(place: ListingPlace, signal: AbortSignal): Promise<DealsPage> {
  const { dataList } = await getProducts(place, { signal });
  const { sales = [], searchProducts } = dataList;
  return {
    words: wordsOf(dataList),
    sales: sales.map(toSale),
    others: searchProducts.filter(({ sale }) => !sale).map(toProductCard),
  };
}

export async function readProducts(
  ids: readonly number[],
  signal: AbortSignal,
): Promise<ProductCard[]> {
  const { dataList } = await getProductsByIds({ productId: [...ids] }, { signal });
  return dataList.searchProducts.map(toProductCard);
}

function toSale({
  eventId,
  isDealOfTheDay,
  productCount,
  searchProducts,
  ...sale
}: SaleOnPage): Sale {
  return {
    id: eventId,
    name: sale.name,
    endsAt: sale.endsAt,
    isOfTheDay: isDealOfTheDay,
    ...(sale.href !== undefined && { href: sale.href }),
    count: productCount,
    deals: searchProducts.map(toDeal),
  };
}

function toDeal(product: SearchProduct): Deal {
  const card = toProductCard(product);
  const saves = readPrice(product.discount);
  return { ...card, saves, percent: shareOf(saves, card.cash + saves) };
}
