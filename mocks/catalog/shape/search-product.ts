import type { Shop } from '../../backend/shop.ts';
import { type Wire, dollars } from '../../backend/wire.ts';
import { sourceOf } from '../../cart/line.ts';
import { formatDollars } from '../../pricing/dollars.ts';
import {
  firstStock,
  isForSale,
  premiumCentsOf,
  saleOf,
  selectStock,
  unitCentsOf,
} from '../../pricing/offer.ts';
import { cardCents, unitPriceCents } from '../../pricing/price.ts';
import { asLowAs } from '../../pricing/tier-table.ts';
import { bidCents, isBought } from '../../sell/buyback.ts';
import type { Product, Stock, StockName } from '../product.ts';
import { altText, imagePath } from './picture.ts';
import { stockEntries } from './stock-entry.ts';

/** §3 A product as a card shows it, at the prices of the stock of these names; without, of the first. */
export function searchProduct(
  product: Product,
  shop: Shop,
  names: readonly StockName[] = [],
): Wire<'SearchProduct'> {
  const stock = selectStock(product, shop, names);
  const cents = unitCentsOf(product, shop, stock);
  const premium = premiumCentsOf(product, shop, stock);
  const bid = isBought(product) ? bidCents(product, shop.board, unitCentsOf(product, shop)) : 0;
  const sale = saleOf(product, shop);
  return {
    id: product.id,
    name: product.name,
    productNameWithHypen: product.slug,
    imagePath: imagePath(product),
    altText: altText(product),
    ...(product.ribbon && { ribbon: product.ribbon }),
    stocks: stockEntries(product, shop),
    asLowAs: product.stocks
      .filter((each) => isForSale(each) && (names.length === 0 || each === stock))
      .flatMap((each) => lowest(product, each, shop)),
    price: dollars(cents),
    cardPrice: dollars(cardCents(cents)),
    discount: dollars(discountCentsOf(product, shop, stock)),
    ...(premium !== undefined && { premiumPerOunce: dollars(premium) }),
    ...(bid > 0 && { bidPrice: dollars(bid) }),
    ...(sale && { sale: { eventId: sale.eventId, name: sale.name, endsAt: sale.endsAt } }),
    isClearanceProduct: product.clearance,
    isGrouped: product.grouped !== undefined,
    isPreSale: isPresale(product),
    isProductSoldBefore: product.soldCount > 0,
    iraEligible: product.ira,
    productType: productType(product),
    ...(product.metal !== 'none' && { metal: product.metal }),
    form: product.form,
    ounces: product.ounces,
    mint: product.mintName,
    ...(product.weight && { weight: product.weight }),
    ...(product.year !== undefined && { year: product.year }),
    ...(product.rating !== undefined && { rating: product.rating }),
    reviewCount: product.reviewCount,
  };
}

/** §3 Jewelry is sold by size, Supplies carry no metal. */
export function productType({ form }: Pick<Product, 'form'>): Wire<'ProductType'> {
  if (form === 'jewelry') return 'Jewelry';
  return form === 'supply' ? 'Supplies' : 'Bullion';
}

/** Whether a product is sold before the shop has it. */
export function isPresale(product: Pick<Product, 'stocks'>): boolean {
  return firstStock(product)?.name === 'Presale';
}

/** What the running sale takes off one unit of a stock, in cents. */
export function discountCentsOf(
  product: Product,
  shop: Shop,
  stock: Stock | undefined = firstStock(product),
): number {
  if (!stock || !saleOf(product, shop)) return 0;
  return unitPriceCents(stock.rule, 1, shop.spot) - unitCentsOf(product, shop, stock);
}

function lowest(product: Product, stock: Stock, shop: Shop): Wire<'AsLowAs'>[] {
  const source = sourceOf(stock.name);
  if (!source) return [];
  const sale = saleOf(product, shop);
  const { min, unitCents } = asLowAs(stock.rule, shop.spot, sale);
  const off = sale ? unitPriceCents(stock.rule, min, shop.spot) - unitCents : 0;
  return [
    {
      price: dollars(unitCents),
      quantity: min,
      source,
      ...(off > 0 && { discount: dollars(off) }),
      asLowAsText: `As low as ${formatDollars(unitCents)}`,
    },
  ];
}
