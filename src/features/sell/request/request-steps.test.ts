import { expect, test } from 'vitest';

import type { SaleItem } from '#api/sell/sale-item.ts';

import { openSteps, stepAt, stepHref } from './request-steps.ts';

const ITEM: SaleItem = {
  id: 'piece-1',
  metal: 'silver',
  name: 'Old coins',
  quantity: 1,
  conditions: [],
  note: '',
};
const NOBODY = { firstName: '', lastName: '', email: '', mobile: '' };
const IDA = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.com', mobile: '5125550177' };
const at = (search: string) => new URLSearchParams(search);

test('a step opens when those before it are complete', () => {
  expect(openSteps([], IDA)).toEqual(['items']);
  expect(openSteps([ITEM], NOBODY)).toEqual(['items', 'you']);
  expect(openSteps([ITEM], IDA)).toEqual(['items', 'you', 'check']);
});

test('an address of a step that is not open yet shows the last one that is', () => {
  expect(stepAt(at('step=check'), ['items', 'you'])).toBe('you');
  expect(stepAt(at('step=you'), ['items'])).toBe('items');
  expect(stepAt(at('step=you'), ['items', 'you', 'check'])).toBe('you');
  expect(stepAt(at('step=other'), ['items', 'you', 'check'])).toBe('items');
});

test('a request that began in the portfolio stays one from there', () => {
  expect(stepHref('check', at('from=portfolio&product=1'))).toBe(
    '/sell-to-us/request?step=check&from=portfolio',
  );
  expect(stepHref('items', at('step=you'))).toBe('/sell-to-us/request');
});
