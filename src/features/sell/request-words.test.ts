import { expect, test } from 'vitest';

import type { RequestedItem, SellStatus } from '#api/sell/sale-requests.ts';

import { contentWords, stepsOf } from './request-words.ts';

const COIN: RequestedItem = {
  name: '1 oz coin',
  metal: 'silver',
  productId: 1,
  ounces: undefined,
  photos: [],
  quantity: 20,
  conditions: [],
  note: undefined,
  quotedCents: undefined,
  why: undefined,
};

const stepsIn = (status: SellStatus, totalCents?: number) =>
  stepsOf({ status, totalCents }).map((step) => `${step.status} ${step.is}`);

test('the steps say what is done, where it stands and what is to come', () => {
  expect(stepsIn('Quoted', 100)).toEqual([
    'Submitted done',
    'Quoted now',
    'Accepted ahead',
    'Received ahead',
    'Inspected ahead',
    'Paid ahead',
  ]);
  expect(stepsIn('Paid', 100).at(-1)).toBe('Paid now');
});

test('a request ends where it was declined or cancelled, quoted or not', () => {
  expect(stepsIn('Cancelled')).toEqual(['Submitted done', 'Cancelled now']);
  expect(stepsIn('Declined', 100)).toEqual(['Submitted done', 'Quoted done', 'Declined now']);
});

test('a request is named by its first item', () => {
  expect(contentWords({ items: [] })).toBe('Nothing');
  expect(contentWords({ items: [COIN] })).toBe('20 × 1 oz coin');
  expect(contentWords({ items: [COIN, COIN] })).toBe('20 × 1 oz coin, and 1 item more');
});
