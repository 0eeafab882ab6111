import type { Shop } from '../backend/shop.ts';
import type { Product, Sale, Stock } from '../catalog/product.ts';
import { saleOf } from '../pricing/offer.ts';
import { type LinePrice, linePrice } from '../pricing/price.ts';
import { type TierRow, tierAt, tierTable } from '../pricing/tier-table.ts';
import { type CartLine, type InventorySource, sourceOf } from './line.ts';

/** A cart line with what the shop knows about it at one moment. */
export type PricedLine<Line extends CartLine = CartLine> = {
  line: Line;
  /** Absent when the shop does not know the product. */
  product?: Product;
  stock?: Stock;
  sale?: Sale;
  /** What the quantity costs; absent when no stock covers it. */
  price?: LinePrice;
  tier?: { row: TierRow; next?: TierRow };
  /** The most units that can be bought from this stock now. */
  most: number;
  /** §4 An inactive line stays in the cart but is not counted. */
  active: boolean;
};

/** The part of a product's stock that a line draws from. */
export function stockFor(
  { stocks }: Pick<Product, 'stocks'>,
  source: InventorySource,
): Stock | undefined {
  return stocks.find(({ name }) => sourceOf(name) === source);
}

/** Looks up and prices one line. A line that cannot be bought gets no price. */
export function priceLine<Line extends CartLine>(line: Line, shop: Shop): PricedLine<Line> {
  const product = shop.catalog.byId.get(line.productId);
  const stock = product && stockFor(product, line.source);
  if (!product || !stock) {
    return { line, ...(product && { product }), most: 0, active: false };
  }
  const sale = saleOf(product, shop);
  const most = shop.isSoldOut(product.id) ? 0 : stock.quantity;
  const known = { line, product, stock, ...(sale && { sale }), most, active: line.active };
  const addCents = sizeCents(stock, line.size);
  if (line.quantity > most || addCents === undefined) return known;
  return {
    ...known,
    price: linePrice(stock.rule, line.quantity, shop.spot, sale, addCents),
    tier: tierAt(tierTable(stock.rule, shop.spot, sale, addCents), line.quantity),
  };
}

/** What a size adds to the unit price, in cents; nothing for a size that is not made. */
export function sizeCents({ sizes }: Stock, size: string | undefined): number | undefined {
  if (!sizes || sizes.length === 0) return 0;
  return sizes.find((each) => each.size === size)?.addCents;
}
