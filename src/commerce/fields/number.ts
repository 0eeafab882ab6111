/** §5 A positive decimal greater than 0, in dollars, with at most two decimal places. */
const DOLLARS = /^\d{1,8}(?:\.\d{1,2})?$/;
/** §5 A positive integer without a leading zero. */
const QUANTITY = /^[1-9]\d{0,8}$/;

/** Integer cents of a typed price, with or without "$" and commas; `undefined` if invalid. */
export function centsTyped(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(/,(?=\d{3}(?:\D|$))/g, '');
  if (!DOLLARS.test(plain)) return undefined;
  const [whole = '0', part = ''] = plain.split('.');
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 ? cents : undefined;
}

/** A typed quantity; `undefined` if invalid. */
export function quantityTyped(text: string): number | undefined {
  const plain = text.trim();
  return QUANTITY.test(plain) ? Number(plain) : undefined;
}
