import { expect, test } from 'vitest';

import { documentFrom } from '../document/document.ts';
import { child } from '../document/node.ts';
import { judgesOf } from './judge.ts';

const document = documentFrom({
  openapi: '3.1.0',
  info: { title: 'Judge', version: '1' },
  paths: {},
  components: {
    schemas: {
      Customer: {
        type: 'object',
        required: ['name'],
        additionalProperties: false,
        properties: {
          name: { type: 'string' },
          email: { type: 'string', format: 'email' },
          code: { type: 'integer' },
          emails: { type: 'array', uniqueItems: true, items: { type: 'string' } },
          pay: {
            oneOf: [
              { type: 'object', required: ['card'], properties: { card: { type: 'integer' } } },
              { type: 'object', required: ['iban'], properties: { iban: { type: 'integer' } } },
            ],
          },
        },
      },
    },
  },
});
const schema = child(child(child(document.root, 'components'), 'schemas'), 'Customer');
const judge = judgesOf(document)(schema, 'response');

test.each([
  { email: '[e-mail]' },
  { code: '[redacted]' },
  { emails: ['[e-mail]', '[e-mail]'] },
  { pay: { card: '[card number]' } },
  { '[redacted]': 1 },
])('what a recorder has hidden is not judged: %j', (value) => {
  expect(judge({ name: 'Mia', ...value })).toEqual([]);
});

test.each([
  [{ email: '[e-mail]' }, ['/name']],
  [{ name: 'Mia', email: '[e-mail]', code: 'x' }, ['/code']],
  [{ name: 'Mia', email: '[e-mail]', extra: 1 }, ['/extra']],
  [{ name: 'Mia', email: 'mia', code: '[redacted]' }, ['/email']],
  [{ name: 'Mia', email: '[e-mail]', pay: { card: 'x' } }, ['/pay']],
])('what stands beside it is: %j', (value, paths) => {
  expect(judge(value).map(({ path }) => `/${path.join('/')}`)).toEqual(paths);
});
