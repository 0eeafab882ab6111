import { addAddress, updateAddress } from '#api/account/address-calls.server.ts';
import { addressesQuery, type Address, type NewAddress } from '#api/account/addresses.ts';
import { createQueryClient } from '#api/cache/query-client.ts';
import { checkAddress } from '#api/checkout/checkout-calls.server.ts';
import { customerQuery, type Customer } from '#api/session/session.ts';
import { requestKey } from '#commerce/form/answer-once.server.ts';
import { problemsOf, type Fields } from '#commerce/form/answer.ts';

import type { OpenStep } from '../open-checkout.server.ts';
import { actOnStep } from '../steps/step-action.server.ts';
import type { AddressBook } from './address-book.ts';
import type { AddressQuestion } from '../steps/address-doubts.ts';
import {
  addressChange,
  ADDRESS_STEP_FIELDS,
  addressStepWords,
  isSamePlace,
  placeKey,
  shippingAddress,
  shipToOf,
  type ShipTo,
} from './address-rules.ts';

/** Checks the address step, asks the carrier, and saves the address and the contact. */
export function saveAddress(request: Request) {
  return actOnStep(request, 'address', ADDRESS_STEP_FIELDS, async (field, open) => {
    const { checkout } = open;
    const addresses = checkout.isGuest ? [] : await readAddresses();
    const to = shipToOf(field, addresses);
    const problems = problemsOf('address', addressStepWords(field, to));
    if (problems.length > 0) return { problems };
    const wanted = shippingAddress(field, to);
    const { question, address } = await settled(field, to, wanted);
    if (question) return { problems, question };
    await keep(field, to, address, { addresses, checkoutId: open.id });
    return { change: addressChange(field, to, address, checkout) };
  });
}

/** The addresses of an account; empty for guests and when they cannot be read. */
export async function addressBook(request: Request, { checkout }: OpenStep): Promise<AddressBook> {
  if (checkout.isGuest) return { addresses: [], couldNotLoad: false };
  const client = createQueryClient();
  const [addresses, customer] = await Promise.all([
    readAddresses().catch(() => undefined),
    client.query(customerQuery()).catch(() => undefined),
  ]);
  const edited = new URL(request.url).searchParams.get('edit');
  const changing = addresses?.find(({ id }) => String(id) === edited);
  return {
    addresses: addresses ?? [],
    couldNotLoad: addresses === undefined,
    ...(changing && { changing }),
    ...(customer && { person: personOf(customer) }),
  };
}

function personOf({ firstName, lastName, mobile }: Customer) {
  return { firstName, lastName, mobile };
}

function readAddresses(): Promise<Address[]> {
  return createQueryClient().query(addressesQuery());
}

/** The address in the spelling that the customer chose, or a question for them. */
async function settled(
  field: Fields,
  to: ShipTo,
  address: NewAddress,
): Promise<{ question?: AddressQuestion; address: NewAddress }> {
  const isAnswered = field('checkedAs') === placeKey(address);
  if (isVerified(to) || (isAnswered && field('intent') === 'as-typed')) return { address };
  // If the carrier cannot be asked, the order goes on without the check.
  const check = await checkAddress(address).catch(() => undefined);
  const { suggestion, doubts = [] } = check ?? {};
  if (!suggestion && doubts.length === 0) return { address };
  if (suggestion && isAnswered && field('intent') === 'as-suggested') {
    return { address: suggestion };
  }
  const checkedAs = placeKey(address);
  return {
    address,
    question: { typed: address, doubts, checkedAs, ...(suggestion && { suggestion }) },
  };
}

function isVerified(to: ShipTo): boolean {
  return to.kind === 'kept' && to.address.isVerified === true;
}

/** Saves a new or changed address in the account, if the customer wants that. */
async function keep(
  field: Fields,
  to: ShipTo,
  address: NewAddress,
  { addresses, checkoutId }: { addresses: readonly Address[]; checkoutId: string },
): Promise<void> {
  const label = field('label').trim();
  const isDefault = field('isDefault') === 'on';
  if (to.kind === 'changed') {
    const { id } = to.address;
    await updateAddress({
      ...address,
      id,
      isDefault: isDefault || to.address.isDefault === true,
      ...(label && { label }),
    });
    return;
  }
  const isNew = to.kind === 'new' && field('keep') === 'on';
  if (!isNew || addresses.some((each) => isSamePlace(each, address))) return;
  const fresh = { ...address, isDefault, ...(label && { label }) };
  const ids = addresses.map(({ id }) => id);
  await addAddress(requestKey('checkout', checkoutId, ids, fresh), fresh);
}
