import type { Address, NewAddress } from '#api/account/addresses.ts';
import { fieldsOfAddress } from '#commerce/address/address-form.ts';
import { judgeShippingName } from '#commerce/fields/name.ts';

import { isSamePlace, isVault } from './address-rules.ts';

/** The data of a customer's account. `changing` is the address that is being edited. */
export type AddressBook = {
  addresses: Address[];
  couldNotLoad: boolean;
  changing?: Address;
  person?: { firstName: string; lastName: string; mobile: string };
};

/**
 * The preselected value of the field `saved`: the checkout's current address, else the default,
 * else a new one.
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

/** The account's data for a new address. A name that is invalid in an address is left out. */
export function fieldsOfPerson({ person }: AddressBook): Record<string, string | undefined> {
  if (!person) return {};
  const { firstName, lastName, mobile } = person;
  return { firstName: onParcel(firstName), lastName: onParcel(lastName), mobile };
}

function onParcel(name: string): string | undefined {
  return judgeShippingName(name) === 'fine' ? name : undefined;
}

/**
 * The address that is offered for billing beside a vault: the one that this checkout is billed to,
 * else the customer's home, which is the default or else the first address that is no vault.
 */
export function homeToBill(
  { addresses }: Pick<AddressBook, 'addresses'>,
  billTo: NewAddress | undefined,
): NewAddress | undefined {
  if (billTo) return billTo;
  const doors = addresses.filter((address) => !isVault(address));
  return doors.find(({ isDefault }) => isDefault) ?? doors[0];
}

/** An address as printed on a parcel, line by line; for a vault, with the account. */
export function addressLines(address: NewAddress): string {
  const { firstName, lastName, company, street, unit, city, state, zip } = fieldsOfAddress(address);
  const { depositoryName, accountNumber } = address;
  const account = accountNumber && `Account ${accountNumber}`;
  const lines = [`${firstName} ${lastName}`, company, depositoryName, account, street, unit];
  return [...lines, `${city}, ${state} ${zip}`].filter(Boolean).join('\n');
}
