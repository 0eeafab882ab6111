import { redirect } from 'react-router';

import { readCheckout } from '#api/checkout-calls.server.ts';
import type { Checkout } from '#api/checkout.ts';
import { CART_PATH } from '#commerce/cart/cart-form.ts';
import { signInHref } from '#commerce/session/return-to.ts';
import { isSignedIn } from '#commerce/session/signed-in.ts';
import { problemOf } from '#lib/api-error.ts';

import { beginAgain } from './begin.server.ts';
import { checkoutId, isSecure, resetCheckout } from './checkout-cookie.ts';
import { priceNews, seenCookie, type PriceNews } from './summary/price-news.ts';
import { nextStep, stepPath, stepsOf, type Step } from './steps/steps.ts';

/** What every step shows: the checkout as it stands, and what moved in its prices. */
export type StepData = { checkout: Checkout; news: PriceNews | undefined };

export type OpenStep = StepData & { id: string; setCookies: string[] };

/**
 * The checkout of a request, for one of its steps. Without one it leads to the cart, and a step
 * that cannot be done yet leads to the one that comes first.
 */
export async function openStep(request: Request, step: Step): Promise<OpenStep> {
  const { id, checkout } = await openCheckout(request);
  if (!stepsOf(checkout).some((state) => state.step === step && state.isOpen)) {
    throw redirect(stepPath(nextStep(checkout)));
  }
  return { id, ...noted(request, checkout) };
}

/** The step that a checkout goes on with. */
export async function whereToGoOn(request: Request): Promise<Step> {
  return nextStep((await openCheckout(request)).checkout);
}

/** What has to be said about the prices of a checkout, and the cookie that remembers it. */
export function noted(request: Request, checkout: Checkout): StepData & { setCookies: string[] } {
  const news = priceNews(request.headers.get('cookie'), checkout);
  return { checkout, news, setCookies: [seenCookie(checkout, news, isSecure(request))] };
}

async function openCheckout(request: Request): Promise<{ id: string; checkout: Checkout }> {
  const cookies = request.headers.get('cookie');
  const id = checkoutId(cookies);
  if (!id) throw redirect(CART_PATH);
  const checkout = await read(request, id);
  // Who has signed in on the way orders as a customer.
  if (checkout.isGuest && isSignedIn(cookies)) throw await beginAgain(request, checkout);
  return { id, checkout };
}

async function read(request: Request, id: string): Promise<Checkout> {
  try {
    return await readCheckout(id);
  } catch (error) {
    const kind = problemOf(error)?.kind;
    if (kind === 'expired') throw redirect(signInHref(pathOf(request), { expired: true }));
    if (kind !== 'missing') throw error;
    const headers = new Headers();
    for (const cookie of resetCheckout(isSecure(request))) headers.append('set-cookie', cookie);
    throw redirect(`${CART_PATH}?did=over`, { headers });
  }
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
