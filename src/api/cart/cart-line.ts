import { productHref } from '#api/catalog/product-card.ts';
import type { CartProduct } from '#generated/models/cartProduct.ts';
import type { GroupedChild } from '#generated/models/groupedChild.ts';
import type { StockEntry } from '#generated/models/stockEntry.ts';
import { centsOf, readPrice } from '#lib/cents.ts';

import type { CartLine, PriceStep, Source } from './cart-model.ts';

const STOCK_NAMES: Record<Source, StockEntry['stockName']> = {
  instock: 'In Stock',
  presale: 'Presale',
  backorder: 'Preorder',
  impaired: 'Impaired',
};

/** §3 Cart product, converted to the store's model and to cents. */
export function cartLine(product: CartProduct): CartLine {
  return {
    productId: product.productId,
    salesEventId: product.activeSalesEventId,
    source: product.productInventorySource,
    ...(product.size === undefined ? {} : { size: product.size }),
    quantity: product.quantity,
    selected: product.selected,
    active: product.isActive,
    lineId: product.shoppingCartId,
    name: product.productName,
    href: productHref(product.productId, product.productNameWithHypen),
    image: product.imagePath,
    ...pricesOf(product),
    steps: stepsOf(product),
    ...(product.maxQuantity === undefined ? {} : { most: product.maxQuantity }),
    ...holdOf(product),
    ...(product.expectedShipmentDate && { shipsOn: product.expectedShipmentDate }),
    ...(product.instockExpectedShipmentDateRange && {
      shipsIn: product.instockExpectedShipmentDateRange,
    }),
    ...offerOf(product),
    ...predictionOf(product),
    ...(product.iraEligible && { ira: true }),
    ...(product.childs?.length && { pieces: product.childs.map(piece) }),
  };
}

type Prices = 'unitCents' | 'cardUnitCents' | 'totalCents' | 'cardTotalCents';

/** All prices of a line, or none. */
function pricesOf(product: CartProduct): Pick<CartLine, Prices | 'isOutOfStock'> {
  const prices = {
    unitCents: readPrice(product.price),
    cardUnitCents: readPrice(product.cardPrice),
    totalCents: readPrice(product.totalPrice),
    cardTotalCents: readPrice(product.cardTotalPrice),
  };
  if (Object.values(prices).every((cents) => cents > 0)) return prices;
  const none = { unitCents: 0, cardUnitCents: 0, totalCents: 0, cardTotalCents: 0 };
  return lacksStock(product) ? { ...none, isOutOfStock: true } : none;
}

/** §5 Only the stock says so: a price of 0 may be a fault of the API. */
function lacksStock({ stocks, maxQuantity, quantity, productInventorySource }: CartProduct) {
  const stock =
    stocks.find(({ stockName }) => stockName === STOCK_NAMES[productInventorySource]) ??
    stocks.find(({ stockName }) => stockName === 'Out of Stock');
  const units = maxQuantity ?? stock?.stockQty;
  return units !== undefined && units < quantity;
}

/** An answer that comes with the page's HTML counts from the beginning of the page. */
function holdOf({ priceValidSeconds, priceValidUntil: until }: CartProduct): Partial<CartLine> {
  if (priceValidSeconds === undefined) return {};
  const pageTime = import.meta.env.SSR ? 0 : performance.now();
  return { hold: { ends: pageTime + priceValidSeconds * 1000, ...(until && { until }) } };
}

/** The reasons for a different price: discount, sale, clearance. */
function offerOf({ discount, price, sale, isClearanceProduct }: CartProduct): Partial<CartLine> {
  return {
    ...(discount > 0 && price > 0 && { wasCents: centsOf(price) + centsOf(discount) }),
    ...(sale && { sale: { name: sale.name, endsAt: sale.endsAt } }),
    ...(isClearanceProduct && { clearance: true }),
  };
}

/** §9 The parts of a price that moves with the metal, if the customer predicted its spot. */
function predictionOf(product: CartProduct): Partial<CartLine> {
  const { metal, ounces, tip, spot, predicatedSpot } = product;
  if (!metal || !ounces || !spot || !predicatedSpot) return {};
  const spotCents = centsOf(predicatedSpot);
  const tipCents = centsOf(tip ?? 0);
  return { prediction: { metal, ounces, tipCents, spotCents, askCents: centsOf(spot) } };
}

function piece(child: GroupedChild): NonNullable<CartLine['pieces']>[number] {
  const { productId, productName: name, productNameWithHypen, quantity } = child;
  return { name, href: productHref(productId, productNameWithHypen), quantity };
}

/** The tiers of the line's own stock, if they match the line's price. */
function stepsOf(product: CartProduct): PriceStep[] {
  const stock = product.stocks.find(
    ({ stockName }) => stockName === STOCK_NAMES[product.productInventorySource],
  );
  const steps = (stock?.floorWithPrices ?? []).map((tier) => ({
    from: tier.floorMin,
    unitCents: readPrice(tier.discountPrice ?? tier.price),
    cardUnitCents: readPrice(tier.cardPrice),
  }));
  if (steps.some(({ unitCents, cardUnitCents }) => !unitCents || !cardUnitCents)) return [];
  const current = steps.findLast(({ from }) => from <= product.quantity);
  // For example, a size adds to the tier's price. No forecast is better than a wrong one.
  return current?.unitCents === readPrice(product.price) ? steps : [];
}
