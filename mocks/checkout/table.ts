import type { Wire } from '../backend/wire.ts';
import type { CartLine } from '../cart/line.ts';

/** A promise of payment for an amount in cents, given at an instant in ms. */
export type Authorization = {
  authorizationId: string;
  method: Wire<'PaymentMethod'>;
  status: Wire<'PaymentAuthorization'>['status'];
  amountCents: number;
  maskedNumber?: string;
  at: number;
};

/** A checkout as it stands. What it comes to is worked out whenever it is asked for. */
export type StoredCheckout = {
  sessionId: string;
  /** Absent for a guest. */
  customerId?: string;
  emailId?: string;
  lines: readonly CartLine[];
  /** The instant in ms whose prices are held. */
  pricedAt: number;
  couponCode?: string;
  shippingInfo?: Wire<'NewAddress'>;
  billingInfo?: Wire<'NewAddress'>;
  shippingMethod: Wire<'ShippingMethod'>;
  paymentMode?: Wire<'PaymentMethod'>;
  authorization?: Authorization;
  orderNote?: string;
  isGiftWrap: boolean;
  isSignatureConfirmation: boolean;
  isShippingConfirmed: boolean;
  isShipToDepository: boolean;
  isTermsChecked: boolean;
  /** The order it has become. */
  invoice?: string;
};

export type Checkouts = { open: Map<string, StoredCheckout>; nextAuthorization: number };

const FIRST_AUTHORIZATION = 5_001;

export function seedCheckouts(): Checkouts {
  return { open: new Map(), nextAuthorization: FIRST_AUTHORIZATION };
}

/** A checkout of these lines with nothing chosen yet, its prices held from `now` (ms). */
export function newCheckout(
  lines: readonly CartLine[],
  now: number,
  who: Pick<StoredCheckout, 'customerId' | 'emailId'>,
): StoredCheckout {
  return {
    // Whoever knows it can read a guest's checkout, so it must not be guessed.
    sessionId: `cs-${crypto.randomUUID()}`,
    ...who,
    lines,
    pricedAt: now,
    shippingMethod: 'standard',
    isGiftWrap: false,
    isSignatureConfirmation: false,
    isShippingConfirmed: false,
    isShipToDepository: false,
    isTermsChecked: false,
  };
}
