import type { Wire } from '../backend/wire.ts';

type Address = Wire<'Address'>;

/** Kept addresses of each customer, in the order they were kept. */
export type Addresses = { byCustomer: Map<string, Address[]>; nextId: number };

const FIRST_NEW = 320;

const collector: readonly Address[] = [
  {
    addressId: 311,
    profileName: 'Home',
    firstName: 'Clara',
    lastName: 'Whitfield',
    address1: '1204 Barton Springs Road',
    city: 'Austin',
    state: 'TX',
    zip: '78704',
    country: 'US',
    mobNo: '5125550142',
    addressType: 'shipping',
    stateType: 'Domestic',
    isDefault: true,
    isVerified: true,
  },
  {
    addressId: 312,
    profileName: 'Office',
    firstName: 'Clara',
    lastName: 'Whitfield',
    company: 'Whitfield Bindery',
    address1: '98 San Jacinto Boulevard',
    address2: 'Suite 400',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    country: 'US',
    addressType: 'shipping',
    stateType: 'Domestic',
    isDefault: false,
    isVerified: true,
  },
  {
    addressId: 313,
    profileName: 'IRA',
    firstName: 'Clara',
    lastName: 'Whitfield',
    address1: '400 Depository Lane',
    city: 'Wilmington',
    state: 'DE',
    zip: '19801',
    country: 'US',
    addressType: 'depository',
    stateType: 'Domestic',
    depositoryName: 'First State Vault',
    accountNumber: 'FSV-55102',
    isDefault: false,
    isVerified: true,
  },
];

const investor: readonly Address[] = [
  {
    addressId: 307,
    profileName: 'Home',
    firstName: 'Marcus',
    lastName: 'Bell',
    address1: '2208 Oak Lawn Avenue',
    city: 'Dallas',
    state: 'TX',
    zip: '75219',
    country: 'US',
    mobNo: '2145550187',
    addressType: 'shipping',
    stateType: 'Domestic',
    isDefault: true,
    isVerified: true,
  },
];

const dealer: readonly Address[] = [
  {
    addressId: 308,
    profileName: 'Shop',
    firstName: 'Ruth',
    lastName: 'Abbott',
    company: 'Abbott Coin and Stamp',
    address1: '17 Whitehall Street',
    city: 'Portland',
    state: 'OR',
    zip: '97205-3317',
    country: 'US',
    mobNo: '5035550163',
    addressType: 'shipping',
    stateType: 'Domestic',
    isDefault: true,
    isVerified: true,
  },
];

/** Addresses of the seeded customers. The new customer has none yet. */
export function seedAddresses(): Addresses {
  const rows = [
    ['BPM-20417', structuredClone(collector)],
    ['BPM-20933', structuredClone(investor)],
    ['BPM-20500', structuredClone(dealer)],
  ] as const;
  return { byCustomer: new Map(rows.map(([id, list]) => [id, [...list]])), nextId: FIRST_NEW };
}

/** The address that past orders of a seeded customer went to, as an order keeps it. */
export function homeOf(customerId: 'BPM-20417' | 'BPM-20933' | 'BPM-20500'): Wire<'NewAddress'> {
  const all = { 'BPM-20417': collector, 'BPM-20933': investor, 'BPM-20500': dealer };
  const [home] = all[customerId];
  if (!home) throw new RangeError(`${customerId} has no address.`);
  const { addressId: _id, isVerified: _verified, isDefault: _default, ...address } = home;
  return address;
}
