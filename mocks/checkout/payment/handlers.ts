import type { Resolvers } from '../../backend/call.ts';
import { problem } from '../../backend/problem.ts';
import { grandTotalCents } from '../amounts.ts';
import { authorizationShape } from '../checkout-session.ts';
import { findCheckout, computeCheckout } from '../open-checkout.ts';
import type { Authorization } from '../table.ts';
import { refusalOf } from './options.ts';
import { payerOf } from './payer.ts';
import { declineOf, maskedNumber } from './payment.ts';

/** §4 Authorizes the payment of a checkout before the order is placed. */
export const payment = {
  authorizePayment: (call) => {
    const { visitor, body, now } = call;
    const checkout = findCheckout(call, body.sessionId);
    const { method } = body.payment;
    const { amounts } = computeCheckout(call, checkout);
    const amountCents = grandTotalCents(amounts, method);
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
    if (checkout.paymentMode !== method) checkout.revision += 1;
    checkout.paymentMode = method;
    checkout.authorization = authorization;
    return { data: authorizationShape(authorization) };
  },
} satisfies Partial<Resolvers>;
