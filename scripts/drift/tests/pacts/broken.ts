import { asked, LOCATION, matchers, TOKEN, TRACE, type PactRow } from './rows.ts';

const TYPE = [{ match: 'type' }];

/** Pacts that the contract does not keep. */
export const broken: PactRow[] = [
  {
    says: 'a path that is not there',
    version: 1,
    call: 'GET /order/7',
    response: { status: 200, body: {} },
    raises: [['operation-undocumented', 'breaking']],
  },
  {
    says: 'a path that is not there, and expected to be missing',
    version: 2,
    call: 'GET /coins/7',
    response: { status: 404 },
    raises: [['operation-undocumented', 'risky']],
  },
  {
    says: 'a method that is not there',
    version: 1,
    call: 'PUT /orders/7',
    response: { status: 200 },
    raises: [['operation-undocumented', 'breaking']],
  },
  {
    says: 'a header that is missing, a status that is not there',
    version: 2,
    call: 'GET /orders/7',
    response: { status: 202 },
    raises: [
      ['request-parameter-missing', 'breaking'],
      ['expected-status-undeclared', 'breaking'],
    ],
  },
  {
    says: 'a value and a name that the query does not have',
    version: 3,
    call: 'GET /orders',
    request: { query: { state: ['lost'], page: ['2'] } },
    response: { status: 200 },
    raises: [
      ['request-parameter-refused', 'breaking'],
      ['request-parameter-undeclared', 'risky'],
    ],
  },
  {
    says: 'a body without a field, with another, and no token',
    version: 2,
    call: 'POST /orders',
    request: { body: { coin: 3, colour: 'red' } },
    response: { status: 201, headers: LOCATION },
    raises: [
      ['request-field-missing', 'breaking'],
      ['request-field-refused', 'breaking'],
      ['request-token-missing', 'risky'],
    ],
  },
  {
    says: 'a media type that is not taken',
    version: 3,
    call: 'POST /orders',
    request: { headers: { ...TOKEN, 'Content-Type': 'text/xml' }, body: '<coin/>' },
    response: { status: 201 },
    raises: [['request-media-type', 'breaking']],
  },
  {
    says: 'another media type in return, which alone is accepted',
    version: 3,
    call: 'GET /orders/7',
    request: { headers: { ...TRACE, Accept: 'application/xml' } },
    response: { status: 200, headers: { 'Content-Type': 'application/xml' }, body: '<order/>' },
    raises: [
      ['request-accept-refused', 'risky'],
      ['expected-media-type', 'breaking'],
    ],
  },
  {
    says: 'a body where there is none',
    version: 4,
    call: 'DELETE /orders/7',
    response: {
      status: 204,
      body: { content: { ok: true }, contentType: 'application/json', encoded: false },
    },
    raises: [['expected-body-undeclared', 'breaking']],
  },
  asked({ id: 'seven' }, {}, [['expected-type', 'breaking']], 'another type, by equality'),
  asked({ id: 'seven' }, { '$.id': TYPE }, [['expected-type', 'breaking']], 'another type'),
  asked({ id: 7.5 }, { '$.id': TYPE }, [['expected-example-refused', 'risky']], 'a kind of number'),
  asked(
    { state: 'lost' },
    {},
    [['expected-value-refused', 'breaking']],
    'a value that never comes',
  ),
  asked(
    { state: 'lost' },
    { '$.state': TYPE },
    [['expected-example-refused', 'risky']],
    'an example that never comes, by its type',
  ),
  asked(
    { state: 'paid' },
    { '$.state': [{ match: 'regex', regex: '^(open|paid)$' }] },
    [['expected-value-open', 'risky']],
    'some of the values',
  ),
  asked(
    { state: 'new' },
    { '$.state': [{ match: 'regex', regex: '^(new|old)$' }] },
    [['expected-value-refused', 'breaking']],
    'none of the values',
  ),
  asked(
    { total: 5 },
    { '$.total': [{ match: 'integer' }] },
    [['expected-value-open', 'risky']],
    'whole numbers where the contract has all',
  ),
  asked(
    { placedAt: '2026-01-31' },
    { '$.placedAt': [{ match: 'date', date: 'yyyy-MM-dd' }] },
    [['expected-value-refused', 'breaking']],
    'a date where the contract has a time',
  ),
  asked(
    { buyer: { name: 'Ida Berg', Email: 'a@example.com' } },
    { '$.buyer.name': [{ match: 'regex', regex: String.raw`^\w+ \w+$` }] },
    [
      ['expected-text-open', 'risky'],
      ['expected-field-undeclared', 'risky'],
    ],
    'a form of text that is promised nowhere, a field in another spelling',
  ),
  asked(
    { lines: [{ coin: 1, weight: 2, note: 'x', gift: true }] },
    { '$.lines': [{ match: 'type', min: 1 }] },
    [
      ['expected-field-refused', 'breaking'],
      ['expected-value-open', 'risky'],
      ['expected-field-optional', 'risky'],
    ],
    'a field that is refused, one that is optional, one that may be null',
  ),
  asked({ pin: '1' }, {}, [['expected-write-only', 'breaking']], 'a field that is never sent'),
  {
    says: 'fields of two alternatives at once',
    version: 3,
    call: 'GET /orders/7/payment',
    response: { status: 200, body: { kind: 'card', bank: 'X' } },
    raises: [['expected-value-refused', 'breaking']],
  },
  {
    says: 'a field of another schema than the one that the discriminator selects',
    version: 3,
    call: 'GET /coins',
    response: { status: 200, body: [{ kind: 'coin', refiner: 'X' }] },
    raises: [['expected-field-undeclared', 'risky']],
  },
  {
    says: 'headers that are optional, undeclared, and never so',
    version: 4,
    call: 'GET /orders',
    response: {
      status: 200,
      headers: { 'X-Next': ['https://example.com/2'], 'X-Page': ['2'], 'X-Total': ['many'] },
      matchingRules: { header: { 'X-Total': matchers({ match: 'type' }) } },
    },
    raises: [
      ['expected-header-optional', 'risky'],
      ['expected-header-undeclared', 'risky'],
      ['expected-header-refused', 'breaking'],
    ],
  },
];
