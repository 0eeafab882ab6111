import { data, redirect } from 'react-router';

import { readCheckoutSettings } from '#api/checkout/checkout-calls.server.ts';
import { fieldsOf, statusOf } from '#commerce/form/answer.ts';
import { readForm } from '#commerce/form/read-form.ts';
import { toSignInAgain } from '#commerce/session/sign-in-again.ts';

import { checkoutId, cookieHeaders } from '../checkout-cookie.ts';
import { leadTo } from '../open-checkout.server.ts';
import { finishingCookies } from './finish.server.ts';
import { placedMark } from './placed-cookie.ts';
import { loadStep } from '../steps/load-step.server.ts';
import { actOnStep } from '../steps/step-action.server.ts';
import { refusalCookie } from '../steps/refusal-cookie.ts';
import { stepPath, STEPS } from '../checkout-steps.ts';
import { orderKey } from './order-key.server.ts';
import { orderWith, placeByForm } from './place-action.server.ts';
import { IN_PLACE, PLACED_PATH } from './place-answer.ts';
import { fingerprintOrder } from './reviewed-order.server.ts';

/**
 * The data of the review. If the checkout has already become an order (lost answer, or the page was
 * left), redirects to that order.
 */
export async function loadReview(request: Request) {
  const cookies = request.headers.get('cookie');
  const id = checkoutId(cookies);
  // Without a checkout, the shopper may have gone back after the order.
  const key = id ? orderKey(id) : placedMark(cookies)?.key;
  if (key) await leadToPlaced(request, key);
  return loadStep(request, 'review', async ({ id, checkout }) => ({
    key: orderKey(id),
    reviewed: fingerprintOrder(id, checkout),
    settings: await readCheckoutSettings(),
  }));
}

async function leadToPlaced(request: Request, key: string): Promise<void> {
  // If this lookup fails, the review looks again before it places the order.
  const order = await orderWith(key).catch(() => undefined);
  if (!order) return;
  const headers = cookieHeaders(await finishingCookies(request, order, key));
  throw redirect(`${PLACED_PATH}/${order.invoice}`, { headers });
}

/**
 * The forms of the review: place the order, or refresh the prices. A form sent by script gets its
 * answer as data; without JavaScript a placed order redirects to its page, and an order whose earlier
 * step has to be done again redirects to that step.
 */
export async function actOnReview(request: Request) {
  const field = fieldsOf(await readForm(request));
  if (field('intent') === 'refresh-prices') {
    return actOnStep(request, 'review', ['terms'], () => ({ change: {} }));
  }
  const { answer, setCookies } = await placeByForm(request);
  const headers = cookieHeaders(setCookies);
  if (field(IN_PLACE)) return data(answer, { headers });
  if (answer.placed) throw redirect(`${PLACED_PATH}/${answer.placed}`, { status: 303, headers });
  if (answer.kind === 'expired') throw toSignInAgain(stepPath('review'), 303);
  const step = STEPS.find((each) => stepPath(each) === answer.wayOn?.href);
  if (step) throw leadTo(step, { setCookies: [...setCookies, refusalCookie(answer.says)] });
  return data(answer, { status: statusOf(answer), headers });
}
