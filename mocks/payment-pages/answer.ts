import { problem } from '../backend/problem.ts';
import { visitorOf } from '../backend/visitors.ts';
import { cardPage } from './card.ts';
import { payPalPage } from './pay-pal.ts';
import { paymentRequest } from './payment-request.ts';

/**
 * The pages of a payment provider, which a real provider has on its own host: the shop receives
 * only a token. `/mock-payments/card` and `/mock-payments/paypal`; `/mock-payments/apple` answers
 * the merchant validation of Apple Pay.
 */
export async function paymentPage(request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname.endsWith('/apple')) return Response.json({ merchantSessionIdentifier: 'mock' });
  const form = request.method === 'POST' ? await formIn(request) : undefined;
  if (form === null) return problem(400, 'The payment provider cannot read this form.');
  const payment = paymentRequest(url);
  if (url.pathname.endsWith('/card'))
    return cardPage(payment, form, visitorOf(request).clock.now());
  if (url.pathname.endsWith('/paypal')) return payPalPage(payment, form);
  return problem(404, 'The payment provider has no such page.');
}

/** The form of a request; `null` for a body of another kind. */
function formIn(request: Request): Promise<FormData | null> {
  return request.formData().catch(() => null);
}
