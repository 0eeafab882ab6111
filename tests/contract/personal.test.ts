import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { personalFields } from '#generated/personal-fields.ts';
import { looksPersonal } from '#lib/personal-names.ts';

import type { OpenApi } from '../../scripts/generate/document.ts';
import { fieldsOf } from '../../scripts/generate/personal.ts';

/** Fields whose names only look as if they held data of a person, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'CategoryTile.note': 'The shop writes it.',
  'CustomerInfo.emailVerified': 'It is yes or no.',
  'MetalForBudget.zipMessage': 'It is a sentence of the shop.',
  'OrderEvent.note': 'The shop writes it.',
  'OwnerReply.comments': 'The shop writes it.',
  'PaymentInstructions.accountNumber': "It is the shop's account, for wires.",
  'PaymentInstructions.routingNumber': "It is the shop's bank, for wires.",
  'StateSaleTax.exampleZip': 'It is of a town in the state.',
};

const api = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as OpenApi;
const fields = fieldsOf(api);

test('each field that by its name holds data of a person has x-personal', () => {
  const unmarked = fields.filter(({ name, isPersonal }) => looksPersonal(name) && !isPersonal);
  expect(unmarked.map(({ at }) => at).toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});

test.each(
  `firstName lastName fullName customerName boldUserName email emailId recipientEmail mobNo mobileNumber
  phone homePhone phoneNumber street address1 addressLine2 city zip zipCode postalCode birthDate dob
  driversLicense licenseNumber idNumber ssn taxId tin accountNumber routingNumber oldPassword guestToken
  photoTokens captchaResponse ipAddress customerId userId orderNote comments CustomerId last_name`.split(
    /\s+/,
  ),
)('a field named %s looks personal', (name) => {
  expect(looksPersonal(name)).toBe(true);
});

test.each(
  `productName productNameWithHypen stateName bankName pageName sourceName isMobile mobileImageUrl
  cityTax taxRate stateTax businessName addressId addressType priceMethod distance routeId tokenizer
  trackedMetals starting notes1 companyCount`.split(/\s+/),
)('a field named %s does not look personal', (name) => {
  expect(looksPersonal(name)).toBe(false);
});

// A recording has names for the parts of a query, and none for those of a path.
test('no parameter of a person stands in a path', () => {
  const inPath = fields.filter(({ place, isPersonal }) => place === 'path' && isPersonal);
  expect(inPath).toEqual([]);
});

test('the generated names are those of the marked fields, also behind references', () => {
  expect(personalFields).toEqual(
    expect.arrayContaining(['mobNo', 'idNumber', 'taxId', 'photoTokens', 'Idempotency-Key']),
  );
  expect(personalFields).not.toContain('productName');
  expect(personalFields).not.toContain('exampleZip');
});
