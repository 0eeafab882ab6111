import { asked, LOCATION, matchers, TOKEN, TRACE, type PactRow } from './rows.ts';

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };
const LINE = { coin: 3, quantity: 2 };

/** Pacts that the contract keeps. */
export const kept: PactRow[] = [
  {
    says: 'a part of an order, by equality',
    version: 1,
    call: 'get /orders/7',
    request: { headers: TRACE },
    response: { status: 200, headers: JSON_TYPE, body: { id: 7, state: 'paid' } },
    raises: [],
  },
  {
    says: 'a query as a text, a header that always comes',
    version: 1,
    call: 'GET /v1/orders',
    request: { query: 'state=paid&limit=5&tags=a&tags=b' },
    response: { status: 200, headers: { 'x-total': '3' }, body: { orders: [] } },
    raises: [],
  },
  {
    says: 'a type for all of a body, of which nothing may be null',
    version: 2,
    call: 'GET /orders/7',
    request: { headers: TRACE },
    response: {
      status: 200,
      body: { id: 1, total: 19.99, buyer: { name: 'Ida' }, lines: [LINE] },
      matchingRules: { '$.body': { match: 'type' } },
    },
    raises: [],
  },
  {
    says: 'a list of at least two that are alike, of which the contract wants each once',
    version: 2,
    call: 'GET /orders',
    response: {
      status: 200,
      body: {
        orders: [
          { id: 1, lines: [LINE, LINE] },
          { id: 1, lines: [LINE, LINE] },
        ],
      },
      matchingRules: {
        '$.body.orders': { min: 2 },
        '$.body.orders[*].*': { match: 'type' },
        "$.body.orders[*]['lines']": { min: 1, match: 'type' },
      },
    },
    raises: [],
  },
  {
    says: 'a form',
    version: 2,
    call: 'POST /orders',
    request: {
      headers: { ...TOKEN, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'coin=3&quantity=2',
    },
    response: { status: 201, headers: LOCATION },
    raises: [],
  },
  {
    says: 'an answer that is refused may be asked for wrongly',
    version: 3,
    call: 'POST /orders',
    request: { headers: JSON_TYPE, body: { coin: 'x' } },
    response: {
      status: 400,
      headers: { 'Content-Type': 'application/problem+json' },
      body: { title: 'coin must be a number' },
      matchingRules: { body: { '$.title': matchers({ match: 'type' }) } },
    },
    raises: [],
  },
  asked(
    { placedAt: '2026-01-31T10:15:00Z', code: 'AB-1234', state: 'open', total: 5.5 },
    {
      '$.placedAt': [{ match: 'timestamp', timestamp: "yyyy-MM-dd'T'HH:mm:ssXXX" }],
      '$.code': [{ match: 'regex', regex: String.raw`^[A-Z]+-\d+$` }],
      '$.state': [{ match: 'regex', regex: 'open|paid|shipped' }],
      '$.total': [{ match: 'decimal' }],
    },
    [],
    'formats, patterns and values that the contract promises',
  ),
  asked(
    { lines: [{ coin: 1 }, { coin: 2 }] },
    {
      '$.lines': [
        {
          match: 'arrayContains',
          variants: [{ index: 0, rules: { '$.coin': matchers({ match: 'integer' }) } }],
        },
      ],
    },
    [],
    'items that a list contains',
  ),
  asked(
    { state: 'paid', lines: [{ gift: true }] },
    { $: [{ match: 'type' }], '$.lines[*].gift': [{ match: 'equality' }] },
    [],
    'what may be null is told by the state',
  ),
  {
    says: 'one of two matchers, a word and null',
    version: 3,
    call: 'GET /orders/7',
    request: { headers: TRACE },
    response: {
      status: 200,
      body: { lines: [{ gift: false }] },
      matchingRules: {
        body: {
          '$.lines[0].gift': {
            combine: 'OR',
            matchers: [{ match: 'boolean' }, { match: 'null' }],
          },
        },
      },
    },
    raises: [],
  },
  {
    says: 'a map, whose names are data',
    version: 3,
    call: 'GET /rates',
    response: {
      status: 200,
      body: { EUR: 1.1, CHF: 2 },
      matchingRules: {
        body: { $: matchers({ match: 'values' }), '$.*': matchers({ match: 'number' }) },
      },
    },
    raises: [],
  },
  {
    says: 'one of two alternatives',
    version: 3,
    call: 'GET /orders/7/payment',
    response: { status: 200, body: { kind: 'card', last4: '4242' } },
    raises: [],
  },
  {
    says: 'a body with its type beside it, a class of statuses, a field of each alternative',
    version: 4,
    call: 'POST /orders',
    request: {
      headers: { 'X-Key': ['k'], Accept: ['application/json, */*;q=0.1'] },
      body: { content: { coin: 3, quantity: 1 }, contentType: 'application/json', encoded: false },
    },
    response: {
      status: 200,
      headers: { Location: ['/v1/orders/7'] },
      body: { content: { id: 7 }, contentType: 'application/json', encoded: false },
      matchingRules: {
        status: matchers({ match: 'statusCode', status: 'success' }),
        header: { Location: matchers({ match: 'regex', regex: '^/v1/' }) },
        body: { '$.id': matchers({ match: 'integer' }) },
      },
    },
    raises: [['expected-text-open', 'risky']],
  },
  {
    says: 'values of a map by rules of their own, a text in another type',
    version: 4,
    call: 'GET /rates',
    response: {
      status: 200,
      body: { content: { EUR: 1.5 }, contentType: 'application/json', encoded: false },
      matchingRules: {
        body: { $: matchers({ match: 'eachValue', value: '1', rules: [{ match: 'number' }] }) },
      },
    },
    raises: [],
  },
  {
    says: 'packed text',
    version: 4,
    call: 'GET /rates',
    response: {
      status: 200,
      body: { content: 'RVVSLDEuMQ==', contentType: 'text/csv', encoded: 'base64' },
    },
    raises: [],
  },
  {
    says: 'a text that is JSON, an empty body',
    version: 4,
    call: 'POST /orders',
    request: {
      headers: TOKEN,
      body: {
        content: '{"coin":3,"quantity":1}',
        contentType: 'application/json',
        encoded: 'JSON',
      },
    },
    response: { status: 201, headers: LOCATION, body: { content: '' } },
    raises: [],
  },
  {
    says: 'a body of JSON that looks like one with its type',
    version: 3,
    call: 'GET /rates',
    response: { status: 200, body: { content: 1.5 } },
    raises: [],
  },
  {
    says: 'fields of the schemas that a discriminator selects',
    version: 3,
    call: 'GET /coins',
    response: {
      status: 200,
      body: [
        { kind: 'coin', year: 2024 },
        { kind: 'bar', refiner: 'X' },
      ],
    },
    raises: [],
  },
  {
    says: 'nothing in return',
    version: 4,
    call: 'DELETE /orders/7',
    response: { status: 204 },
    raises: [],
  },
];
