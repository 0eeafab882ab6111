import { problem } from '../backend/problem.ts';
import { visitorOf } from '../backend/visitors.ts';
import { askOf } from './ask.ts';
import { cardPage } from './card.ts';
import { payPalPage } from './pay-pal.ts';

/**
 * The pages of a payment provider, which a real provider has on its own host: the shop receives
 * only a token. `/mock-payments/card` and `/mock-payments/paypal`; `/mock-payments/apple` answers
 * the merchant validation of Apple Pay.
 */
export async function paymentPage(request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname.endsWith('/apple')) return Response.json({ merchantSessionIdentifier: 'mock' });
  const form = request.method === 'POST' ? await request.formData() : undefined;
  const ask = askOf(url);
  if (url.pathname.endsWith('/card')) return cardPage(ask, form, visitorOf(request).clock.now());
  if (url.pathname.endsWith('/paypal')) return payPalPage(ask, form);
  return problem(404, 'The payment provider has no such page.');
}
