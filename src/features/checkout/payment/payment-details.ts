import type { authorizePayment } from '#api/checkout/checkout-calls.server.ts';
import type { Checkout, PaymentMethod } from '#api/checkout/checkout.ts';
import { problemsOf, type Fields } from '#commerce/form/answer.ts';
import type { Problem } from '#ui/field/error-summary.tsx';

import { eCheckWords } from './e-check-words.ts';
import type { ProviderMethod } from './payment-provider.ts';

type Details = Parameters<typeof authorizePayment>[1];

/** The result of a payment form. `none`: already authorized, without new details. */
export type GivenPayment =
  | { kind: 'details'; details: Details }
  | { kind: 'provider'; method: ProviderMethod }
  | { kind: 'problems'; problems: Problem[] }
  | { kind: 'none' };

/** The checkbox for the same method with other details. */
export function otherBox(method: PaymentMethod): string {
  return `other-${method}`;
}

/** Reads the details of a method from the form of the payment step (§5). Nothing is stored. */
export function givenPayment(
  method: PaymentMethod,
  field: Fields,
  { authorization }: Pick<Checkout, 'authorization'>,
): GivenPayment {
  if (authorization?.method === method && !field(otherBox(method))) return { kind: 'none' };
  switch (method) {
    case 'creditCard': {
      const cardToken = field('cardToken');
      if (!cardToken) return { kind: 'provider', method };
      return { kind: 'details', details: { method, cardToken } };
    }
    case 'payPal':
      return { kind: 'provider', method };
    case 'applePay': {
      const paymentToken = field('appleToken');
      if (paymentToken) return { kind: 'details', details: { method, paymentToken } };
      const words = 'Apple Pay did not answer. Try again, or choose another way to pay.';
      return { kind: 'problems', problems: problemsOf('payment', { method: words }) };
    }
    case 'eCheck':
      return eCheckGiven(field);
    default:
      return { kind: 'details', details: { method } };
  }
}

function eCheckGiven(field: Fields): GivenPayment {
  const isCorporate = field('checkType') === 'corporate';
  const problems = problemsOf('payment', eCheckWords(isCorporate, field));
  if (problems.length > 0) return { kind: 'problems', problems };
  const typed = (name: string) => field(name).trim();
  const account = {
    routingNumber: typed('routingNumber'),
    accountNumber: typed('accountNumber'),
    checkNumber: typed('checkNumber'),
  };
  const eCheck = isCorporate
    ? { checkType: 'corporate' as const, ...account, taxId: typed('taxId') }
    : {
        checkType: 'personal' as const,
        ...account,
        idNumber: typed('idNumber'),
        idState: typed('idState'),
      };
  return { kind: 'details', details: { method: 'eCheck', eCheck } };
}

/** The details that authorize a payment with a token of the payment provider. */
export function detailsWithToken(method: ProviderMethod, token: string): Details {
  return method === 'payPal' ? { method, payPalOrderId: token } : { method, cardToken: token };
}
