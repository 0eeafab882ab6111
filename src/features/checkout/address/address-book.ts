import type { Address, NewAddress } from '#api/account/addresses.ts';
import { fieldsOfAddress } from '#commerce/address/address-form.ts';
import { judgeShippingName } from '#commerce/fields/name.ts';

import { isSamePlace } from './address-rules.ts';

/** What a customer's account knows. `changing` is the address that is being changed. */
export type AddressBook = {
  addresses: Address[];
  couldNotLoad: boolean;
  changing?: Address;
  person?: { firstName: string; lastName: string; mobile: string };
};

/**
 * Which address is offered first, as the field `saved` has it: where the checkout ships already,
 * else the default, else a new one.
 */
export function offeredFirst(
  { addresses }: Pick<AddressBook, 'addresses'>,
  shipTo: NewAddress | undefined,
): string {
  const chosen = shipTo
    ? addresses.find((address) => isSamePlace(address, shipTo))
    : addresses.find(({ isDefault }) => isDefault);
  return chosen ? String(chosen.id) : 'new';
}

/** What an account can fill into a new address. A name that no parcel can carry is left out. */
export function fieldsOfPerson({ person }: AddressBook): Record<string, string | undefined> {
  if (!person) return {};
  const { firstName, lastName, mobile } = person;
  return { firstName: onParcel(firstName), lastName: onParcel(lastName), mobile };
}

function onParcel(name: string): string | undefined {
  return judgeShippingName(name) === 'fine' ? name : undefined;
}

/** An address as it is written on a parcel, line by line; in a vault, with whose account it is. */
export function addressLines(address: NewAddress): string {
  const { firstName, lastName, company, street, unit, city, state, zip } = fieldsOfAddress(address);
  const { depositoryName, accountNumber } = address;
  const account = accountNumber && `Account ${accountNumber}`;
  const lines = [`${firstName} ${lastName}`, company, depositoryName, account, street, unit];
  return [...lines, `${city}, ${state} ${zip}`].filter(Boolean).join('\n');
}
