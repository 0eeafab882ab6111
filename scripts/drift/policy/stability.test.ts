import { expect, test } from 'vitest';

import { workplace } from '../tests/workplace.ts';

const { put, run } = workplace();

/** Two operations that answer with the same schema. */
function documentOf(type: string, coins?: string, bars?: string) {
  const schema = { $ref: '#/components/schemas/Coin' };
  const responses = {
    '200': { description: 'Done.', content: { 'application/json': { schema } } },
  };
  const get = (operationId: string, level: string | undefined) => ({
    get: { operationId, responses, ...(level && { 'x-stability-level': level }) },
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Coins', version: '1' },
    paths: { '/coins': get('getCoins', coins), '/bars': get('getBars', bars) },
    components: { schemas: { Coin: { type } } },
  };
}

type Levels = [coins?: string, bars?: string];

async function compared(config: string, old: Levels, now: Levels = old, type = 'integer') {
  const files = [
    put('old.json', documentOf('string', ...old)),
    put('new.json', documentOf(type, ...now)),
  ];
  put('drift.config.yaml', config);
  const { code, err, report } = await run('spec', ...files, '--format', 'json');
  return { code, err, wires: report?.findings.map(({ wire }) => wire), report };
}

test.each<[Levels, string]>([
  [['draft', 'draft'], 'safe'],
  [['draft', 'alpha'], 'safe'],
  [['draft', 'beta'], 'breaking'],
  [['beta', 'beta'], 'breaking'],
  [['alpha', 'stable'], 'breaking'],
  [['alpha'], 'breaking'],
])('a change of operations that are %j is %s', async (levels, wire) => {
  expect((await compared('stability: {}', levels)).wires).toEqual([wire]);
});

test('a report tells which level has softened a finding, and without a section none does', async () => {
  const { code, report } = await compared('stability: {}', ['alpha', 'alpha']);
  expect(code).toBe(0);
  expect(report?.findings[0]?.severity).toEqual({
    from: 'breaking',
    to: 'safe',
    by: 'stability of alpha operations, drift.config.yaml:1:1',
  });
  expect((await compared('rules: {}', ['alpha', 'alpha'])).code).toBe(1);
});

test('what a level may count, and the level of those that say none, can be set', async () => {
  const levels: Levels = ['draft', 'draft'];
  expect((await compared('stability: { draft: risky }', levels)).wires).toEqual(['risky']);
  expect((await compared('stability: { draft: breaking }', levels)).wires).toEqual(['breaking']);
  expect((await compared('stability: { unmarked: draft }', ['draft'])).wires).toEqual(['safe']);
  const both = 'stability: {}\nrules: { response-type-changed: risky }';
  expect((await compared(both, levels)).wires).toEqual(['safe']);
});

test('lowering the level of a stable operation is breaking, of another risky', async () => {
  const lowered = await compared('stability: {}', ['stable'], ['beta'], 'string');
  expect(lowered.code).toBe(1);
  expect(lowered.report?.findings).toMatchObject([
    {
      id: 'stability-lowered',
      wire: 'breaking',
      title: 'getCoins: stability stable → beta',
      operations: ['getCoins'],
      location: { file: 'new.json' },
    },
  ]);
  const unmarked = await compared('stability: {}', [], ['draft'], 'string');
  expect(unmarked.wires).toEqual(['breaking']);
  expect((await compared('stability: {}', ['beta'], ['alpha'], 'string')).wires).toEqual(['risky']);
  expect((await compared('stability: {}', ['beta'], ['stable'], 'string')).wires).toEqual([]);
  const off = 'stability: {}\nrules: { stability-lowered: off }';
  expect((await compared(off, [], ['draft'], 'string')).code).toBe(0);
});

test('a word that is no level is refused with its place', async () => {
  const { code, err } = await compared('stability: {}', [], ['betta']);
  expect(code).toBe(2);
  expect(err).toMatch(
    /new\.json:23:9: x-stability-level is one of draft, alpha, beta, stable, not "betta"\.$/,
  );
  expect((await compared('rules: {}', [], ['betta'])).code).toBe(1);
});
