import type { Product } from '../product.ts';

const ounces = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** One paragraph on how much metal a shopper gets and how it is sold. Empty for supplies. */
export function metalWords(product: Product): string {
  const { form, metal, ounces: weight, purity, jewelry, stocks } = product;
  if (metal === 'none') return '';
  if (jewelry) {
    return `The piece weighs about ${jewelry.gramWeight} grams. Jewelry is priced by the piece: its price does not follow the market from hour to hour.`;
  }
  const fine = purity.startsWith('.') ? `${purity} fine ` : '';
  const holds = `It holds ${ounces.format(weight)} troy ${weight === 1 ? 'ounce' : 'ounces'} of ${fine}${metal}.`;
  const follows =
    stocks[0]?.rule.type === 'spot'
      ? `The price of this ${form} follows the live ${metal} price and falls with quantity.`
      : 'Collectors set its price, which does not follow the market from hour to hour.';
  return `${holds} ${follows}`;
}
