import { expect, test } from 'vitest';

import { isTaken } from './matcher.ts';
import { hasFreeKeys, rulesOf } from './rules.ts';

test.each([
  ['type', {}, 'a', 'b', true],
  ['type', {}, 1, 1.5, true],
  ['type', {}, 1, '1', false],
  ['type', {}, {}, [], false],
  ['equality', {}, { a: [1] }, { a: [1] }, true],
  ['regex', { regex: '^a+$' }, 'a', 'ab', false],
  ['regex', { regex: '^[12]$' }, 'x', 2, true],
  // Other languages have expressions that JavaScript cannot read.
  ['regex', { regex: '(?i)a' }, 'a', 'b', true],
  ['include', { value: 'b' }, 'b', 'abc', true],
  ['integer', {}, 1, 1.5, false],
  ['integer', {}, '1', '2', true],
  ['decimal', {}, 1.5, 'x', false],
  ['number', {}, 1, 2.5, true],
  ['boolean', {}, true, 'yes', false],
  ['null', {}, null, null, true],
  ['semver', {}, '1.0.0', '1.0', false],
  ['date', {}, '2026-01-31', '2026-01-31', true],
  ['date', { format: 'dd/MM/yy' }, '31/01/26', '2026-01-31', false],
  ['time', { time: 'HH:mm' }, '10:15', '10:15:00', false],
  [
    'timestamp',
    { timestamp: "yyyy-MM-dd'T'HH:mm:ss.SSSX" },
    '',
    '2026-01-31T10:15:00.000+01',
    true,
  ],
  [
    'datetime',
    { format: 'EEE, d MMM yyyy HH:mm:ss Z' },
    '',
    'Sat, 3 Jan 2026 10:15:00 +0100',
    true,
  ],
  ['timestamp', {}, '', '2026-01-31T10:15:00', false],
  // A letter that is not known takes every text.
  ['date', { format: 'yyyy-Q' }, '', 'x', true],
  ['unheard of', {}, 'a', 1, true],
  ['__proto__', {}, 'a', 1, true],
])('%s %j with %j: %j is %s', (match, more, example, value, is) => {
  expect(isTaken({ matchers: [{ match, ...more }], isAny: false }, value, example)).toBe(is);
});

const names = (rule: ReturnType<ReturnType<typeof rulesOf>>) =>
  rule?.matchers.map(({ match }) => match);

test('rules are found by their paths, in the words of each version', () => {
  const second = rulesOf({
    '$.body.items': { min: 1 },
    '$.body.items[*].*': { match: 'type' },
    "$.body['items'][0]['first name']": { regex: 'a' },
    '$.headers.X-Total': { match: 'integer' },
    '$.path': { match: 'regex', regex: 'a' },
  });
  expect(names(second('body', ['items']))).toEqual(['type']);
  expect(names(second('body', ['items', '0', 'first name']))).toEqual(['regex']);
  expect(names(second('body', ['items', '1', 'first name']))).toEqual(['type']);
  expect(names(second('body', ['items', '1', 'a', 'b']))).toEqual(['type']);
  expect(names(second('header', ['x-total']))).toEqual(['integer']);
  expect(names(second('body', ['other']))).toBeUndefined();
  const third = rulesOf({
    body: { $: { matchers: [{ match: 'type' }] }, '$.id': { matchers: [{ match: 'integer' }] } },
    header: { 'X-Total[0]': { matchers: [{ match: 'number' }] } },
    status: { matchers: [{ match: 'statusCode', status: 'success' }] },
  });
  expect(names(third('body', ['a', 'b']))).toEqual(['type']);
  expect(names(third('body', ['id']))).toEqual(['integer']);
  // What is compared by a matcher of its own has nothing for what is below.
  expect(names(third('body', ['id', 'a']))).toEqual(undefined);
  expect(names(third('header', ['x-total']))).toEqual(['number']);
  expect(names(third('status', []))).toEqual(['statusCode']);
});

test('rules of the values of a map and of items that a list contains count for those', () => {
  const rules = rulesOf({
    body: {
      '$.map': { matchers: [{ match: 'eachValue', rules: [{ match: 'integer' }] }] },
      '$.list': {
        matchers: [
          {
            match: 'arrayContains',
            variants: [{ index: 1, rules: { '$.id': { matchers: [{ match: 'number' }] } } }],
          },
        ],
      },
    },
  });
  expect(hasFreeKeys(rules('body', ['map']))).toBe(true);
  expect(names(rules('body', ['map', 'any']))).toEqual(['integer']);
  expect(names(rules('body', ['list', '1', 'id']))).toEqual(['number']);
  expect(names(rules('body', ['list', '0', 'id']))).toBeUndefined();
});
