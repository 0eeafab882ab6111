import {
  authorizePayment,
  placeOrder,
  readPlacedOrder,
  type PlacedOrder,
} from '#api/checkout/checkout-calls.server.ts';
import type { Checkout } from '#api/checkout/checkout.ts';
import { failedAnswer, fieldsOf, refusal, type Fields } from '#commerce/form/answer.ts';
import { readForm } from '#commerce/form/read-form.ts';
import { isKnownGuest } from '#commerce/session/guest.ts';
import { isToSignIn } from '#commerce/session/sign-in-again.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { ApiFailure, isExpired, problemOf } from '#lib/api-error.ts';

import { checkoutId } from '../checkout-cookie.ts';
import { noted, openAtAnyStep, type OpenStep } from '../open-checkout.server.ts';
import { finishingCookies } from '../placed/finish.server.ts';
import { CHECKOUT_PATH, nextStep, STEP_WORDS, stepPath } from '../steps/steps.ts';
import { soldOutLines } from '../summary/sold-out.ts';
import { orderKey } from './order-key.server.ts';
import {
  FORM,
  soldOutAnswer,
  termsRefusal,
  TO_CART,
  unknownAnswer,
  type PlaceAnswer,
} from './place-answer.ts';
import { BRISK, placeOnce, type PlaceCalls } from './place-once.ts';
import { describeSections, findChangedSections, havePricesMoved } from './reviewed-order.server.ts';

const TO_PAYMENT = { href: stepPath('payment'), words: 'Go to payment' };
const TO_CHECKOUT = { href: CHECKOUT_PATH, words: 'Go to the checkout' };
const OVER = 'This checkout is over. Nothing was ordered with it just now.';
const REPLACED =
  'You have begun another checkout since you reviewed this order, and nothing was ordered.';
const CHANGED = 'This order has changed since you reviewed it, and nothing was ordered.';
/** Placements of one press, each of the order as it was reviewed: another tab may be placing, too. */
const MOST_ATTEMPTS = 3;

/** An answer with its cookies. */
export type Placement = { answer: PlaceAnswer; setCookies: string[] };

/**
 * Places the order of the review form; with the intent `find` it only looks for an existing order.
 * The same form, submitted again, never places a second order.
 */
export async function placeByForm(request: Request): Promise<Placement> {
  const field = fieldsOf(await readForm(request));
  const key = field('key');
  let order: PlacedOrder | undefined;
  const cookies: string[] = [];
  const found = async (look: () => Promise<PlacedOrder | undefined>) => {
    order = await look();
    return order && { kind: 'placed' as const, invoice: order.invoice };
  };
  const none = refused(refusal(FORM, ''));
  const calls: PlaceCalls<PlaceAnswer> = {
    find: () => found(() => orderWith(key)),
    pause,
    async place() {
      const placed = await calls.find();
      if (placed || field('intent') === 'find') return placed ?? none;
      const result = await placeReviewed(request, field, key);
      if (!('refusal' in result)) return (await found(() => Promise.resolve(result))) ?? none;
      cookies.push(...(result.setCookies ?? []));
      return refused(result.refusal);
    },
  };
  try {
    const placing = await placeOnce(calls, BRISK);
    if (placing.kind === 'refused') return { answer: placing.refusal, setCookies: cookies };
    if (placing.kind === 'unknown' || !order) return { answer: unknownAnswer(), setCookies: [] };
    const setCookies = await finishingCookies(request, order, key, Number(field('total')));
    return { answer: { kind: 'saved', form: FORM, placed: order.invoice }, setCookies };
  } catch (error) {
    const isOver = isExpired(error) && isKnownGuest(request.headers.get('cookie'));
    const answer = isOver
      ? failed(OVER, TO_CART)
      : failedAnswer({ form: FORM, noun: 'checkout' }, error);
    return { answer, setCookies: [] };
  }
}

/** The order that was placed with a key; `undefined` if there is none. */
export async function orderWith(key: string): Promise<PlacedOrder | undefined> {
  try {
    return await readPlacedOrder(key);
  } catch (error) {
    const problem = problemOf(error);
    const isNone = problem?.kind === 'missing' || problem?.kind === 'refused';
    if (isNone) return undefined;
    throw error;
  }
}

