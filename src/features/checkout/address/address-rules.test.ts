import { describe, expect, test } from 'vitest';

import type { Address } from '#api/account/addresses.ts';
import { US_STATES } from '#commerce/address/us-states.ts';
import { HOSTILE } from '#tests/hostile.ts';

import { begun, HOME, reviewed } from '../checkout-samples.ts';
import { homeToBill, offeredFirst } from './address-book.ts';
import {
  addressChange,
  addressStepWords,
  fieldsOfCheckout,
  shippingAddress,
  shipToOf,
} from './address-rules.ts';

const FINE: Record<string, string> = {
  email: 'ida@example.com',
  place: 'home',
  billSame: 'on',
  firstName: 'Ida',
  lastName: 'Berg',
  street: '98 San Jacinto Blvd',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
};
const NEW = { kind: 'new' } as const;
const KEPT: Address = { ...HOME, id: 312, label: 'Home', isDefault: true, isVerified: true };
const VAULT: Address = {
  ...HOME,
  id: 313,
  addressType: 'depository',
  depositoryName: 'First State Vault',
  accountNumber: 'FSV-55102',
};

const filled = (changes: Record<string, string>) => (name: string) =>
  ({ ...FINE, ...changes })[name] ?? '';
const refused = (
  changes: Record<string, string>,
  to: Parameters<typeof addressStepWords>[1] = NEW,
) =>
  Object.entries(addressStepWords(filled(changes), to)).flatMap(([name, says]) =>
    says ? [name] : [],
  );

test('a form with all required fields is valid', () => {
  expect(refused({})).toEqual([]);
});

test.each([
  ['email', ['ida@example.com', ' ida@b.co '], ['', 'ida', 'ida@example', 'ida@example.museum']],
  [
    'firstName',
    ['Ida', 'I9', 'a', 'Ida Maria', 'José', "O'Neil"],
    ['', '9Ida', "'Neil", 'A'.repeat(51)],
  ],
  ['lastName', ['Berg', 'Berg2', 'von Berg', 'Łuk'], ['', '-', 'Berg & Co']],
  ['street', ['1 Main St', 'x'.repeat(100)], ['', ' ', 'x'.repeat(101)]],
  ['unit', ['', 'Suite 400'], ['x'.repeat(101)]],
  ['company', ['', 'Abbott Coin and Stamp'], ['x'.repeat(101)]],
  ['city', ['Austin', 'St. Louis'], ['', 'x'.repeat(81)]],
  [
    'zip',
    ['78701', '78701-4025', ' 78701 '],
    ['', '7870', '787011', '78701-', '78701 4025', 'K1A 0B1'],
  ],
  [
    'mobile',
    ['', '5125550142', '(512) 555-0142', '+1 512 555 0142'],
    ['512', '51255501423', 'call me'],
  ],
])('§5 %s: %j are taken, %j are refused', (name, taken, wrong) => {
  for (const text of taken) expect.soft(refused({ [name]: text }), text).toEqual([]);
  for (const text of wrong) expect.soft(refused({ [name]: text }), text).toEqual([name]);
});

test('orders ship to states, territories, DC and the armed forces, and nowhere else', () => {
  const codes = US_STATES.map(({ code }) => code);
  expect(codes).toHaveLength(50 + 1 + 5 + 3);
  expect(codes).toEqual(expect.arrayContaining(['TX', 'DC', 'PR', 'GU', 'AA', 'AE', 'AP']));
  for (const state of codes) expect.soft(refused({ state }), state).toEqual([]);
  for (const state of ['', 'ZZ', 'tx', 'Texas', 'ON']) {
    expect.soft(refused({ state }), state).toEqual(['state']);
  }
});

test.each(HOSTILE)('nothing breaks over %j, and no such name is shipped to', (text) => {
  expect(refused({ firstName: text, zip: text })).toEqual(expect.arrayContaining(['zip']));
});

test('§9 a depository needs its name and an account of 50 characters at most', () => {
  const vault = { place: 'depository', depositoryName: 'First State Vault', ...prefixedFine() };
  expect(refused({ ...vault, accountNumber: 'F'.repeat(50) })).toEqual([]);
  expect(refused({ ...vault, accountNumber: 'F'.repeat(51) })).toEqual(['accountNumber']);
  expect(refused({ ...vault, depositoryName: '', accountNumber: '' })).toEqual([
    'depositoryName',
    'accountNumber',
  ]);
});

