import type { Checkout } from '#api/checkout/checkout.ts';

/** The steps of the checkout in order. */
export const STEPS = ['address', 'shipping', 'payment', 'review'] as const;

export type Step = (typeof STEPS)[number];

/** A step is done when its data is complete, and open when all steps before it are done. */
export type StepState = { step: Step; isDone: boolean; isOpen: boolean };

export const STEP_WORDS: Record<Step, string> = {
  address: 'Address',
  shipping: 'Shipping',
  payment: 'Payment',
  review: 'Review',
};

type Known = Pick<
  Checkout,
  | 'email'
  | 'shipTo'
  | 'billTo'
  | 'shippingMethod'
  | 'shippingChoices'
  | 'isShippingConfirmed'
  | 'payment'
>;

const IS_DONE: Record<Step, (checkout: Known) => boolean> = {
  address: ({ email, shipTo, billTo }) => Boolean(email && shipTo && billTo),
  shipping: ({ isShippingConfirmed, shippingMethod, shippingChoices }) =>
    isShippingConfirmed && shippingChoices.some(({ method }) => method === shippingMethod),
  payment: ({ payment }) => payment !== undefined,
  // Placing the order ends the checkout.
  review: () => false,
};

/** The progress of a checkout, derived from its data. */
export function stepsOf(checkout: Known): StepState[] {
  let isOpen = true;
  return STEPS.map((step) => {
    const state = { step, isOpen, isDone: isOpen && IS_DONE[step](checkout) };
    isOpen = state.isDone;
    return state;
  });
}

/** The next step of a checkout. */
export function nextStep(checkout: Known): Step {
  return stepsOf(checkout).find(({ isDone }) => !isDone)?.step ?? 'review';
}

/** Leads on to the next step. */
export const CHECKOUT_PATH = '/checkout';

export function stepPath(step: Step): string {
  return `${CHECKOUT_PATH}/${step}`;
}
