import { authorizePayment } from '#api/checkout/checkout-calls.server.ts';
import type { Checkout } from '#api/checkout/checkout.ts';
import { refusal, type Fields } from '#commerce/form/answer.ts';
import { isToSignIn } from '#commerce/session/sign-in-again.ts';
import { ApiFailure } from '#lib/api-error.ts';

import { checkoutId } from '../checkout-cookie.ts';
import { noted, openAtAnyStep, type OpenStep } from '../open-checkout.server.ts';
import { CHECKOUT_PATH, nextStep, STEP_WORDS, stepPath } from '../checkout-steps.ts';
import { soldOutLines } from '../summary/sold-out.ts';
import { orderKey } from './order-key.server.ts';
import { FORM, soldOutAnswer, termsRefusal, TO_CART, type PlaceAnswer } from './place-answer.ts';
import { describeSections, findChangedSections, havePricesMoved } from './reviewed-order.server.ts';

const TO_PAYMENT = { href: stepPath('payment'), words: 'Go to payment' };
const TO_CHECKOUT = { href: CHECKOUT_PATH, words: 'Go to the checkout' };
export const OVER = 'This checkout is over. Nothing was ordered with it just now.';
const REPLACED =
  'You have begun another checkout since you reviewed this order, and nothing was ordered.';
const CHANGED = 'This order has changed since you reviewed it, and nothing was ordered.';

type Prepared = {
  open: OpenStep;
  order: { key: string; authorizationId: string; totalCents: number; revision?: number };
};
export type Refused = { refusal: PlaceAnswer; setCookies?: string[] };

/**
 * Checks all conditions of an order; returns the first refusal. `earlier` is the checkout at the start of
 * the same request.
 */
export async function prepareOrder(
  request: Request,
  field: Fields,
  key: string,
  earlier: OpenStep | undefined,
): Promise<Prepared | Refused> {
  const id = checkoutId(request.headers.get('cookie'));
  if (!id) return { refusal: refuseOrder(OVER, TO_CART) };
  if (orderKey(id) !== key) return { refusal: refuseOrder(REPLACED, TO_CHECKOUT) };
  const terms = termsRefusal(field('terms'));
  if (terms) return { refusal: terms };
  const open = await openForPlacement(request, earlier);
  if ('refusal' in open) return open;
  const { checkout, setCookies } = open;
  const refusal = findRefusal(field, open);
  if (refusal) return { refusal, setCookies };
  const { revision, total } = checkout;
  const authorizationId = await ensureAuthorization(id, checkout);
  if (!authorizationId) {
    const says = 'The payment has to be confirmed for this total.';
    return { refusal: refuseOrder(says, TO_PAYMENT), setCookies };
  }
  const order = { key, authorizationId, totalCents: total.total, ...(revision && { revision }) };
  return { open, order };
}

/** Refuses an order that is sold out, incomplete, or not what the form's review showed. */
function findRefusal(field: Fields, { id, checkout }: OpenStep): PlaceAnswer | undefined {
  const soldOut = soldOutLines(checkout);
  if (soldOut.length > 0) return soldOutAnswer(soldOut);
  const before = Number(field('total'));
  const now = checkout.total.total;
  const moved = before !== now && { moved: { before, now } };
  const sections = findChangedSections(field, id, checkout);
  const step = nextStep(checkout);
  if (sections.length > 0 || step !== 'review') {
    const says = [CHANGED, ...describeSections(sections, checkout)].join(' ');
    if (step === 'review') return { ...refuseOrder(says), ...moved, hasChanged: true };
    const words = `Go to ${STEP_WORDS[step].toLowerCase()}`;
    return refuseOrder(says, { href: stepPath(step), words });
  }
  if (now === before || (now < before && isCovered(checkout))) return undefined;
  const says = havePricesMoved(field, id, checkout)
    ? 'Prices have moved since you saw the total. Nothing was ordered.'
    : 'The total has changed since you saw it. Nothing was ordered.';
  return { ...refuseOrder(says), ...moved };
}

/** The checkout of the request, at any step. A shopper who signs in again keeps it. */
async function openForPlacement(
  request: Request,
  earlier: OpenStep | undefined,
): Promise<OpenStep | Refused> {
  try {
    const open = await openAtAnyStep(request);
    return { ...open, ...noted(request, open.checkout, earlier) };
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    if (isToSignIn(error)) throw new ApiFailure({ kind: 'expired' });
    const setCookies = error.headers.getSetCookie();
    const hasBegunAgain = error.headers.get('location')?.startsWith(CHECKOUT_PATH);
    if (!hasBegunAgain) return { refusal: refuseOrder(OVER, TO_CART), setCookies };
    return { refusal: refuseOrder(REPLACED, TO_CHECKOUT), setCookies };
  }
}

/** Whether the payment is confirmed for the total of a checkout, or needs no confirmation. */
function isCovered({ authorization, payment, total }: Checkout): boolean {
  if (payment === 'wire' || payment === 'paperCheck') return true;
  return (authorization?.cents ?? 0) >= total.total;
}

/** The id of the authorization. Wires and checks are authorized without input of the shopper. */
async function ensureAuthorization(id: string, checkout: Checkout): Promise<string | undefined> {
  const { authorization, payment } = checkout;
  if (authorization) return authorization.id;
  if (payment !== 'wire' && payment !== 'paperCheck') return undefined;
  return (await authorizePayment(id, { method: payment })).id;
}

/** Refuses an order; `wayOn` leads to the page where the shopper can correct it. */
export function refuseOrder(says: string, wayOn?: PlaceAnswer['wayOn']): PlaceAnswer {
  return { ...refusal(FORM, says), ...(wayOn && { wayOn }) };
}
