import { data } from 'react-router';

import type { Checkout } from '#api/checkout/checkout.ts';
import { payOf } from '#commerce/product/pay.ts';
import { isExpired } from '#lib/api-error.ts';

import { cookieHeaders } from '../checkout-cookie.ts';
import { openStep, shownAt, type OpenStep, type StepData } from '../open-checkout.server.ts';
import { withoutAccess } from '../without-access.server.ts';
import { readRefusal } from './refusal-cookie.ts';
import { stepPath, type Step } from '../checkout-steps.ts';

/**
 * The data of a step; `more` loads data beyond the checkout. The checkout's id stays on the server.
 */
export async function loadStep<More extends object>(
  request: Request,
  step: Step,
  more: (open: OpenStep) => Promise<More>,
) {
  const open = await openStep(request, step);
  const { checkout, news, setCookies } = shownAt(step, open);
  const rest = await more(open).catch((error: unknown) => {
    // §8 The session may expire between the two calls.
    if (!isExpired(error)) throw error;
    throw withoutAccess(request, stepPath(step));
  });
  const cookies = request.headers.get('cookie');
  const refusal = readRefusal(cookies);
  const shown: StepData & More = { checkout, news, pay: payOf(cookies), refusal, ...rest };
  return data(shown, { headers: cookieHeaders(cookiesToSet(request, checkout, setCookies)) });
}

/**
 * In a page that answers a form post, the loader's cookies follow the action's. Only newer price
 * changes may replace the action's cookies. Detects a form post by its content type, which other
 * page requests do not have.
 */
function cookiesToSet(request: Request, checkout: Checkout, setCookies: string[]): string[] {
  const isAfterForm = request.headers.has('content-type');
  return isAfterForm && checkout.priceChanges.length === 0 ? [] : setCookies;
}
