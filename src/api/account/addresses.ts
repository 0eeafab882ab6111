import { asked } from '#api/cache/asked.ts';
import { getGetAddressesQueryOptions } from '#generated/hooks/account/account.ts';
import type { Address as WireAddress } from '#generated/models/address.ts';
import type { AddressListResponse } from '#generated/models/addressListResponse.ts';
import type { NewAddress as WireNewAddress } from '#generated/models/newAddress.ts';

/** A place to ship or to bill to. */
export type NewAddress = Omit<WireNewAddress, 'profileName' | 'mobNo' | 'address1' | 'address2'> & {
  /** The customer's own name for it: "Home". */
  label?: string;
  street: string;
  /** Apartment, suite, floor. */
  unit?: string;
  mobile?: string;
};

/** A saved address. */
export type Address = NewAddress & { id: number; isVerified?: boolean };

/** The customer's addresses, the default first. */
export function addressesQuery() {
  return asked(getGetAddressesQueryOptions({ query: { select: addressesIn } }));
}

function addressesIn({ data }: AddressListResponse): Address[] {
  return data.map(addressOf);
}

function addressOf({ addressId, isVerified, ...wire }: WireAddress): Address {
  return {
    ...newAddressOf(wire),
    id: addressId,
    ...(isVerified === undefined ? {} : { isVerified }),
  };
}

/** An address of the API in the words of the store. */
export function newAddressOf(wire: WireNewAddress): NewAddress {
  const { profileName, address1, address2, mobNo, ...rest } = wire;
  return {
    ...rest,
    street: address1,
    ...(profileName && { label: profileName }),
    ...(address2 && { unit: address2 }),
    ...(mobNo && { mobile: mobNo }),
  };
}

/** The way back: an address as the API spells it. */
export function wireOf(
  address: NewAddress & { id?: number; isVerified?: boolean },
): WireNewAddress {
  const { label, street, unit, mobile, id: _id, isVerified: _verified, ...rest } = address;
  return {
    ...rest,
    address1: street,
    ...(label && { profileName: label }),
    ...(unit && { address2: unit }),
    ...(mobile && { mobNo: mobile }),
  };
}
