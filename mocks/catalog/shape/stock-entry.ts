import type { Shop } from '../../backend/shop.ts';
import { type Wire, dollars } from '../../backend/wire.ts';
import { metalCentsOf, saleOf } from '../../pricing/offer.ts';
import { linePrice } from '../../pricing/price.ts';
import { type TierRow, tierTable } from '../../pricing/tier-table.ts';
import type { Product, Stock } from '../product.ts';

/** §3 Every part of a product's stock, with its quantity and its prices by quantity. */
export function stockEntries(product: Product, shop: Shop): Wire<'StockEntry'>[] {
  return product.stocks.map((stock) => stockEntry(product, stock, shop));
}

function stockEntry(product: Product, stock: Stock, shop: Shop): Wire<'StockEntry'> {
  const sale = saleOf(product, shop);
  const { unitCents, discountUnitCents } = linePrice(stock.rule, 1, shop.spot, sale);
  return {
    stockCode: stock.code,
    stockName: stock.name,
    stockQty: stock.quantity,
    isSale: sale !== undefined,
    price: dollars(unitCents),
    floorWithPrices: priceTiers(product, stock, shop),
    ...(sale && { saleQty: stock.quantity }),
    ...(discountUnitCents !== undefined && { discountPrice: dollars(discountUnitCents) }),
    ...(stock.sizes && { productSizes: sizePrices(stock, shop) }),
    ...(stock.expectedShipDate && { expectedShipmentDate: stock.expectedShipDate }),
  };
}

function priceTiers(product: Product, stock: Stock, shop: Shop): Wire<'PriceTier'>[] {
  const { rule } = stock;
  const metalCents = rule.type === 'spot' ? metalCentsOf(product, shop) : undefined;
  const rows = tierTable(rule, shop.spot, saleOf(product, shop));
  return rows.map((row) => priceTier(row, stock, metalCents));
}

function priceTier(
  row: TierRow,
  { name }: Stock,
  metalCents: number | undefined,
): Wire<'PriceTier'> {
  const price = dollars(row.unitCents);
  const reduced = row.discountUnitCents === undefined ? undefined : dollars(row.discountUnitCents);
  return {
    floorMin: row.min,
    ...(row.max !== undefined && { floorMax: row.max }),
    price,
    ...(reduced !== undefined && { discountPrice: reduced }),
    cardPrice: dollars(row.cardUnitCents),
    ...(metalCents !== undefined && { askPrice: dollars(metalCents) }),
    ...(name === 'Preorder' && { retailBackOrderedPriceAsTier: price }),
    ...(name === 'Preorder' &&
      reduced !== undefined && { retailBackOrderedDiscountPriceAsTier: reduced }),
  };
}

/** What each size of a stock costs, the sale not taken off. */
export function sizePrices(
  { rule, quantity, sizes = [] }: Stock,
  { spot }: Shop,
): Wire<'SizePrice'>[] {
  return sizes.map(({ size, addCents }) => ({
    size,
    price: dollars(linePrice(rule, 1, spot, undefined, addCents).unitCents),
    stockQty: quantity,
  }));
}
