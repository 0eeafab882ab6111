import type { Wire } from '../../backend/wire.ts';

type Payment = Wire<'PaymentDetails'>;

/**
 * The reason for a declined payment, in words that a customer can act on; `undefined` if it
 * succeeds. Payments fail for these inputs: the e-mail address `declined@…`, the card tokens
 * `tok-declined` and `tok-insufficient`, the PayPal orders `PP-DECLINED` and `PP-CANCELLED`, and a
 * routing number of zeros.
 */
export function declineOf(payment: Payment, emailId: string | undefined): string | undefined {
  const isLater = payment.method === 'wire' || payment.method === 'paperCheck';
  if (!isLater && emailId?.startsWith('declined@')) {
    return 'Your bank declined the payment. Try another way to pay.';
  }
  switch (payment.method) {
    case 'creditCard':
      return cardDecline(payment.cardToken);
    case 'payPal':
      return PAYPAL_DECLINES.get(payment.payPalOrderId);
    case 'eCheck':
      return /^0+$/.test(payment.eCheck.routingNumber)
        ? 'No bank has this routing number. Check the digits at the foot of your check.'
        : undefined;
    default:
      return undefined;
  }
}

const PAYPAL_DECLINES = new Map([
  ['PP-DECLINED', 'PayPal declined the payment. Try again, or pay another way.'],
  ['PP-CANCELLED', 'PayPal says that the payment was cancelled. Try again, or pay another way.'],
]);

function cardDecline(token: string): string | undefined {
  if (token.startsWith('tok-insufficient')) {
    return 'The card does not cover this amount. Try another card, or pay by wire.';
  }
  return token.startsWith('tok-declined')
    ? 'Your bank declined the card. Try another way to pay.'
    : undefined;
}

/** The last digits of the card or account: '**** 4242'. */
export function maskedNumber(payment: Payment): string | undefined {
  const number =
    payment.method === 'creditCard'
      ? payment.cardToken
      : payment.method === 'eCheck'
        ? payment.eCheck.accountNumber
        : undefined;
  const digits = number?.replaceAll(/\D/g, '').slice(-4);
  return digits ? `**** ${digits}` : undefined;
}
