/** §5 A positive decimal greater than 0, in dollars, with at most two decimal places. */
const DOLLARS = /^\d{1,8}(?:\.\d{1,2})?$/;
/** A weight or ounces: a decimal greater than 0, with at most four decimal places. */
const AMOUNT = /^(?:\d{1,7}(?:\.\d{1,4})?|\.\d{1,4})$/;
/** §5 A positive integer without a leading zero. */
const QUANTITY = /^[1-9]\d{0,8}$/;

/** Integer cents of a typed price, with or without "$" and commas; `undefined` if invalid. */
export function centsTyped(text: string): number | undefined {
  const plain = withoutCommas(text.trim().replace(/^\$\s*/, ''));
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

/** A typed weight or number of ounces as a plain decimal, without commas; `undefined` if invalid. */
export function amountTyped(text: string): string | undefined {
  const plain = withoutCommas(text.trim());
  return AMOUNT.test(plain) && Number(plain) > 0 ? plain : undefined;
}

function withoutCommas(text: string): string {
  return text.replaceAll(/,(?=\d{3}(?:\D|$))/g, '');
}
