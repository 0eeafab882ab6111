import type { CheckoutChange } from '#api/checkout/checkout-calls.server.ts';
import type { Checkout, CheckoutLine, ShippingMethod } from '#api/checkout/checkout.ts';
import type { Fields } from '#commerce/form/answer.ts';

/** Characters of a note to the store, as the API keeps them. */
export const LONGEST_NOTE = 500;

export const SHIPPING_STEP_FIELDS = ['method', 'isSignature', 'isGiftWrap', 'note'] as const;

/** What each field of the step has to be told; nothing where it is fine. */
export function shippingStepWords(field: Fields, checkout: Checkout) {
  return {
    method: methodOf(field, checkout) ? undefined : 'Choose how it should travel.',
    note: noteWords(field('note')),
  };
}

/**
 * Whether somebody signs for it: a vault signs for itself, at no charge; a large order needs a
 * signature, which is free; in between the shopper chooses. `freeFrom` is in cents.
 */
export function signatureRule(
  { isToDepository, total }: Pick<Checkout, 'isToDepository' | 'total'>,
  freeFrom: number,
): 'vault' | 'needed' | 'chosen' {
  if (isToDepository) return 'vault';
  return total.lines >= freeFrom ? 'needed' : 'chosen';
}

/** Lines that an IRA may not hold. */
export function notForIra(lines: readonly CheckoutLine[]): CheckoutLine[] {
  return lines.filter(({ isForIra }) => !isForIra);
}

/** What a step without a mistake changes. */
export function shippingChange(field: Fields, checkout: Checkout): CheckoutChange {
  const shippingMethod = methodOf(field, checkout);
  const note = plainNote(field('note'));
  return {
    ...(shippingMethod && { shippingMethod, isShippingConfirmed: true }),
    isSignature: field('isSignature') === 'on',
    isGiftWrap: field('isGiftWrap') === 'on',
    ...(note ? { note } : { clear: ['orderNote'] }),
  };
}

function methodOf(field: Fields, { shippingChoices }: Checkout): ShippingMethod | undefined {
  return shippingChoices.find(({ method }) => method === field('method'))?.method;
}

/** A form writes a new line as two characters; the shopper typed one. */
export function plainNote(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

function noteWords(text: string): string | undefined {
  const more = plainNote(text).length - LONGEST_NOTE;
  if (more <= 0) return undefined;
  return `The note can have ${LONGEST_NOTE} characters. It has ${more} too many.`;
}

/** Lines that are not in the vault yet: all of an order waits for the last of them. */
export function laterLines(lines: readonly CheckoutLine[]): CheckoutLine[] {
  return lines.filter(({ source }) => source === 'presale' || source === 'backorder');
}
