import { expect, test } from 'vitest';

import { workplace } from '../tests/workplace.ts';

const { put, run } = workplace();

type Marked = { operation?: string; other?: string; parameter?: string; schema?: string };

function mark(written: string | undefined, indent: string): string {
  return written === undefined ? '' : `\n${indent}x-drift-ignore: ${written}`;
}

/** Two operations that answer with the same schema; one has a parameter. */
function documentOf(type: string, limit: number, marked: Marked): string {
  const answer = `
      responses:
        "200":
          description: Done.
          content: { application/json: { schema: { $ref: "#/components/schemas/Coin" } } }`;
  return `openapi: 3.1.0
info: { title: Coins, version: "1" }
paths:
  /coins:
    get:
      operationId: getCoins${mark(marked.operation, '      ')}
      parameters:
        - name: size
          in: query
          schema: { type: integer, maximum: ${limit} }${mark(marked.parameter, '          ')}${answer}
  /bars:
    get:
      operationId: getBars${mark(marked.other, '      ')}${answer}
components:
  schemas:
    Coin:
      type: object${mark(marked.schema, '      ')}
      properties: { name: { type: ${type} } }
`;
}

async function compared(old: Marked, now: Marked, config?: string) {
  const files = [
    put('old.yaml', documentOf('string', 9, old)),
    put('new.yaml', documentOf('integer', 5, now)),
  ];
  const more = config === undefined ? [] : ['--config', 'config.yaml'];
  if (config !== undefined) put('config.yaml', config);
  const { code, err, report } = await run('spec', ...files, '--format', 'json', ...more);
  const ids = report?.findings.map(({ id }) => id).toSorted();
  const ignored = report?.policy?.ignored.map(({ id }) => id).toSorted() ?? [];
  return { code, err, report, ids, ignored };
}

const LIMIT = 'request-maximum-narrowed';
const TYPE = 'response-type-changed';
const ALL = '{ rule: true, reason: only our own app }';

test('without a mark both findings count', async () => {
  expect(await compared({}, {})).toMatchObject({ ids: [LIMIT, TYPE], ignored: [] });
});

test.each([
  ['a parameter', { parameter: ALL }, LIMIT],
  ['a schema', { schema: ALL }, TYPE],
  ['a schema, by a pattern', { schema: '{ rule: response-type-*, reason: x }' }, TYPE],
])('a mark at %s ignores what is inside, in the base or the revision', async (_, marked, id) => {
  for (const [old, now] of [
    [marked, {}],
    [{}, marked],
  ] as const) {
    const { code, ids, ignored } = await compared(old, now);
    expect({ code, ids, ignored }).toEqual({
      code: 1,
      ids: [LIMIT, TYPE].filter((each) => each !== id),
      ignored: [id],
    });
  }
});

test('a mark at an operation does not hide what is in others', async () => {
  expect(await compared({}, { operation: ALL })).toMatchObject({ ids: [TYPE], ignored: [LIMIT] });
  const { code, ids, ignored, report } = await compared({}, { operation: ALL, other: ALL });
  expect({ code, ids, ignored }).toEqual({ code: 0, ids: [], ignored: [LIMIT, TYPE] });
  expect(report?.policy?.ignored[0]?.ignored).toEqual({
    reason: 'only our own app',
    by: 'new.yaml:7:7',
  });
  expect(report?.policy?.file).toBe(undefined);
});

test('a mark for other rules ignores nothing, nor where documents are not heeded', async () => {
  const other = '{ rule: [path-removed, request-enum-*], reason: x }';
  expect(await compared({ schema: other }, { parameter: other })).toMatchObject({ ignored: [] });
  expect(await compared({ schema: ALL }, {}, 'ignoreInDocuments: false')).toMatchObject({
    ids: [LIMIT, TYPE],
  });
});

test('a mark whose last day has passed fails in the revision', async () => {
  const late = '[{ rule: true, reason: x, until: 2026-11-27 }]';
  const { code, ids, report } = await compared({}, { schema: late });
  expect({ code, ids }).toEqual({ code: 1, ids: ['ignore-expired', LIMIT, TYPE] });
  const expired = report?.findings.find(({ id }) => id === 'ignore-expired');
  expect(expired).toMatchObject({ fails: true, location: { file: 'new.yaml', line: 26 } });
  expect((await compared({ schema: late }, {})).ids).toEqual([LIMIT, TYPE]);
  const today = '{ rule: true, reason: x, until: 2026-11-28 }';
  expect((await compared({}, { schema: today })).ids).toEqual([LIMIT]);
});

test.each([
  ['true', 'is a mapping with rule and reason.'],
  ['{ rule: true }', 'says no reason.'],
  ['{ reason: x }', 'names a rule, a list of rules, or true'],
  ['{ rule: true, reason: x, untill: 2027-01-01 }', 'has no "untill". Did you mean until?'],
  ['{ rule: true, reason: x, until: soon }', 'ends on no day'],
])('a mark like %s is refused with its place', async (schema, says) => {
  const { code, err } = await compared({}, { schema });
  expect(code).toBe(2);
  expect(err).toMatch(/new\.yaml:26:\d+: x-drift-ignore /);
  expect(err).toContain(says);
});

test('a mark with a rule that is not there is refused', async () => {
  const { code, err } = await compared({}, { schema: '{ rule: path-remove, reason: x }' });
  expect(code).toBe(2);
  expect(err).toContain('There is no rule "path-remove". Did you mean path-removed');
});
