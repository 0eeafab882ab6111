import { data } from 'react-router';

import { toSignInAgain } from '#commerce/session/sign-in-again.ts';
import { isExpired } from '#lib/api-error.ts';

import { cookieHeaders } from '../checkout-cookie.ts';
import { openStep, type OpenStep, type StepData } from '../open-checkout.server.ts';
import { stepPath, type Step } from './steps.ts';

/** What a step shows; `more` is what it needs beside the checkout. The checkout's id stays here. */
export async function loadStep<More extends object>(
  request: Request,
  step: Step,
  more: (open: OpenStep) => Promise<More>,
) {
  const open = await openStep(request, step);
  const { checkout, news } = open;
  const rest = await more(open).catch((error: unknown) => {
    // §8 The session may end between the two calls.
    if (!isExpired(error)) throw error;
    throw toSignInAgain(stepPath(step));
  });
  const shown: StepData & More = { checkout, news, ...rest };
  return data(shown, { headers: cookieHeaders(cookiesToSet(request, open)) });
}

/**
 * A page that is drawn as the answer to a form has its loader's cookies after its action's. Those of
 * the action know what moved; only what moved after it may take their place. A browser sends a
 * content type with a form, and with no page that it asks for.
 */
function cookiesToSet(request: Request, { checkout, setCookies }: OpenStep): string[] {
  const isAfterForm = request.headers.has('content-type');
  return isAfterForm && checkout.priceChanges.length === 0 ? [] : setCookies;
}
