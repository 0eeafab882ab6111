import type { Wire } from '../backend/wire.ts';
import { findStateTax } from '../pricing/tax/rules.ts';

type Address = Wire<'NewAddress'>;

/** The first digit of a ZIP code tells the region, and so does the state. */
const STATES_OF_DIGIT: readonly string[] = [
  'CT MA ME NH NJ PR RI VT VI AE',
  'DE NY PA',
  'DC MD NC SC VA WV',
  'AL FL GA MS TN AA',
  'IN KY MI OH',
  'IA MN MT ND SD WI',
  'IL KS MO NE',
  'AR LA OK TX',
  'AZ CO ID NM NV UT WY',
  'AK AS CA GU HI MP OR WA AP',
];

/** Holtsville, New York. Nothing is delivered below. */
const LOWEST_ZIP = '00501';

/**
 * The carrier's check of an address; a failed check is no error. `Nowhere` in the street stands for
 * a house that the carrier cannot find.
 */
export function checkAddress(address: Address): Wire<'AddressCheck'> {
  const { address1, state, zip, country } = address;
  const tidy = normalized(address);
  const messages = [
    ...(/nowhere/i.test(address1) ? ['The carrier cannot find this street and number.'] : []),
    ...(country === 'US' ? zipDoubts(zip, state) : []),
    ...(/^p\.? ?o\.? box/i.test(address1) ? ['Only USPS delivers to a PO box.'] : []),
  ];
  const isTidy = tidy.address1 === address1 && tidy.city === address.city;
  return {
    isValid: messages.length === 0,
    suggestions: isTidy || messages.length > 0 ? [] : [tidy],
    messages,
  };
}

/** What is doubtful about a ZIP code of a state, in a sentence; nothing if it can be right. */
export function zipDoubts(zip: string, state: string): string[] {
  if (zip < LOWEST_ZIP) return [`We do not know the ZIP code ${zip}.`];
  if (isInRegion(zip, state)) return [];
  return [`The ZIP code ${zip} is not in ${findStateTax(state)?.name ?? state}.`];
}

function isInRegion(zip: string, state: string): boolean {
  const states = STATES_OF_DIGIT[Number(zip.charAt(0))] ?? '';
  return states.split(' ').includes(state);
}

/** The address in the carrier's spelling: capitalized words, single spaces. */
function normalized(address: Address): Address {
  return { ...address, address1: titled(address.address1), city: titled(address.city) };
}

function titled(text: string): string {
  const plain = text.trim().replaceAll(/\s+/g, ' ');
  return plain.replaceAll(/(^|[ -])([a-z])/g, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}
