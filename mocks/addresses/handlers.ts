import { done } from '../backend/answers.ts';
import type { Call, Resolvers } from '../backend/call.ts';
import { once } from '../backend/once.ts';
import { problem } from '../backend/problem.ts';
import type { Wire } from '../backend/wire.ts';

type Address = Wire<'Address'>;

/** Addresses a customer keeps for the checkout. */
export const addresses = {
  getAddresses: (call) => ({
    data: addressesOf(call).toSorted(
      (one, other) => Number(other.isDefault) - Number(one.isDefault),
    ),
  }),

  addAddress: once('addAddress', (call) => {
    const { addresses } = call.visitor.tables;
    const isFirst = addressesOf(call).length === 0;
    const address = verified(call.body, addresses.nextId, isFirst || call.body.isDefault === true);
    addresses.nextId += 1;
    storeAddresses(call, [...addressesOf(call), address], address);
    return { data: address };
  }),

  updateAddress: (call) => {
    const { addressId } = call.body;
    const old = findAddress(call, addressId);
    const address = verified(call.body, addressId, call.body.isDefault ?? old.isDefault === true);
    const list = addressesOf(call).map((each) => (each.addressId === addressId ? address : each));
    storeAddresses(call, list, address);
    return { data: address };
  },

  deleteAddress: (call) => {
    const gone = findAddress(call, call.query.addressId);
    const rest = addressesOf(call).filter((each) => each !== gone);
    // There is always a default as long as there is an address.
    const [first, ...others] = rest;
    const list = gone.isDefault && first ? [{ ...first, isDefault: true }, ...others] : rest;
    storeAddresses(call, list);
    return done('The address is deleted.');
  },
} satisfies Partial<Resolvers>;

type AnyCall = Pick<Call<'getAddresses'>, 'visitor' | 'customerId'>;

function addressesOf({ visitor, customerId = '' }: AnyCall): Address[] {
  return visitor.tables.addresses.byCustomer.get(customerId) ?? [];
}

function findAddress(call: AnyCall, addressId: number): Address {
  const found = addressesOf(call).find((address) => address.addressId === addressId);
  if (!found) throw problem(404, 'There is no such address.');
  return found;
}

/** An address counts as verified when its first line has a house number. */
function verified(address: Wire<'NewAddress'>, addressId: number, isDefault: boolean): Address {
  return { ...address, addressId, isDefault, isVerified: /\d/.test(address.address1) };
}

function storeAddresses(
  { visitor, customerId = '' }: AnyCall,
  list: Address[],
  latest?: Address,
): void {
  const takesOver = latest?.isDefault === true;
  const others = (each: Address) => takesOver && each.addressId !== latest.addressId;
  const only = list.map((each) => (others(each) ? { ...each, isDefault: false } : each));
  visitor.tables.addresses.byCustomer.set(customerId, only);
}
