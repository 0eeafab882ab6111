import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { main } from '../command/main.ts';
import { RULES } from '../rules/rules.ts';
import { explained, GROUPS, RULE_IDS, type Explained } from './explain.ts';
import { explanationText, listText } from './explain-words.ts';
import { OBSERVED_GROUPS } from './observed.ts';

const ALL = RULE_IDS.map((id) => explained(id));

async function run(...args: string[]) {
  let out = '';
  let err = '';
  const code = await main(['explain', ...args], {
    print: (text) => (out += text),
    complain: (text) => (err += text),
  });
  return { code, out, err };
}

test('every rule is explained, with a recipe, on 80 columns', () => {
  expect(new Set(RULE_IDS).size).toBe(GROUPS.flatMap(([, rules]) => rules).length);
  for (const rule of ALL) {
    expect(rule.recipe.length).toBeGreaterThan(0);
    const text = explanationText(rule);
    expect(text.startsWith(`${rule.id}\n`)).toBe(true);
    expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
  }
});

test('what breaks, or may, has steps and not a remark', () => {
  const grave = RULES.filter(({ wire }) => wire === 'breaking' || wire === 'risky');
  expect(grave.filter(({ id }) => explained(id).recipe.length < 2)).toEqual([]);
});

test('every rule about two documents has an example that differs, and its way back', () => {
  for (const { id, swapped } of RULES) {
    const { example, reversed } = explained(id);
    expect({ id, same: example?.before === example?.after }).toEqual({ id, same: false });
    expect(reversed?.id).toBe(swapped === id ? undefined : swapped);
  }
});

test('a rule is told with reason, example, both directions, and steps', async () => {
  const { code, out, err } = await run('response-enum-grew');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('response-enum-grew\n  risky, about what servers send.');
  expect(out).toMatch(/before\n[\s\S]+- a\n[\s\S]+after\n[\s\S]+- b\n/);
  expect(out).toContain('The other way round\n  response-enum-shrank: safe');
  expect(out).toContain('In requests\n  request-enum-grew: safe');
  expect(out).toContain('How to do it safely\n  1. Ask clients to read tolerantly first');
});

test('without a rule all are listed in groups, a program gets them as JSON', async () => {
  const { code, out } = await run();
  expect(code).toBe(0);
  expect(out).toBe(listText('npx bullion-drift'));
  for (const id of RULE_IDS) expect(out).toContain(`  ${id.padEnd(46)}`);
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  const all = JSON.parse((await run('--format', 'json')).out) as Explained[];
  expect(all.map(({ id }) => id)).toEqual(RULE_IDS);
  const one = JSON.parse((await run('path-removed', '--format=json')).out) as Explained;
  expect(one).toMatchObject({ id: 'path-removed', wire: 'breaking', code: 'compile' });
});

test.each([
  ['operation-remove', /There is no rule "operation-remove"\. Did you mean operation-removed\?/],
  ['enum-response-grew', /Did you mean response-enum-grew/],
  ['enum-grew', /Did you mean request-enum-grew, response-enum-grew or /],
  ['zzzzzz', /^There is no rule "zzzzzz"\.\n$/],
])('of a rule %s that is not there it names near ones', async (id, says) => {
  const { code, out, err } = await run(id);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(says);
});

test('explain has a help of its own, and refuses other options', async () => {
  expect((await run('--help')).out).toMatch(/^npx bullion-drift explain \[RULE\]/);
  expect(await run('--format', 'sarif')).toMatchObject({ code: 2 });
  expect((await run('--known', 'x')).err).toMatch(
    /Unknown option '--known'\. Help: .* explain --h/,
  );
});

/** Ids in the sources of the legs that look at traffic. */
function idsInSources(): string[] {
  return ['exchange', 'har', 'pact', 'live', 'known'].flatMap((folder) => {
    const url = new URL(`../${folder}/`, import.meta.url);
    return readdirSync(url)
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .flatMap((file) => readFileSync(new URL(file, url), 'utf8').match(/\bid: .*/g) ?? [])
      .flatMap((line) =>
        [...line.matchAll(/(?<!\?\? )'([a-z]+(?:-[a-z]+)+)'/g)].map(([, id]) => id ?? ''),
      );
  });
}

test('what traffic and servers can show is in the list, with the sides that it has', () => {
  const listed = new Set(OBSERVED_GROUPS.flatMap(([, rules]) => rules.map(({ id }) => id)));
  const found = idsInSources();
  expect(found.length).toBeGreaterThan(25);
  expect(found.filter((id) => !listed.has(id))).toEqual([]);
});
