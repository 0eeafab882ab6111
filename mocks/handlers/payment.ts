import type { Resolvers } from '../call.ts';
import { refusalOf } from '../checkout/payment-options.ts';
import { declineOf, maskedNumber } from '../checkout/payment.ts';
import { grandTotalCents } from '../checkout/reckoning.ts';
import type { Authorization } from '../db/checkouts.ts';
import { problem } from '../problem.ts';
import { authorizationShape } from '../shape/checkout.ts';
import { findCheckout, workOut } from './open-checkout.ts';
import { payerOf } from './payer.ts';

/** §4 A checkout's payment, promised before the order is placed. */
export const payment = {
  authorizePayment: (call) => {
    const { visitor, body, now } = call;
    const checkout = findCheckout(call, body.sessionId);
    const { method } = body.payment;
    const { reckoning } = workOut(call, checkout);
    const amountCents = grandTotalCents(reckoning, method);
    const refusal = refusalOf(method, amountCents, payerOf(call));
    if (refusal) throw problem(409, refusal);
    const decline = declineOf(body.payment, checkout.emailId);
    if (decline) throw problem(402, decline);
    const { checkouts } = visitor.tables;
    const masked = maskedNumber(body.payment);
    const authorization: Authorization = {
      authorizationId: `au-${checkouts.nextAuthorization}`,
      method,
      status: method === 'wire' || method === 'paperCheck' ? 'awaiting' : 'authorized',
      amountCents,
      ...(masked && { maskedNumber: masked }),
      at: now,
    };
    checkouts.nextAuthorization += 1;
    checkout.paymentMode = method;
    checkout.authorization = authorization;
    return { data: authorizationShape(authorization) };
  },
} satisfies Partial<Resolvers>;
