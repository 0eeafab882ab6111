import { paymentOptions, type PaymentOption } from '#api/checkout-calls.server.ts';
import type { Checkout } from '#api/checkout.ts';
import { problemsOf } from '#commerce/form/answer.ts';

import { actOnStep } from './step-action.server.ts';

/** The ways to pay an order, ruled out by what it comes to. */
export function waysToPay({ total }: Checkout): Promise<PaymentOption[]> {
  return paymentOptions(total.total - total.surcharge);
}

/** Judges the payment step and keeps how the order is paid. */
export function savePayment(request: Request) {
  return actOnStep(request, 'payment', ['method'], async (field, { checkout }) => {
    const options = await waysToPay(checkout);
    const chosen = options.find(({ method }) => method === field('method'));
    const words = chosen ? chosen.refusal : 'Choose how to pay.';
    const problems = problemsOf('payment', { method: words });
    if (!chosen || problems.length > 0) return { answer: { form: 'payment', problems } };
    return { change: { payment: chosen.method } };
  });
}
