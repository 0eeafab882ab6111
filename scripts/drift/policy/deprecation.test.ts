import { expect, test } from 'vitest';

import { workplace } from '../tests/workplace.ts';
import { documentOf, object, text, type Template } from '../rules/rule.ts';

const { put, run } = workplace();

async function compared(config: string, [old, now]: [Template, Template]) {
  const files = [put('old.json', documentOf(old)), put('new.json', documentOf(now))];
  put('drift.config.yaml', config);
  const { code, err, report } = await run('spec', ...files, '--format', 'json');
  const [finding] = report?.findings ?? [];
  const count = report?.findings.length;
  return { code, err, wire: finding?.wire, title: finding?.title, finding, count };
}

type Marks = Record<string, unknown>;
const operation = (marks: Marks): [Template, Template] => [
  {
    item: {
      get: { operationId: 'getCoins', responses: { '200': { description: 'Coins.' } }, ...marks },
    },
  },
  {},
];
const parameter = (marks: Marks): [Template, Template] => [
  { parameters: [{ name: 'q', in: 'query', schema: text, ...marks }] },
  {},
];
const field = (marks: Marks): [Template, Template] => [
  { answer: object({ a: text, b: { ...text, ...marks } }, ['b']) },
  { answer: object({ a: text }) },
];
const marked = (marks: Marks): [Template, Template] => [{}, { operation: marks }];
const header = (marks: Marks): [Template, Template] => [
  { headers: { 'X-A': { required: true, schema: text, ...marks } } },
  {},
];
const PAST = { deprecated: true, 'x-sunset': '2026-11-27' };

test.each([
  ['an operation', operation, 'operation-removed'],
  ['a parameter', parameter, 'deprecated-parameter-removed'],
  ['a header', header, 'required-header-removed'],
  ['a field', field, 'response-required-property-removed'],
])('%s that is removed after its sunset is safe', async (_, pair, id) => {
  const { code, finding } = await compared('deprecation: {}', pair(PAST));
  expect({ code, finding }).toMatchObject({
    code: 0,
    finding: {
      id,
      wire: 'safe',
      severity: { to: 'safe', by: 'deprecation, drift.config.yaml:1:1' },
    },
  });
  const risky = await compared('deprecation: { removed: risky }', pair(PAST));
  expect(risky).toMatchObject({ code: 0, wire: 'risky' });
});

test.each([
  ['an operation', operation],
  ['a parameter', parameter],
  ['a field', field],
])('%s that is removed before its sunset is breaking, and says so', async (_, pair) => {
  const early = pair({ deprecated: true, 'x-sunset': '2026-11-28' });
  const { code, wire, title, finding } = await compared('deprecation: {}', early);
  expect({ code, wire }).toEqual({ code: 1, wire: 'breaking' });
  expect(title).toMatch(/ is gone, before the end of its sunset 2026-11-28$/);
  const without = await compared('rules: {}', early);
  expect(finding?.fingerprint).toBe(without.finding?.fingerprint);
});

test.each([
  [{ 'x-deprecated-since': '2026-09-29' }, 'breaking', /60 of 90 days after its deprecation$/],
  [{ 'x-deprecated-since': '2026-08-30' }, 'safe', /is gone$/],
  [{ 'x-deprecated-since': '2027-01-01' }, 'breaking', / 0 of 90 days/],
  [{ 'x-sunset': '2026-11-01' }, 'breaking', /without x-deprecated-since, to count 90 days from$/],
  [{ 'x-deprecated-since': '2020-01-01', 'x-sunset': '2027-01-01' }, 'breaking', /2027-01-01$/],
])('with a least time of 90 days %j is %s', async (marks, wire, title) => {
  const config = 'deprecation: { leastDays: 90 }';
  const found = await compared(config, operation({ deprecated: true, ...marks }));
  expect(found.wire).toBe(wire);
  expect(found.title).toMatch(title);
});

