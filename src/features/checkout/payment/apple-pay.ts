import { useCallback, useEffect, useRef, useState } from 'react';

import { request } from '#lib/transport.ts';
import { announce } from '#ui/toast/announcer.tsx';

/** The used part of Apple's API. */
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
  STATUS_FAILURE: number;
};

/**
 * A payment that the shopper has confirmed. The sheet stays open until `finish` reports the result.
 */
type Confirmed = { token: string; finish(isPromised: boolean): void };

const VERSION = 3;
const NOT_STARTED = 'Apple Pay could not be started. Try again, or choose another way to pay.';
const CANCELLED =
  'You closed Apple Pay, and nothing was paid. Try again, or choose another way to pay.';

/**
 * Apple Pay, only shown if the browser can pay with it. One sheet at a time: it stays open until
 * the store knows whether the payment is authorized.
 */
export function useApplePay() {
  const [isThere, setIsThere] = useState(false);
  const [failed, setFailed] = useState<string>();
  const isOpen = useRef(false);
  const sheet = useRef<Confirmed>(undefined);
  // Reads whether this browser supports Apple Pay.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the server cannot know it
    setIsThere(applePay()?.canMakePayments() === true);
  }, []);

  function tell(words: string): void {
    setFailed(words);
    announce(words, 'assertive');
  }

  /** The token of a payment, amount in cents; `undefined` if it was cancelled or failed. */
  async function pay(cents: number): Promise<string | undefined> {
    if (isOpen.current) return undefined;
    isOpen.current = true;
    setFailed(undefined);
    try {
      sheet.current = await asked(cents);
      if (!sheet.current) tell(CANCELLED);
    } catch {
      tell(NOT_STARTED);
    }
    isOpen.current = sheet.current !== undefined;
    return sheet.current?.token;
  }

  /** Closes the sheet of a confirmed payment with Apple's status for the result. */
  const finish = useCallback((isPromised: boolean): void => {
    sheet.current?.finish(isPromised);
    sheet.current = undefined;
    isOpen.current = false;
  }, []);
  return { isThere, failed, pay, finish };
}

function applePay(): ApplePay | undefined {
  return (window as { ApplePaySession?: ApplePay }).ApplePaySession;
}

function asked(cents: number): Promise<Confirmed | undefined> {
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
      merchantSession(validationURL)
        .then((answer) => session.completeMerchantValidation(answer))
        .catch((error: unknown) => {
          session.abort();
          reject(error instanceof Error ? error : new Error(NOT_STARTED));
        });
    };
    const finish = (isPromised: boolean) =>
      session.completePayment({ status: isPromised ? Pay.STATUS_SUCCESS : Pay.STATUS_FAILURE });
    session.onpaymentauthorized = ({ payment }) =>
      resolve({ token: JSON.stringify(payment.token), finish });
    session.addEventListener('cancel', () => resolve(undefined));
    session.begin();
  });
}

/** Apple verifies a shop by a certificate that only a server may store. */
function merchantSession(validationURL: string): Promise<unknown> {
  const body = JSON.stringify({ validationURL });
  const headers = { 'content-type': 'application/json' };
  return request('/checkout/payment/apple', { method: 'POST', body, headers });
}
