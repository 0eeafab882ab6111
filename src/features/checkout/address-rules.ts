import type { CheckoutChange } from '#api/checkout-calls.server.ts';
import type { NewAddress } from '#api/addresses.ts';
import type { Checkout } from '#api/checkout.ts';
import {
  ADDRESS_FIELDS,
  addressOfForm,
  addressWords,
  fieldsOfAddress,
} from '#commerce/address/address-form.ts';
import { emailWords, textWords } from '#commerce/fields/field-words.ts';
import type { Fields } from '#commerce/form/answer.ts';

/** Where an order goes: to the shopper, or into a vault in the shopper's name. */
type Place = 'home' | 'depository';

/** The billing address has the names of the shipping address, with this before them. */
export const BILL = 'bill-';
/** §9 The longest account number. */
const LONGEST_ACCOUNT = 50;

/** What is shown again after a refusal. */
export const ADDRESS_STEP_FIELDS: readonly string[] = [
  'email',
  'place',
  'depositoryName',
  'accountNumber',
  'billSame',
  ...ADDRESS_FIELDS,
  ...ADDRESS_FIELDS.map((name) => BILL + name),
];

function placeOf(field: Fields): Place {
  return field('place') === 'depository' ? 'depository' : 'home';
}

/** Whether the bill goes where the order goes. A vault gets no bills. */
function isBilledThere(field: Fields): boolean {
  return placeOf(field) === 'home' && field('billSame') === 'on';
}

/** What each field of the step has to be told (§5); nothing where it is fine. */
export function addressStepWords(field: Fields): Record<string, string | undefined> {
  const isVault = placeOf(field) === 'depository';
  return {
    email: emailWords(field('email')),
    ...(isVault && {
      depositoryName: textWords(field('depositoryName'), 'name of the depository', 100),
      accountNumber: textWords(field('accountNumber'), 'account number', LONGEST_ACCOUNT),
    }),
    ...addressWords(field),
    ...(isBilledThere(field) ? {} : prefixed(addressWords(billing(field)))),
  };
}

/** What a step without a mistake changes. */
export function addressChange(field: Fields, checkout: Checkout): CheckoutChange {
  const isToDepository = placeOf(field) === 'depository';
  const shipTo = shippingAddress(field);
  const billTo: NewAddress = {
    ...(isBilledThere(field) ? shipTo : addressOfForm(billing(field))),
    addressType: 'billing',
  };
  const isMoved = checkout.shipTo !== undefined && !isSamePlace(checkout.shipTo, shipTo);
  return {
    email: field('email').trim(),
    // §4 Resetting shipping: what was chosen for another place is chosen anew.
    ...(isMoved && { clear: ['shippingInfo'] }),
    shipTo,
    billTo,
    isToDepository,
  };
}

/** The address that a form without a mistake ships to. */
function shippingAddress(field: Fields): NewAddress {
  const { isDefault: _isDefault, ...address } = addressOfForm(field);
  if (placeOf(field) === 'home') return address;
  return {
    ...address,
    addressType: 'depository',
    depositoryName: field('depositoryName').trim(),
    accountNumber: field('accountNumber').trim(),
  };
}

/** What the fields hold at first: what the checkout knows already. */
export function fieldsOfCheckout(checkout: Checkout): Record<string, string | undefined> {
  const { email, shipTo, billTo, isToDepository } = checkout;
  const isSame = shipTo !== undefined && billTo !== undefined && isSamePlace(shipTo, billTo);
  return {
    email,
    place: isToDepository ? 'depository' : 'home',
    depositoryName: shipTo?.depositoryName,
    accountNumber: shipTo?.accountNumber,
    billSame: billTo === undefined || isSame ? 'on' : '',
    ...(shipTo && fieldsOfAddress(shipTo)),
    ...(billTo && !isSame && prefixed(fieldsOfAddress(billTo))),
  };
}

/** Whether a carrier would go to the same door for the same person. */
function isSamePlace(one: NewAddress, other: NewAddress): boolean {
  return (
    door(one) === door(other) &&
    one.depositoryName === other.depositoryName &&
    one.accountNumber === other.accountNumber
  );
}

function billing(field: Fields): Fields {
  return (name) => field(BILL + name);
}

function prefixed<Value>(words: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [BILL + name, value]));
}

function door({ firstName, lastName, company, street, unit, city, state, zip }: NewAddress) {
  return [firstName, lastName, company, street, unit, city, state, zip].join('\n');
}
