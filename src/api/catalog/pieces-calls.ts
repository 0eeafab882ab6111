import { getProductsByIds } from '#generated/hooks/catalog/catalog.ts';
import type { SearchProduct } from '#generated/models/searchProduct.ts';
import { readPrice } from '#lib/cents.ts';

import type { Piece } from './piece.ts';
import { premiumOf } from './premium.ts';
import { cardHref } from './product-card.ts';
import { toProductStock } from './product-stock.ts';
import { toProductCard } from './to-product-card.ts';

export async function readPieces(ids: readonly number[], signal: AbortSignal): Promise<Piece[]> {
  const { dataList } = await getProductsByIds({ productId: [...ids] }, { signal });
  return ids.flatMap((id) => {
    const product = dataList.searchProducts.find((each) => each.id === id);
    return product && readPrice(product.price) > 0 ? [toPiece(product)] : [];
  });
}

function toPiece(product: SearchProduct): Piece {
  const card = toProductCard(product);
  const premium = premiumOf(product);
  // The card prices of the tiers hold the surcharge; only sizes of jewelry would need it.
  const stocks = product.stocks.map((entry) => toProductStock(entry, 0));
  const stock = stocks.find(({ source }) => source !== undefined) ?? stocks[0];
  return {
    id: card.id,
    name: card.name,
    href: cardHref(card),
    image: card.image,
    ...(card.metal && { metal: card.metal }),
    ounces: product.ounces,
    cash: card.cash,
    card: card.card,
    ...(premium && { premium }),
    tiers: stock?.tiers ?? [],
  };
}
