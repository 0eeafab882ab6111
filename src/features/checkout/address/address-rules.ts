import type { Address, NewAddress } from '#api/account/addresses.ts';
import type { CheckoutChange } from '#api/checkout/checkout-calls.server.ts';
import type { Checkout } from '#api/checkout/checkout.ts';
import {
  ADDRESS_FIELDS,
  addressOfForm,
  addressWords,
  fieldsOfAddress,
} from '#commerce/address/address-form.ts';
import { emailWords, textWords } from '#commerce/fields/field-words.ts';
import type { Fields } from '#commerce/form/answer.ts';

/** The prefix of the billing fields; their names are otherwise those of the shipping fields. */
export const BILL = 'bill-';
/** §9 The maximum length of an account number. */
const LONGEST_ACCOUNT = 50;

/** The fields that a refused form shows again. */
export const ADDRESS_STEP_FIELDS: readonly string[] = [
  'email',
  'saved',
  'place',
  'depositoryName',
  'accountNumber',
  'billSame',
  'keep',
  'isDefault',
  ...ADDRESS_FIELDS,
  ...ADDRESS_FIELDS.map((name) => BILL + name),
];

/** The destination of a form: a saved address, an edited saved address, or a new one. */
export type ShipTo =
  | { kind: 'kept'; address: Address }
  | { kind: 'changed'; address: Address }
  | { kind: 'new' };

/** Reads the field `saved`: the id of an address, with the prefix `edit-` if it is being edited. */
export function shipToOf(field: Fields, addresses: readonly Address[]): ShipTo {
  const [, edit, id] = /^(edit-)?(\d+)$/.exec(field('saved')) ?? [];
  const address = addresses.find((each) => String(each.id) === id);
  if (!address) return { kind: 'new' };
  return { kind: edit ? 'changed' : 'kept', address };
}

/** Whether an order ships to a vault in the shopper's name, as an IRA requires. */
export function isVault(address: Pick<NewAddress, 'addressType'>): boolean {
  return address.addressType === 'depository';
}

/** The error message of each field of the step (§5); `undefined` for valid fields. */
export function addressStepWords(field: Fields, to: ShipTo): Record<string, string | undefined> {
  const typed = to.kind === 'kept' ? {} : { ...vaultWords(field), ...addressWords(field) };
  return {
    email: emailWords(field('email')),
    ...typed,
    ...(isBilledThere(field, to) ? {} : billingWords(field)),
  };
}

/** Marks billing errors, because the shipping errors would have the same text. */
function billingWords(field: Fields): Record<string, string | undefined> {
  const words = Object.entries(addressWords(billing(field)));
  return prefixed(
    Object.fromEntries(words.map(([name, says]) => [name, says && `Billing: ${says}`])),
  );
}

function vaultWords(field: Fields) {
  if (field('place') !== 'depository') return {};
  return {
    depositoryName: textWords(field('depositoryName'), 'name of the depository', 100),
    accountNumber: textWords(field('accountNumber'), 'account number', LONGEST_ACCOUNT),
  };
}

/** The shipping address of a valid form. */
export function shippingAddress(field: Fields, to: ShipTo): NewAddress {
  if (to.kind === 'kept') return plain(to.address);
  const isToVault = field('place') === 'depository';
  const address: NewAddress = {
    ...plain(addressOfForm(field)),
    addressType: isToVault ? 'depository' : 'shipping',
  };
  if (!isToVault) return address;
  const depositoryName = field('depositoryName').trim();
  return { ...address, depositoryName, accountNumber: field('accountNumber').trim() };
}

/** The change by a valid step that ships to `shipTo`. */
export function addressChange(
  field: Fields,
  to: ShipTo,
  shipTo: NewAddress,
  checkout: Checkout,
): CheckoutChange {
  const billTo = isBilledThere(field, to) ? shipTo : plain(addressOfForm(billing(field)));
  const isMoved = checkout.shipTo !== undefined && !isSamePlace(checkout.shipTo, shipTo);
  return {
    email: field('email').trim(),
    // §4 Resetting shipping: choices for the previous address are made again.
    ...(isMoved && { clear: ['shippingInfo'] }),
    shipTo,
    billTo: { ...billTo, addressType: 'billing' },
    isToDepository: isVault(shipTo),
  };
}

/** Whether the billing address is the shipping address. A vault cannot be a billing address. */
function isBilledThere(field: Fields, to: ShipTo): boolean {
  const isToVault = to.kind === 'kept' ? isVault(to.address) : field('place') === 'depository';
  return !isToVault && field('billSame') === 'on';
}

/** The initial values of the fields, from the checkout. */
export function fieldsOfCheckout({
  email,
  shipTo,
  billTo,
}: Pick<Checkout, 'email' | 'shipTo' | 'billTo'>): Record<string, string | undefined> {
  const isSame = shipTo !== undefined && billTo !== undefined && isSameDoor(shipTo, billTo);
  return {
    email,
    billSame: billTo === undefined || isSame ? 'on' : '',
    ...(shipTo && fieldsOfPlace(shipTo)),
  };
}

/** The initial values of the billing fields. They show beside a vault even if both were the same. */
export function fieldsOfBilling(address: NewAddress): Record<string, string | undefined> {
  return prefixed(fieldsOfAddress(address));
}

/** The initial values of one address. */
export function fieldsOfPlace(address: NewAddress): Record<string, string | undefined> {
  const { depositoryName, accountNumber } = address;
  const place = isVault(address) ? 'depository' : 'home';
  return { ...fieldsOfAddress(address), place, depositoryName, accountNumber };
}

/** Whether two addresses are the same, including the account for a vault. */
export function isSamePlace(one: NewAddress, other: NewAddress): boolean {
  return placeKey(one) === placeKey(other);
}

/** A key of everything that distinguishes two addresses. */
export function placeKey(address: NewAddress): string {
  return [door(address), address.depositoryName ?? '', address.accountNumber ?? ''].join('|');
}

function isSameDoor(one: NewAddress, other: NewAddress): boolean {
  return door(one) === door(other);
}

function door({ firstName, lastName, company, street, unit, city, state, zip }: NewAddress) {
  return [firstName, lastName, company, street, unit, city, state, zip].join('|');
}

/** An address without the properties of a saved address. */
function plain(address: NewAddress & { id?: number; isVerified?: boolean }): NewAddress {
  const { id: _id, isVerified: _verified, isDefault: _default, label: _label, ...rest } = address;
  return rest;
}

function billing(field: Fields): Fields {
  return (name) => field(BILL + name);
}

function prefixed<Value>(words: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [BILL + name, value]));
}
