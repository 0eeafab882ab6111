import type { ProductStock } from '#api/catalog/product-stock.ts';
import { longDate } from '#commerce/format/date.ts';
import { rangeWords } from '#commerce/format/range.ts';

/** The condition of a stock, and when it should ship. */
export function stockWords({ name, shipsOn }: ProductStock, shipsIn = '1-3 business days'): string {
  const date = shipsOn ? longDate(shipsOn) : undefined;
  switch (name) {
    case 'Presale':
      return `New or on its way to us${date ? `: expected to ship ${date}` : ''}. An order waits for it, unless you have it split.`;
    case 'Preorder':
      return `We buy it from the supplier for you${date ? `: expected to ship ${date}` : ''}. An order waits for it, unless you have it split.`;
    case 'Impaired':
      return 'Genuine and of full weight, with scratches, toning, milk spots or other marks. No two look alike.';
    default:
      return `Ships ${rangeWords(shipsIn)} after your payment clears.`;
  }
}
