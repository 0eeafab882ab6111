import { redirect } from 'react-router';

import { readCheckout } from '#api/checkout/checkout-calls.server.ts';
import type { Checkout } from '#api/checkout/checkout.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import type { Pay } from '#commerce/product/pay.ts';
import { problemOf } from '#lib/api-error.ts';
import { isSignedIn } from '#lib/signed-in.ts';

import { beginAgain } from './begin.server.ts';
import { checkoutId, cookieHeaders } from './checkout-cookie.ts';
import { nextStep, stepPath, stepsOf, type Step } from './checkout-steps.ts';
import { joinedNews, newsAt, priceNews, seenCookie, type PriceNews } from './price-news.ts';
import { checkoutOver, withoutAccess } from './without-access.server.ts';

type Told = { checkout: Checkout; news: PriceNews | undefined };

/**
 * The data of every step: the checkout, its price changes, the prices that are shown first, and why
 * the shopper was redirected to it.
 */
export type StepData = Told & { pay: Pay; refusal?: string | undefined };

export type OpenStep = Told & { id: string; setCookies: string[] };

/**
 * The checkout of a request for one of its steps. Redirects to the cart without a checkout, and to
 * the next open step if this step is not open yet.
 */
export async function openStep(request: Request, step: Step): Promise<OpenStep> {
  const open = await openAtAnyStep(request);
  const isOpen = stepsOf(open.checkout).some((state) => state.step === step && state.isOpen);
  if (!isOpen) throw leadTo(nextStep(open.checkout), open);
  return open;
}

/** The checkout of a request, whatever its next step is. Redirects to the cart without one. */
export async function openAtAnyStep(request: Request): Promise<OpenStep> {
  const { id, checkout } = await openCheckout(request);
  return { id, ...noted(request, checkout) };
}

/** The price changes that a page of a step shows, and the cookie that says so. */
export function shownAt(step: Step, { checkout, news }: Told): Omit<OpenStep, 'id'> {
  const shown = newsAt(step, news);
  return { checkout, news: shown, setCookies: [seenCookie(checkout, shown)] };
}

/** Redirects to the next step of a checkout. */
export async function leadOn(request: Request): Promise<Response> {
  const { checkout } = await openCheckout(request);
  return leadTo(nextStep(checkout), noted(request, checkout));
}

/**
 * Redirects to a step with the price changes in cookies, because the API reports each change once.
 */
export function leadTo(step: Step, { setCookies }: Pick<OpenStep, 'setCookies'>): Response {
  return redirect(stepPath(step), { headers: cookieHeaders(setCookies) });
}

/**
 * The price changes to show, and the cookie that stores them. `earlier` is the checkout at the
 * start of the same request; its changes are included.
 */
export function noted(
  request: Request,
  checkout: Checkout,
  earlier?: Told,
): Told & { setCookies: string[] } {
  const isTold = earlier !== undefined && earlier.checkout.priceChanges.length > 0;
  const news = joinedNews(
    isTold ? earlier.news : undefined,
    priceNews(request.headers.get('cookie'), checkout),
  );
  return { checkout, news, setCookies: [seenCookie(checkout, news)] };
}

async function openCheckout(request: Request): Promise<{ id: string; checkout: Checkout }> {
  const cookies = request.headers.get('cookie');
  const id = checkoutId(cookies);
  if (!id) throw redirect(CART_PATH);
  const checkout = await read(request, id);
  // A guest who signed in meanwhile continues as a customer.
  if (checkout.isGuest && isSignedIn(cookies)) throw await beginAgain(request, checkout);
  return { id, checkout };
}

async function read(request: Request, id: string): Promise<Checkout> {
  try {
    return await readCheckout(id);
  } catch (error) {
    const kind = problemOf(error)?.kind;
    if (kind === 'expired') throw withoutAccess(request, pathOf(request));
    throw kind === 'missing' ? checkoutOver() : error;
  }
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
