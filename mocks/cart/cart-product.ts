import type { Shop } from '../backend/shop.ts';
import { type Wire, dollars, isoTime } from '../backend/wire.ts';
import type { Product } from '../catalog/product.ts';
import { altText, imagePath } from '../catalog/shape/picture.ts';
import { productType } from '../catalog/shape/search-product.ts';
import { stockEntries } from '../catalog/shape/stock-entry.ts';
import { expectedSpot } from '../portfolio/predictions/quarters.ts';
import { settings } from '../pricing/settings.ts';
import type { TierRow } from '../pricing/tier-table.ts';
import type { CartLine } from './line.ts';
import type { PricedLine } from './priced-line.ts';

type AnyLine = CartLine & { cartId?: number };

/**
 * §3 One line of a cart. `validUntil` in ms is how long its price holds; `predictions` are those of
 * the customer.
 */
export function cartProduct(
  priced: PricedLine<AnyLine>,
  shop: Shop,
  validUntil: number,
  predictions: readonly Wire<'PredictedPrices'>[] = [],
): Wire<'CartProduct'> {
  const { line, product, price } = priced;
  return {
    ...(product ? described(product, shop) : unknownProduct()),
    productId: line.productId,
    quantity: line.quantity,
    ...(line.size && { size: line.size }),
    selected: line.selected,
    isActive: priced.active,
    activeSalesEventId: line.salesEventId,
    productInventorySource: line.source,
    shoppingCartId: line.cartId ?? 0,
    ...(price ? prices(price) : NO_PRICES),
    maxQuantity: priced.most,
    ...(priced.tier && { tier: cartTier(priced.tier) }),
    ...(price && heldUntil(validUntil, shop)),
    ...saleShape(priced),
    ...rules(priced, shop, predictions),
  };
}

/** A line that cannot be bought costs nothing. */
const NO_PRICES = { price: 0, discount: 0, totalPrice: 0, cardPrice: 0, cardTotalPrice: 0 };

function prices(price: NonNullable<PricedLine['price']>) {
  return {
    price: dollars(price.payableUnitCents),
    discount: dollars(price.unitCents - price.payableUnitCents),
    totalPrice: dollars(price.totalCents),
    cardPrice: dollars(price.cardUnitCents),
    cardTotalPrice: dollars(price.cardTotalCents),
  };
}

function heldUntil(validUntil: number, { now }: Shop): Partial<Wire<'CartProduct'>> {
  return {
    priceValidUntil: isoTime(validUntil),
    priceValidSeconds: Math.max(0, Math.ceil((validUntil - now) / 1000)),
  };
}

function saleShape({ sale }: PricedLine): Partial<Wire<'CartProduct'>> {
  return sale ? { sale: { eventId: sale.eventId, name: sale.name, endsAt: sale.endsAt } } : {};
}

function described(product: Product, shop: Shop) {
  return {
    productName: product.name,
    productNameWithHypen: product.slug,
    imagePath: imagePath(product),
    altText: altText(product),
    stocks: stocksInCart(product, shop),
    isClearanceProduct: product.clearance,
    isGrouped: product.grouped !== undefined,
    ...(product.grouped && { childs: groupedChildren(product, shop) }),
    ounces: product.ounces,
    ...(product.metal !== 'none' && { metal: product.metal }),
    productType: productType(product),
    form: product.form,
    iraEligible: product.ira,
  };
}

/** A line of a product that is no longer in the catalog must not break the other lines. */
function unknownProduct() {
  return {
    productName: 'A product we no longer sell',
    productNameWithHypen: 'no-longer-sold',
    imagePath: '/images/art/supply-box.svg',
    altText: '',
    stocks: [],
    isClearanceProduct: false,
    isGrouped: false,
  };
}

function stocksInCart(product: Product, shop: Shop): Wire<'StockEntry'>[] {
  const entries = stockEntries(product, shop);
  return shop.isSoldOut(product.id) ? entries.map(emptied) : entries;
}

function emptied(entry: Wire<'StockEntry'>): Wire<'StockEntry'> {
  return { ...entry, stockName: 'Out of Stock', stockQty: 0 };
}

/** The products that a grouped product holds. */
export function groupedChildren(
  { grouped = [] }: Product,
  { catalog }: Pick<Shop, 'catalog'>,
): Wire<'GroupedChild'>[] {
  return grouped.flatMap(({ productId, quantity }) => {
    const child = catalog.byId.get(productId);
    if (!child) return [];
    return [
      {
        productId,
        productName: child.name,
        productNameWithHypen: child.slug,
        imagePath: imagePath(child),
        quantity,
        ounces: child.ounces,
      },
    ];
  });
}

function cartTier({ row, next }: { row: TierRow; next?: TierRow }): Wire<'CartTier'> {
  return {
    floorMin: row.min,
    ...(row.max !== undefined && { floorMax: row.max }),
    ...(next && {
      nextFloorMin: next.min,
      nextPrice: dollars(next.discountUnitCents ?? next.unitCents),
    }),
  };
}

function rules(
  { stock }: PricedLine,
  { spot, now }: Shop,
  predictions: readonly Wire<'PredictedPrices'>[],
): Partial<Wire<'CartProduct'>> {
  if (!stock) return {};
  const { rule, expectedShipDate } = stock;
  const ships = expectedShipDate
    ? { expectedShipmentDate: expectedShipDate }
    : { instockExpectedShipmentDateRange: settings.shipsFromVaultIn };
  if (rule.type === 'fixed') return { ...ships, priceType: 'fixed' };
  const expected = expectedSpot(predictions, rule.metal, now);
  return {
    ...ships,
    priceType: 'floating',
    tip: dollars(rule.tipCents),
    ceiling_Premium: dollars(rule.ceilingPremiumCents),
    ...(expected !== undefined && { predicatedSpot: expected }),
    spot: dollars(spot[rule.metal]),
  };
}
