import type { CheckoutChange } from '#api/checkout/checkout-calls.server.ts';
import type { Checkout, CheckoutLine, ShippingMethod } from '#api/checkout/checkout.ts';
import type { Fields } from '#commerce/form/answer.ts';

/** Maximum characters of a note to the store, from the API. */
export const LONGEST_NOTE = 500;

export const SHIPPING_STEP_FIELDS = [
  'method',
  'allowSplit',
  'isSignature',
  'isGiftWrap',
  'note',
] as const;

/** The error message of each field of the step; `undefined` for valid fields. */
export function shippingStepWords(field: Fields, checkout: Checkout) {
  return {
    method: methodOf(field, checkout) ? undefined : 'Choose how it should travel.',
    note: noteWords(field('note')),
  };
}

/**
 * The signature on delivery: a vault signs free of charge; large orders require a free signature;
 * for others the shopper chooses. `freeFrom` is in cents.
 */
export function signatureRule(
  { isToDepository, total }: Pick<Checkout, 'isToDepository' | 'total'>,
  freeFrom: number,
): 'vault' | 'needed' | 'chosen' {
  if (isToDepository) return 'vault';
  return total.lines >= freeFrom ? 'needed' : 'chosen';
}

/** Lines that are not eligible for an IRA. */
export function notForIra(lines: readonly CheckoutLine[]): CheckoutLine[] {
  return lines.filter(({ isForIra }) => !isForIra);
}

/** The change by a valid step. */
export function shippingChange(field: Fields, checkout: Checkout): CheckoutChange {
  const shippingMethod = methodOf(field, checkout);
  const note = plainNote(field('note'));
  return {
    ...(shippingMethod && { shippingMethod, isShippingConfirmed: true }),
    ...(field('allowSplit') && { allowSplit: field('allowSplit') === 'yes' }),
    isSignature: field('isSignature') === 'on',
    isGiftWrap: field('isGiftWrap') === 'on',
    ...(note ? { note } : { clear: ['orderNote'] }),
  };
}

function methodOf(field: Fields, { shippingChoices }: Checkout): ShippingMethod | undefined {
  return shippingChoices.find(({ method }) => method === field('method'))?.method;
}

/** A form submits a line break as two characters, but the shopper typed one. */
export function plainNote(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

function noteWords(text: string): string | undefined {
  const more = plainNote(text).length - LONGEST_NOTE;
  if (more <= 0) return undefined;
  return `The note can have ${LONGEST_NOTE} characters. It has ${more} too many.`;
}

/** Lines that are not in the vault yet. */
export function laterLines<Line extends Pick<CheckoutLine, 'source'>>(
  lines: readonly Line[],
): Line[] {
  return lines.filter(({ source }) => source === 'presale' || source === 'backorder');
}

/** Whether a part of the order is in stock and a part is not: together, or in two parcels. */
export function isMixed(lines: readonly Pick<CheckoutLine, 'source'>[]): boolean {
  const later = laterLines(lines).length;
  return later > 0 && later < lines.length;
}

/** ISO date on which the last line is ready to ship. */
export function lastShipDay(lines: readonly Pick<CheckoutLine, 'shipsOn'>[]): string | undefined {
  return lines
    .flatMap(({ shipsOn }) => shipsOn ?? [])
    .toSorted()
    .at(-1);
}
