import { expect, test } from 'vitest';

import { HOSTILE } from '#tests/hostile.ts';

import { eCheckWords } from './e-check-words.ts';
import { judgeAccount, judgeCheckNumber, judgeIdNumber, judgeRouting } from './e-check.ts';

test.each([
  ['111000025', 'fine'],
  [' 111000025 ', 'fine'],
  ['1', 'fine'],
  ['000000000', 'fine'],
  ['', 'empty'],
  ['  ', 'empty'],
  ['1110000250', 'long'],
  ['11100002a', 'wrong'],
  ['111-000-025', 'wrong'],
  ['111 000 025', 'wrong'],
  ['１１１', 'wrong'],
])('§5 a routing number is numeric, at most 9 digits: “%s” is %s', (text, verdict) => {
  expect(judgeRouting(text)).toBe(verdict);
});

test.each([
  ['0012345678', 'fine'],
  ['DE-12 34', 'fine'],
  ['9'.repeat(50), 'fine'],
  ['9'.repeat(51), 'long'],
  ['', 'empty'],
  ['\u00A0', 'empty'],
])('§5 an account number is required, at most 50 characters: “%s” is %s', (text, verdict) => {
  expect(judgeAccount(text)).toBe(verdict);
});

test.each([
  ['1042', 'fine'],
  ['0', 'fine'],
  ['', 'empty'],
  ['10 42', 'wrong'],
  ['#1042', 'wrong'],
  ['1'.repeat(21), 'long'],
])('§5 a check number is required and numeric: “%s” is %s', (text, verdict) => {
  expect(judgeCheckNumber(text)).toBe(verdict);
});

test.each([
  ['D1234567', 'fine'],
  ['123456789', 'fine'],
  ['', 'empty'],
  ['D123 4567', 'space'],
  ['12-3456789', 'wrong'],
  ['é', 'wrong'],
  ['A'.repeat(41), 'long'],
])('§5 a tax or ID number has no spaces, letters and digits only: “%s” is %s', (text, verdict) => {
  expect(judgeIdNumber(text)).toBe(verdict);
});

const FILLED: Record<string, string> = {
  routingNumber: '111000025',
  accountNumber: '0012345678',
  checkNumber: '1042',
  idNumber: 'D1234567',
  idState: 'TX',
  taxId: '123456789',
};

function toldOf(isCorporate: boolean, fields: Record<string, string>): string[] {
  const words = eCheckWords(isCorporate, (name) => fields[name] ?? '');
  return Object.entries(words).flatMap(([name, says]) => (says ? [name] : []));
}

test('§5 personal eCheck requires routing, account, check number, ID number and ID state', () => {
  const { taxId: _, ...personal } = FILLED;
  expect(toldOf(false, personal)).toEqual([]);
  expect(toldOf(false, {})).toEqual([
    'routingNumber',
    'accountNumber',
    'checkNumber',
    'idNumber',
    'idState',
  ]);
});

test('§5 corporate eCheck requires routing, account, check number and tax id', () => {
  const { idNumber: _, idState: __, ...corporate } = FILLED;
  expect(toldOf(true, corporate)).toEqual([]);
  expect(toldOf(true, {})).toEqual(['routingNumber', 'accountNumber', 'checkNumber', 'taxId']);
});

test.each(['', ' ', 'XX', 'texas', 'tx'])('§5 “%s” is no state that issues an ID', (idState) => {
  expect(toldOf(false, { ...FILLED, idState })).toEqual(['idState']);
});

test.each(HOSTILE)('hostile input is not a valid routing number or ID: %o', (text) => {
  const passes = toldOf(false, { ...FILLED, routingNumber: text, idNumber: text });
  const isShortNumber = /^\d{1,9}$/.test(text);
  const isPlain = /^[A-Za-z0-9]{1,40}$/.test(text);
  expect(passes.includes('routingNumber')).toBe(!isShortNumber);
  expect(passes.includes('idNumber')).toBe(!isPlain);
});
