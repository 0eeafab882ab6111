const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const signed = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  signDisplay: 'exceptZero',
});

/** Formats integer cents: 123456 is "$1,234.56". */
export function formatMoney(cents: number): string {
  return dollars.format(cents / 100);
}

/** Shown where a price would stand that the API does not name. */
export const NO_PRICE = 'Price not known right now';

/** Formats a price in integer cents; 0 is no price. */
export function formatPrice(cents: number): string {
  return cents > 0 ? formatMoney(cents) : NO_PRICE;
}

/** Formats a difference in integer cents, with its sign: 79 is "+$0.79", zero is "$0.00". */
export function formatMoneyChange(cents: number): string {
  return signed.format(cents / 100).replace('-', '−');
}

/** Splits integer cents where the font size changes: `{ whole: '1,234', cents: '56' }`. */
export function moneyParts(cents: number): { sign: string; whole: string; cents: string } {
  const parts = dollars.formatToParts(cents / 100);
  const only = (...types: string[]) =>
    parts
      .filter((part) => types.includes(part.type))
      .map((part) => part.value)
      .join('');
  return {
    sign: only('minusSign') ? '−' : '',
    whole: only('integer', 'group'),
    cents: only('fraction'),
  };
}
