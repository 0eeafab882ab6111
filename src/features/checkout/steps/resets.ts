import type { Checkout } from '#api/checkout/checkout.ts';
import { listWords } from '#commerce/format/list.ts';

import { STEP_WORDS, stepsOf } from '../checkout-steps.ts';

/**
 * §4 "Resetting shipping clears shipping, payment, billing, tax, market-loss charges, eCheck data
 * and authorization id." The API does it when `clear` contains `shippingInfo`. eCheck data is never
 * stored outside the form; the market-loss charge is calculated again with the next total.
 */
export function resetShipping(checkout: Checkout): Checkout {
  const { shipTo: _shipTo, billTo: _billTo, payment: _payment, tax: _tax, ...rest } = checkout;
  const { authorization: _authorization, total, ...kept } = rest;
  const gone = total.shipping + total.tax + total.marketLoss + total.surcharge;
  return {
    ...kept,
    shippingMethod: 'standard',
    shippingChoices: [],
    isShippingConfirmed: false,
    total: {
      ...total,
      shipping: 0,
      tax: 0,
      marketLoss: 0,
      surcharge: 0,
      total: total.total - gone,
      byMethod: [],
    },
  };
}

/** §4 "Clearing shipping also clears liability and validation flags": removes all confirmations. */
export function clearShipping(checkout: Checkout): Checkout {
  const { liabilityCents: _liability, ...kept } = resetShipping(checkout);
  return { ...kept, isTermsChecked: false };
}

/** The steps that a new address resets, in words: "shipping and payment". */
export function stepsAgain(checkout: Checkout): string | undefined {
  const after = stepsOf(resetShipping(checkout));
  const lost = stepsOf(checkout).filter(
    ({ step, isDone }, index) => isDone && step !== 'address' && !after[index]?.isDone,
  );
  const words = lost.map(({ step }) => STEP_WORDS[step].toLowerCase());
  return words.length > 0 ? listWords(words) : undefined;
}
