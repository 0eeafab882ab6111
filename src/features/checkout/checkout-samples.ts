import type { NewAddress } from '#api/account/addresses.ts';
import type { Checkout, ShippingChoice } from '#api/checkout/checkout.ts';

export const HOME: NewAddress = {
  firstName: 'Ida',
  lastName: 'Berg',
  street: '98 San Jacinto Blvd',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country: 'US',
  stateType: 'Domestic',
  addressType: 'shipping',
};

export const CHOICES: readonly ShippingChoice[] = [
  { method: 'standard', label: 'Standard, insured', cents: 0, isInsured: true },
  { method: 'fedex', label: 'FedEx Overnight, insured', cents: 29_95, isInsured: true },
];

type Told = { [Key in keyof Checkout]?: Checkout[Key] | undefined };

/** A checkout of three coins in its initial state, except for `told`. */
export function begun(told: Told = {}): Checkout {
  const nothing: Checkout = {
    isGuest: true,
    lines: [
      {
        productId: 1042,
        salesEventId: 0,
        source: 'instock',
        quantity: 3,
        name: 'American Silver Eagle 1 oz',
        href: '/product/1042/american-silver-eagle-1-oz',
        image: '',
        unitCents: 76_31,
        totalCents: 228_93,
        isForIra: true,
      },
    ],
    lockedUntil: '2026-11-20T15:35:00Z',
    lockedForS: 300,
    priceChanges: [],
    shippingMethod: 'standard',
    shippingChoices: [],
    isShippingConfirmed: false,
    isGiftWrap: false,
    isSignature: false,
    isToDepository: false,
    isTermsChecked: false,
    allowSplit: false,
    total: {
      lines: 228_93,
      coupon: 0,
      surcharge: 0,
      shipping: 0,
      signature: 0,
      giftWrap: 0,
      marketLoss: 0,
      tax: 0,
      total: 228_93,
      byMethod: [],
    },
  };
  return { ...nothing, ...told } as Checkout;
}

/** A complete checkout, ready for the order button. */
export function reviewed(told: Told = {}): Checkout {
  return begun({
    email: 'ida@example.com',
    shipTo: HOME,
    billTo: { ...HOME, addressType: 'billing' },
    shippingChoices: [...CHOICES],
    isShippingConfirmed: true,
    payment: 'creditCard',
    ...told,
  });
}
