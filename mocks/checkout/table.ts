import type { Wire } from '../backend/wire.ts';
import type { CartLine } from '../cart/line.ts';
import type { PriceHold } from '../cart/table.ts';

/** An authorized payment: its amount in cents and its time in ms. */
export type Authorization = {
  authorizationId: string;
  method: Wire<'PaymentMethod'>;
  status: Wire<'PaymentAuthorization'>['status'];
  amountCents: number;
  maskedNumber?: string;
  at: number;
};

/** A stored checkout. Its totals are computed at each call. */
export type StoredCheckout = {
  sessionId: string;
  /** Absent for a guest. */
  customerId?: string;
  emailId?: string;
  lines: readonly CartLine[];
  /** The hold of the cart while that runs, then the checkout's own. */
  hold: PriceHold;
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
  /** Chosen for this order; until then the customer's setting holds. */
  allowSplit?: boolean;
  /** Rises with each change of what would be ordered. */
  revision: number;
  /** The invoice of the order, once it is placed. */
  invoice?: string;
};

export type Checkouts = { open: Map<string, StoredCheckout>; nextAuthorization: number };

const FIRST_AUTHORIZATION = 5_001;

export function seedCheckouts(): Checkouts {
  return { open: new Map(), nextAuthorization: FIRST_AUTHORIZATION };
}

/** A checkout of these lines at held prices, with nothing chosen yet. */
export function newCheckout(
  lines: readonly CartLine[],
  hold: PriceHold,
  who: Pick<StoredCheckout, 'customerId' | 'emailId'>,
): StoredCheckout {
  return {
    // This id gives access to a guest's checkout, so it must not be guessable.
    sessionId: `cs-${crypto.randomUUID()}`,
    ...who,
    lines,
    hold,
    shippingMethod: 'standard',
    isGiftWrap: false,
    isSignatureConfirmation: false,
    isShippingConfirmed: false,
    isShipToDepository: false,
    isTermsChecked: false,
    revision: 1,
  };
}
