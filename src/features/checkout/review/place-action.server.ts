import {
  authorizePayment,
  placeOrder,
  readCheckout,
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
import { openStep, type OpenStep } from '../open-checkout.server.ts';
import { finishingCookies } from '../placed/finish.server.ts';
import { stepPath } from '../steps/steps.ts';
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

const TO_PAYMENT = { href: stepPath('payment'), words: 'Go to payment' };
const OVER = 'This checkout is over. Nothing was ordered with it just now.';

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
  const noted: string[] = [];
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
      const ready = await readyToPlace(request, field, key);
      if ('refusal' in ready) {
        noted.push(...(ready.setCookies ?? []));
        return refused(ready.refusal);
      }
      try {
        return (await found(() => placeOrder(ready.id, ready.order))) ?? none;
      } catch (error) {
        const reason = await refusalOf(error, ready);
        if (!reason) throw error;
        return refused(reason);
      }
    },
  };
  try {
    const placing = await placeOnce(calls, BRISK);
    if (placing.kind === 'refused') return { answer: placing.refusal, setCookies: noted };
    if (placing.kind === 'unknown' || !order) return { answer: unknownAnswer(), setCookies: [] };
    const setCookies = await finishingCookies(request, order, key);
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
  id: string;
  order: { key: string; authorizationId: string; totalCents: number };
};

/** Checks all conditions of an order; returns the first refusal. */
async function readyToPlace(
  request: Request,
  field: Fields,
  key: string,
): Promise<Ready | { refusal: PlaceAnswer; setCookies?: string[] }> {
  const id = checkoutId(request.headers.get('cookie'));
  // The page is from an earlier checkout, or its checkout is finished.
  if (!id || orderKey(id) !== key) return { refusal: failed(OVER, TO_CART) };
  const terms = termsRefusal(field('terms'));
  if (terms) return { refusal: terms };
  const open = await opened(request);
  if (!open) return { refusal: failed(OVER, TO_CART) };
  const { checkout, setCookies } = open;
  const gone = soldOutLines(checkout);
  if (gone.length > 0) return { refusal: soldOutAnswer(gone), setCookies };
  const totalCents = Number(field('total'));
  if (checkout.total.total !== totalCents)
    return { refusal: moved(totalCents, checkout), setCookies };
  const authorizationId = await authorized(id, checkout);
  if (!authorizationId) {
    return { refusal: failed('The payment has to be confirmed for this total.', TO_PAYMENT) };
  }
  return { id, order: { key, authorizationId, totalCents } };
}

/**
 * `undefined` if an earlier step is no longer complete. Throws if the session has expired: the
 * checkout stays, for after the next sign-in.
 */
async function opened(request: Request): Promise<OpenStep | undefined> {
  try {
    return await openStep(request, 'review');
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    if (isToSignIn(error)) throw new ApiFailure({ kind: 'expired' });
    return undefined;
  }
}

/** Wires and checks are authorized without input of the shopper. */
async function authorized(id: string, checkout: Checkout): Promise<string | undefined> {
  const { authorization, payment } = checkout;
  if (authorization) return authorization.id;
  if (payment !== 'wire' && payment !== 'paperCheck') return undefined;
  return (await authorizePayment(id, { method: payment })).id;
}

/** The API's reason for the refusal; `undefined` if the order may exist nevertheless. */
async function refusalOf(error: unknown, { id, order }: Ready): Promise<PlaceAnswer | undefined> {
  const problem = problemOf(error);
  if (problem?.kind === 'missing') return failed(OVER, TO_CART);
  if (problem?.kind !== 'refused') return undefined;
  const says = failureWords(error);
  const checkout = await readCheckout(id);
  const gone = soldOutLines(checkout);
  if (gone.length > 0) return soldOutAnswer(gone);
  if (checkout.total.total !== order.totalCents) {
    return { ...moved(order.totalCents, checkout), says };
  }
  return failed(says, problem.reason === 'out-of-stock' ? TO_CART : undefined);
}

function moved(before: number, { total }: Checkout): PlaceAnswer {
  const says = 'Prices have moved since you saw the total. Nothing was ordered.';
  return { ...refusal(FORM, says), moved: { before, now: total.total } };
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