type Ready = {
  open: OpenStep;
  order: { key: string; authorizationId: string; totalCents: number; revision?: number };
};
type Refused = { refusal: PlaceAnswer; setCookies?: string[] };

/**
 * Places the order if it is what was reviewed, or differs in a lower total alone. After a conflict it
 * compares again: what was reviewed may have changed meanwhile, or something else.
 */
async function placeReviewed(
  request: Request,
  field: Fields,
  key: string,
): Promise<PlacedOrder | Refused> {
  let earlier: OpenStep | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const ready = await readyToPlace(request, field, key, earlier);
    if ('refusal' in ready) return ready;
    try {
      return await placeOrder(ready.open.id, ready.order);
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.kind === 'missing') return { refusal: failed(OVER, TO_CART) };
      if (problem?.kind !== 'refused') throw error;
      earlier = ready.open;
      if (problem.status === 409 && attempt < MOST_ATTEMPTS) continue;
      const wayOn = problem.reason === 'out-of-stock' ? TO_CART : undefined;
      const { setCookies } = ready.open;
      return { refusal: failed(failureWords(error), wayOn), setCookies };
    }
  }
}

/** Checks all conditions of an order; returns the first refusal. */
async function readyToPlace(
  request: Request,
  field: Fields,
  key: string,
  earlier: OpenStep | undefined,
): Promise<Ready | Refused> {
  const id = checkoutId(request.headers.get('cookie'));
  if (!id) return { refusal: failed(OVER, TO_CART) };
  if (orderKey(id) !== key) return { refusal: failed(REPLACED, TO_CHECKOUT) };
  const terms = termsRefusal(field('terms'));
  if (terms) return { refusal: terms };
  const open = await opened(request, earlier);
  if ('refusal' in open) return open;
  const { checkout, setCookies } = open;
  const refusal = findRefusal(field, open);
  if (refusal) return { refusal, setCookies };
  const { revision, total } = checkout;
  const authorizationId = await authorized(id, checkout);
  if (!authorizationId) {
    const says = 'The payment has to be confirmed for this total.';
    return { refusal: failed(says, TO_PAYMENT), setCookies };
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
    if (step === 'review') return { ...failed(says), ...moved, hasChanged: true };
    const words = `Go to ${STEP_WORDS[step].toLowerCase()}`;
    return failed(says, { href: stepPath(step), words });
  }
  if (now === before || (now < before && isCovered(checkout))) return undefined;
  const says = havePricesMoved(field, id, checkout)
    ? 'Prices have moved since you saw the total. Nothing was ordered.'
    : 'The total has changed since you saw it. Nothing was ordered.';
  return { ...failed(says), ...moved };
}

/** The checkout of the request, at any step. A shopper who signs in again keeps it. */
async function opened(
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
    if (!hasBegunAgain) return { refusal: failed(OVER, TO_CART), setCookies };
    return { refusal: failed(REPLACED, TO_CHECKOUT), setCookies };
  }
}

/** Whether the payment is confirmed for the total of a checkout, or needs no confirmation. */
function isCovered({ authorization, payment, total }: Checkout): boolean {
  if (payment === 'wire' || payment === 'paperCheck') return true;
  return (authorization?.cents ?? 0) >= total.total;
}

/** Wires and checks are authorized without input of the shopper. */
async function authorized(id: string, checkout: Checkout): Promise<string | undefined> {
  const { authorization, payment } = checkout;
  if (authorization) return authorization.id;
  if (payment !== 'wire' && payment !== 'paperCheck') return undefined;
  return (await authorizePayment(id, { method: payment })).id;
}

function failed(says: string, wayOn?: PlaceAnswer['wayOn']): PlaceAnswer {
  return { ...refusal(FORM, says), ...(wayOn && { wayOn }) };
}

function refused(answer: PlaceAnswer) {
  return { kind: 'refused' as const, refusal: answer };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
