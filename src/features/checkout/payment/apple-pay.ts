import { useEffect, useState } from 'react';

import { request } from '#lib/transport.ts';

/** The part of Apple's API that is used here. */
type Session = {
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completePayment(result: { status: number }): void;
  onvalidatemerchant: (event: { validationURL: string }) => void;
  onpaymentauthorized: (event: { payment: { token: unknown } }) => void;
  addEventListener(type: 'cancel', listener: () => void): void;
};

type ApplePay = {
  new (version: number, request: object): Session;
  canMakePayments(): boolean;
  STATUS_SUCCESS: number;
};

const VERSION = 3;
const NOT_STARTED = 'Apple Pay could not be started. Try again, or choose another way to pay.';

/** Apple Pay, where the browser has it and can pay with it; nobody else is shown it. */
export function useApplePay() {
  const [isThere, setIsThere] = useState(false);
  const [failed, setFailed] = useState<string>();
  // Talks to the browser, which alone knows.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the server cannot know it
    setIsThere(applePay()?.canMakePayments() === true);
  }, []);

  /** The token of a payment of so many cents; `undefined` when it was cancelled or failed. */
  async function pay(cents: number): Promise<string | undefined> {
    setFailed(undefined);
    try {
      return await asked(cents);
    } catch {
      setFailed(NOT_STARTED);
      return undefined;
    }
  }
  return { isThere, failed, pay };
}

function applePay(): ApplePay | undefined {
  return (window as { ApplePaySession?: ApplePay }).ApplePaySession;
}

function asked(cents: number): Promise<string | undefined> {
  const Pay = applePay();
  if (!Pay) return Promise.resolve(undefined);
  const session = new Pay(VERSION, {
    countryCode: 'US',
    currencyCode: 'USD',
    supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
    merchantCapabilities: ['supports3DS'],
    total: { label: document.title, amount: (cents / 100).toFixed(2) },
  });
  return new Promise((resolve, reject) => {
    session.onvalidatemerchant = ({ validationURL }) => {
      merchantSession(validationURL).then(
        (answer) => session.completeMerchantValidation(answer),
        (error: unknown) => {
          session.abort();
          reject(error instanceof Error ? error : new Error(NOT_STARTED));
        },
      );
    };
    session.onpaymentauthorized = ({ payment }) => {
      session.completePayment({ status: Pay.STATUS_SUCCESS });
      resolve(JSON.stringify(payment.token));
    };
    session.addEventListener('cancel', () => resolve(undefined));
    session.begin();
  });
}

/** Apple trusts a shop by a certificate that only a server may hold. */
function merchantSession(validationURL: string): Promise<unknown> {
  const body = JSON.stringify({ validationURL });
  const headers = { 'content-type': 'application/json' };
  return request('/checkout/payment/apple', { method: 'POST', body, headers });
}