test('a different billing address has the same rules and its own messages; a vault has none', () => {
  expect(refused({ billSame: '', ...prefixedFine() })).toEqual([]);
  expect(refused({ billSame: '', ...prefixedFine(), 'bill-zip': '1' })).toEqual(['bill-zip']);
  expect(addressStepWords(filled({ billSame: '' }), NEW)['bill-city']).toBe(
    'Billing: Enter the city.',
  );
  expect(refused({ ...prefixedFine(), 'bill-city': '' }, { kind: 'kept', address: VAULT })).toEqual(
    ['bill-city'],
  );
});

describe('an address of the account', () => {
  test('is found by its id, and no other is', () => {
    expect(shipToOf(filled({ saved: '312' }), [KEPT])).toEqual({ kind: 'kept', address: KEPT });
    expect(shipToOf(filled({ saved: 'edit-312' }), [KEPT])).toEqual({
      kind: 'changed',
      address: KEPT,
    });
    for (const saved of ['', 'new', '999', '__proto__', 'edit-']) {
      expect.soft(shipToOf(filled({ saved }), [KEPT]), saved).toEqual(NEW);
    }
  });

  test('is used unchanged, without the address book’s properties', () => {
    const to = { kind: 'kept', address: KEPT } as const;
    expect(refused({ street: '', firstName: '' }, to)).toEqual([]);
    expect(shippingAddress(filled({}), to)).toEqual(HOME);
  });

  test('is preselected if the checkout ships there, else the default', () => {
    const other = { ...KEPT, id: 314, street: '1 Main St', isDefault: false };
    expect(offeredFirst({ addresses: [KEPT, other] }, undefined)).toBe('312');
    expect(offeredFirst({ addresses: [KEPT, other] }, other)).toBe('314');
    expect(offeredFirst({ addresses: [KEPT] }, other)).toBe('new');
    expect(offeredFirst({ addresses: [] }, undefined)).toBe('new');
  });

  test('is offered for billing beside a vault, unless the checkout is billed elsewhere', () => {
    const office = { ...KEPT, id: 314, street: '1 Main St', isDefault: false };
    expect(homeToBill({ addresses: [VAULT, office, KEPT] }, undefined)).toBe(KEPT);
    const vaultFirst = { ...VAULT, isDefault: true };
    expect(homeToBill({ addresses: [vaultFirst, office] }, undefined)).toBe(office);
    expect(homeToBill({ addresses: [KEPT] }, office)).toBe(office);
    expect(homeToBill({ addresses: [VAULT] }, undefined)).toBeUndefined();
  });
});

function told(changes: Record<string, string>, checkout = begun()) {
  const field = filled(changes);
  return addressChange(field, NEW, shippingAddress(field, NEW), checkout);
}

describe('the change of the checkout', () => {
  test('contains the contact, the shipping and the billing address', () => {
    expect(told({})).toEqual({
      email: 'ida@example.com',
      shipTo: expect.objectContaining(HOME) as unknown,
      billTo: expect.objectContaining({ ...HOME, addressType: 'billing' }) as unknown,
      isToDepository: false,
    });
  });

  test('marks an address of the armed forces', () => {
    expect(told({ state: 'AE', zip: '09128' }).shipTo?.stateType).toBe('Military');
  });

  test('contains a depository with its account', () => {
    const vault = {
      place: 'depository',
      depositoryName: 'First State Vault',
      accountNumber: 'F-1',
    };
    expect(told({ ...vault, ...prefixedFine() })).toMatchObject({
      shipTo: {
        addressType: 'depository',
        depositoryName: 'First State Vault',
        accountNumber: 'F-1',
      },
      billTo: { addressType: 'billing', city: 'Dallas' },
      isToDepository: true,
    });
  });

  test('§4 resets shipping for another place, and nothing for the same place', () => {
    expect(told({}, reviewed()).clear).toBeUndefined();
    expect(told({ city: 'Houston' }, reviewed()).clear).toEqual(['shippingInfo']);
  });

  test('can be read back into the form', () => {
    const { email, shipTo, billTo } = told({});
    const known = fieldsOfCheckout({
      email: email ?? '',
      ...(shipTo && { shipTo }),
      ...(billTo && { billTo }),
    });
    expect(known).toMatchObject(FINE);
    expect(known['bill-city']).toBeUndefined();
  });
});

function prefixedFine() {
  return {
    'bill-firstName': 'Ida',
    'bill-lastName': 'Berg',
    'bill-street': '2 Elm St',
    'bill-city': 'Dallas',
    'bill-state': 'TX',
    'bill-zip': '75219',
  };
}
