import { productHref } from '#api/catalog/product-card.ts';
import type { CartProduct } from '#generated/models/cartProduct.ts';
import type { GroupedChild } from '#generated/models/groupedChild.ts';
import type { StockEntry } from '#generated/models/stockEntry.ts';
import { centsOf } from '#lib/cents.ts';

import type { CartLine, PriceStep, Source } from './cart-model.ts';

const STOCK_NAMES: Record<Source, StockEntry['stockName']> = {
  instock: 'In Stock',
  presale: 'Presale',
  backorder: 'Preorder',
  impaired: 'Impaired',
};

/** §3 Cart product, in the words of the shop and in cents. */
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
    unitCents: centsOf(product.price),
    cardUnitCents: centsOf(product.cardPrice),
    totalCents: centsOf(product.totalPrice),
    cardTotalCents: centsOf(product.cardTotalPrice),
    steps: stepsOf(product),
    ...(product.maxQuantity === undefined ? {} : { most: product.maxQuantity }),
    ...(product.priceValidSeconds !== undefined && {
      holdsUntil: Date.now() + product.priceValidSeconds * 1000,
    }),
    ...(product.expectedShipmentDate && { shipsOn: product.expectedShipmentDate }),
    ...(product.instockExpectedShipmentDateRange && {
      shipsIn: product.instockExpectedShipmentDateRange,
    }),
    ...offerOf(product),
    ...(product.iraEligible && { ira: true }),
    ...(product.childs?.length && { pieces: product.childs.map(piece) }),
  };
}

/** What makes the price another than usual. */
function offerOf({ discount, price, sale, isClearanceProduct }: CartProduct): Partial<CartLine> {
  return {
    ...(discount > 0 && { wasCents: centsOf(price) + centsOf(discount) }),
    ...(sale && { sale: { name: sale.name, endsAt: sale.endsAt } }),
    ...(isClearanceProduct && { clearance: true }),
  };
}

function piece(child: GroupedChild): NonNullable<CartLine['pieces']>[number] {
  const { productId, productName: name, productNameWithHypen, quantity } = child;
  return { name, href: productHref(productId, productNameWithHypen), quantity };
}

/** The tiers of the line's own stock, if they agree with the price that the line was given. */
function stepsOf(product: CartProduct): PriceStep[] {
  const stock = product.stocks.find(
    ({ stockName }) => stockName === STOCK_NAMES[product.productInventorySource],
  );
  const steps = (stock?.floorWithPrices ?? []).map((tier) => ({
    from: tier.floorMin,
    unitCents: centsOf(tier.discountPrice ?? tier.price),
    cardUnitCents: centsOf(tier.cardPrice),
  }));
  const current = steps.findLast(({ from }) => from <= product.quantity);
  // A size, for one, adds to the tier's price. Rather no forecast than a wrong one.
  return current?.unitCents === centsOf(product.price) ? steps : [];
}
