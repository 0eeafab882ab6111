import { redirectDocument } from 'react-router';

import {
  authorizePayment,
  changeCheckout,
  paymentOptions,
  type PaymentOption,
} from '#api/checkout/checkout-calls.server.ts';
import type { Checkout, PaymentMethod } from '#api/checkout/checkout.ts';
import { problemsOf } from '#commerce/form/answer.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired } from '#lib/api-error.ts';

import { cookieHeaders } from '../checkout-cookie.ts';
import { leadTo, openStep, type OpenStep } from '../open-checkout.server.ts';
import { actOnStep } from '../steps/step-action.server.ts';
import { refusalCookie } from '../steps/refusal-cookie.ts';
import { stepPath } from '../checkout-steps.ts';
import { withoutAccess } from '../without-access.server.ts';
import { detailsWithToken, givenPayment } from './payment-details.ts';
import { providerAt, type ProviderMethod } from './payment-provider.ts';
import { offersOf } from './payment-words.ts';
import { newQuestion, questionCookie, questionOf } from './provider-question.ts';

/**
 * The fields shown again after a refusal; account, ID and tax numbers are never rendered into HTML.
 */
const SHOWN_AGAIN = ['method', 'checkType', 'routingNumber', 'checkNumber', 'idState'];

/** The return address for the provider. */
const BACK = '/checkout/payment/back';

/** The payment methods for an order; its total excludes some of them. */
export function waysToPay({ total }: Checkout): Promise<PaymentOption[]> {
  return paymentOptions(total.total - total.surcharge);
}

/**
 * Validates the payment step and authorizes the payment. `pages` is the address of the payment
 * provider: a card or PayPal payment without a token redirects there, and returns to
 * {@link backFromProvider}.
 */
export function savePayment(request: Request, pages: string | undefined) {
  return actOnStep(request, 'payment', SHOWN_AGAIN, async (field, open) => {
    const { id, checkout } = open;
    const offers = offersOf(await waysToPay(checkout), checkout.total, pages !== undefined);
    const chosen = offers.find(({ method }) => method === field('method'));
    const refusal = chosen ? chosen.refusal : 'Choose how to pay.';
    const problems = problemsOf('payment', { method: refusal });
    if (!chosen || problems.length > 0) return { problems };
    const { method, cents } = chosen;
    const given = givenPayment(method, field, checkout);
    if (given.kind === 'problems') return given;
    if (given.kind === 'provider')
      throw toProvider(request, open, pages ?? '', given.method, cents);
    if (given.kind === 'details') await authorizePayment(id, given.details);
    return { change: { payment: method } };
  });
}

function toProvider(
  request: Request,
  { setCookies }: OpenStep,
  pages: string,
  method: ProviderMethod,
  cents: number,
): Response {
  const asked = newQuestion(method);
  // The provider may have another host, so its return address is absolute.
  const back = pages.startsWith('/') ? BACK : new URL(BACK, request.url).href;
  const to = providerAt(pages).page(method, { cents, back, state: asked.state });
  const headers = cookieHeaders([...setCookies, questionCookie(asked)]);
  return redirectDocument(to, { status: 303, headers });
}

const ENDED = new Map<string, string>([
  ['cancelled', 'You left the payment page, and nothing was paid. Choose how to pay.'],
  ['denied', 'Your bank did not confirm the payment. Try again, or pay another way.'],
  ['expired', 'The payment page had expired, and nothing was paid. Please try again.'],
]);

/** The return from the payment provider: with a token to the review, without one to the payment. */
export async function backFromProvider(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const asked = questionOf(request.headers.get('cookie'));
  const open = await openStep(request, 'payment');
  const { checkout } = open;
  if (asked?.state !== query.get('state')) {
    // A page from the browser history, or a foreign link: an existing authorization stays.
    if (checkout.authorization) return leadTo('review', open);
    return refused(request, open, ENDED.get('expired'));
  }
  const token = query.get('token');
  if (query.get('ending') !== 'approved' || !token) {
    return refused(request, open, ENDED.get(query.get('ending') ?? '') ?? ENDED.get('cancelled'));
  }
  return promised(request, open, asked.method, token);
}

async function promised(
  request: Request,
  open: OpenStep,
  method: ProviderMethod & PaymentMethod,
  token: string,
): Promise<Response> {
  try {
    await authorizePayment(open.id, detailsWithToken(method, token));
    await changeCheckout(open.id, { payment: method });
  } catch (error) {
    if (!isExpired(error)) return refused(request, open, failureWords(error));
    return withoutAccess(request, stepPath('payment'));
  }
  return leadTo('review', {
    setCookies: [...open.setCookies, questionCookie(undefined)],
  });
}

function refused(request: Request, open: OpenStep, says: string | undefined): Response {
  const answer = [questionCookie(undefined), refusalCookie(says)];
  return leadTo('payment', { setCookies: [...open.setCookies, ...answer] });
}
