import { expect, test } from 'vitest';

import { emailState, isFilled, isZip, readInvoice } from './fields.ts';

test('§5 email: local part, @, domain, and 2-4 letter suffix; empty is a distinct state', () => {
  expect(emailState(' clara.whitfield@example.com ')).toBe('right');
  expect(emailState('a@b.co')).toBe('right');
  expect(emailState('a@b.info')).toBe('right');
  expect(emailState('')).toBe('empty');
  expect(emailState('   ')).toBe('empty');
  const wrong = [
    'clara',
    'clara@',
    '@example.com',
    'a@b',
    'a@b.c',
    'a@b.museum',
    'a b@c.com',
    'a@b.c0m',
  ];
  expect(wrong.map(emailState)).toEqual(wrong.map(() => 'wrong'));
});

test('§5 required text: non-empty after whitespace removal', () => {
  expect([' a ', 'a b'].map(isFilled)).toEqual([true, true]);
  expect(['', '  ', '\t\n'].map(isFilled)).toEqual([false, false, false]);
});

test('§5 zip: 5 digits, optionally hyphen plus 4 digits', () => {
  expect(['78704', '97205-3317', ' 78704 '].map(isZip)).toEqual([true, true, true]);
  const wrong = ['', '7870', '787041', '78704-', '78704-33', '787043317', '7870a', '78704-33170'];
  expect(wrong.filter(isZip)).toEqual([]);
});

test('an invoice number is known however it is typed', () => {
  const typed = ['BPM-104512', 'bpm-104512', ' bpm 104512 ', 'BPM104512'];
  expect(typed.map(readInvoice)).toEqual(typed.map(() => 'BPM-104512'));
  expect(['', '104512', 'BPM', 'BPM-12', 'BPM-104512x', '../x'].map(readInvoice)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});
