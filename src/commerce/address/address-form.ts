import type { Address, NewAddress } from '#api/account/addresses.ts';
import {
  longWords,
  phoneWords,
  shippingNameWords,
  textWords,
  zipWords,
} from '#commerce/fields/field-words.ts';
import { tidyName } from '#commerce/fields/name.ts';
import { phoneDigits } from '#commerce/fields/phone.ts';
import { isFilled } from '#commerce/fields/required.ts';
import type { Fields } from '#commerce/form/answer.ts';

import { stateTypeOf } from './us-states.ts';

/** The text controls of an address form, by their names. */
export const ADDRESS_FIELDS = [
  'label',
  'firstName',
  'lastName',
  'company',
  'street',
  'unit',
  'city',
  'state',
  'zip',
  'mobile',
] as const;

type Name = (typeof ADDRESS_FIELDS)[number];

/** Returns the refusal of each field (§5); `undefined` for a valid field. */
export function addressWords(field: Fields): Partial<Record<Name, string | undefined>> {
  const mobile = field('mobile');
  return {
    label: longWords(field('label'), 'name of the address', 50),
    firstName: shippingNameWords(field('firstName'), 'first name'),
    lastName: shippingNameWords(field('lastName'), 'last name'),
    company: longWords(field('company'), 'company', 100),
    street: textWords(field('street'), 'street address', 100),
    unit: longWords(field('unit'), 'apartment or suite', 100),
    city: textWords(field('city'), 'city', 80),
    state: stateTypeOf(field('state')) ? undefined : 'Choose the state.',
    zip: zipWords(field('zip')),
    mobile: isFilled(mobile) ? phoneWords(mobile) : undefined,
  };
}

/** Returns the address of a valid form. `old` fills in properties that the form does not have. */
export function addressOfForm(field: Fields, old?: Address): NewAddress {
  const text = (name: Name) => field(name).trim();
  const { label: _label, company: _company, unit: _unit, mobile: _mobile, ...kept } = old ?? {};
  const stateType = stateTypeOf(field('state'));
  return {
    addressType: 'shipping',
    ...kept,
    firstName: tidyName(field('firstName')),
    lastName: tidyName(field('lastName')),
    street: text('street'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    country: 'US',
    isDefault: field('isDefault') === 'on' || old?.isDefault === true,
    ...(stateType && { stateType }),
    ...given('label', text('label')),
    ...given('company', text('company')),
    ...given('unit', text('unit')),
    ...given('mobile', phoneDigits(field('mobile'))),
  };
}

/** Returns the form values of a saved address. */
export function fieldsOfAddress(address: NewAddress): Record<Name, string | undefined> {
  const { label, company, unit, mobile, firstName, lastName, street, city, state, zip } = address;
  return { label, firstName, lastName, company, street, unit, city, state, zip, mobile };
}

function given<Key extends Name>(key: Key, value: string): Partial<Record<Key, string>> {
  return value ? ({ [key]: value } as Record<Key, string>) : {};
}