test('what was not deprecated, or has no dates, is left to its rule', async () => {
  for (const marks of [{ 'x-sunset': '2020-01-01' }, { deprecated: true }, {}]) {
    const { wire, finding } = await compared('deprecation: {}', operation(marks));
    expect(wire).toBe('breaking');
    expect(finding).not.toHaveProperty('severity');
  }
  expect((await compared('rules: {}', operation(PAST))).wire).toBe('breaking');
});

test('a sunset can be asked for, when something is deprecated and when it is removed', async () => {
  const config = 'deprecation: { requireSunset: true }';
  const gone = await compared(config, operation({ deprecated: true }));
  expect(gone).toMatchObject({
    code: 1,
    title: expect.stringMatching(/without x-sunset$/) as string,
  });
  const late = await compared(config, marked({ deprecated: true }));
  expect(late).toMatchObject({ code: 1, wire: 'breaking' });
  expect(late.title).toMatch(/is deprecated, without x-sunset$/);
  expect(
    await compared(config, marked({ deprecated: true, 'x-sunset': '2027-01-01' })),
  ).toMatchObject({
    code: 0,
    wire: 'none',
  });
});

test('a field that becomes deprecated is told once, and may need a sunset', async () => {
  const $ref = '#/components/schemas/Coin';
  const shared = (marks: Marks): Template => ({
    body: { $ref },
    answer: { $ref },
    root: { components: { schemas: { Coin: object({ a: text, b: { ...text, ...marks } }) } } },
  });
  const both = (marks: Marks): [Template, Template] => [shared({}), shared(marks)];
  const told = await compared('rules: {}', both({ deprecated: true }));
  expect(told).toMatchObject({ code: 0, wire: 'none', count: 1 });
  expect(told.title).toMatch(/: b is deprecated$/);
  const config = 'deprecation: { requireSunset: true }';
  const late = await compared(config, both({ deprecated: true }));
  expect(late).toMatchObject({ code: 1, wire: 'breaking' });
  expect(late.title).toMatch(/: b is deprecated, without x-sunset$/);
  const dated = both({ deprecated: true, 'x-sunset': '2027-01-01' });
  expect(await compared(config, dated)).toMatchObject({ code: 0, wire: 'none' });
  const [old, next] = both({ deprecated: true });
  expect((await compared(config, [next, old])).title).toMatch(/: b is no longer deprecated$/);
});

test('a rule that is off stays off; dates come before the verdict of a rule', async () => {
  const early = operation({ deprecated: true, 'x-sunset': '2027-01-01' });
  const config = 'deprecation: {}\nrules: { operation-removed: ';
  expect(await compared(`${config}off }`, early)).toMatchObject({ code: 0, finding: undefined });
  expect(await compared(`${config}safe }`, early)).toMatchObject({ code: 1, wire: 'breaking' });
});

test('a date is a day, a day with a time, or one of HTTP; anything else is refused', async () => {
  for (const day of ['2026-11-27T23:00:00Z', 'Fri, 27 Nov 2026 23:59:59 GMT']) {
    const found = await compared('deprecation: {}', operation({ ...PAST, 'x-sunset': day }));
    expect(found.wire).toBe('safe');
  }
  const { code, err } = await compared(
    'deprecation: {}',
    operation({ ...PAST, 'x-sunset': 'soon' }),
  );
  expect(code).toBe(2);
  expect(err).toMatch(
    /old\.json:17:9: x-sunset is a day like 2027-01-31 or an HTTP date, not "soon"\.$/,
  );
});

test.each([
  ['deprecation: { leastDays: -1 }', '1:27: "deprecation.leastDays" is at least 0, not -1.'],
  ['deprecation: { leastDays: x }', '1:27: "deprecation.leastDays" is a whole number, not "x".'],
  ['deprecation: { removed: off }', '"deprecation.removed" is one of breaking, risky, safe, not'],
  ['deprecation: { leastDay: 1 }', '"deprecation" has no "leastDay". Did you mean leastDays?'],
])('a configuration like %s is refused', async (config, says) => {
  const { code, err } = await compared(config, operation({}));
  expect(code).toBe(2);
  expect(err).toContain(says);
});
