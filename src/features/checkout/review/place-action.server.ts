import {
  placeOrder,
  readPlacedOrder,
  type PlacedOrder,
} from '#api/checkout/checkout-calls.server.ts';
import { failedAnswer, fieldsOf, refusal, type Fields } from '#commerce/form/answer.ts';
import { readForm } from '#commerce/form/read-form.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired, problemOf } from '#lib/api-error.ts';

import { isKnownGuest } from '../guest.ts';
import type { OpenStep } from '../open-checkout.server.ts';
import { finishingCookies } from './finish.server.ts';
import { FORM, TO_CART, unknownAnswer, type PlaceAnswer } from './place-answer.ts';
import { BRISK, placeOnce, type PlaceCalls } from './place-once.ts';
import { OVER, prepareOrder, refuseOrder, type Refused } from './prepare-order.server.ts';

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
  const finish = (placed: PlacedOrder) => {
    order = placed;
    return { kind: 'placed' as const, invoice: placed.invoice };
  };
  const none = refused(refusal(FORM, ''));
  const calls: PlaceCalls<PlaceAnswer> = {
    async find() {
      const placed = await orderWith(key);
      return placed && finish(placed);
    },
    pause,
    async place() {
      const placed = await calls.find();
      if (placed || field('intent') === 'find') return placed ?? none;
      const result = await placeReviewed(request, field, key);
      if (!('refusal' in result)) return finish(result);
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
      ? refuseOrder(OVER, TO_CART)
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
    const ready = await prepareOrder(request, field, key, earlier);
    if ('refusal' in ready) return ready;
    try {
      return await placeOrder(ready.open.id, ready.order);
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.kind === 'missing') return { refusal: refuseOrder(OVER, TO_CART) };
      if (problem?.kind !== 'refused') throw error;
      earlier = ready.open;
      if (problem.status === 409 && attempt < MOST_ATTEMPTS) continue;
      const wayOn = problem.reason === 'out-of-stock' ? TO_CART : undefined;
      const { setCookies } = ready.open;
      return { refusal: refuseOrder(failureWords(error), wayOn), setCookies };
    }
  }
}

function refused(answer: PlaceAnswer) {
  return { kind: 'refused' as const, refusal: answer };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
