import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { main } from '../../command/main.ts';
import { loadDocument } from '../document.ts';

const folder = mkdtempSync(join(tmpdir(), 'drift-overlay-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const API = `openapi: 3.1.0
info: { title: Coins }
tags: [&first { name: coins }, { name: internal }, { name: old }]
x-first: *first
paths:
  /coins:
    get:
      operationId: getCoins
      parameters: [{ name: page, in: query, schema: { type: integer } }]
      responses: { '200': { description: Some. } }
  /health:
    get: { operationId: getHealth, x-internal: true, responses: { '200': { description: Well. } } }
`;
const api = written('api.yaml', API);

const overlay = (actions: string) => `overlay: 1.0.0
info: { title: Changes, version: '1' }
actions:
${actions}`;

async function applied(actions: string): Promise<{ value: unknown; notes: string[] }> {
  const notes = new Set<string>();
  const overlays = [written('overlay.yaml', overlay(actions))];
  const document = await loadDocument({ file: api, overlays, network: undefined, notes });
  return { value: document.root.value, notes: [...notes] };
}

const CASES: [string, string, object][] = [
  [
    'merges objects',
    '- { target: $.info, update: { title: New, contact: { name: Ida } } }',
    { info: { title: 'New', contact: { name: 'Ida' } } },
  ],
  [
    'adds to lists',
    '- { target: $.tags, update: { name: new } }\n- { target: $, update: { tags: [{ name: more }] } }',
    { tags: ['coins', 'internal', 'old', 'new', 'more'].map((name) => ({ name })) },
  ],
  [
    'removes several items of a list',
    '- { target: "$.tags[?@.name != \'coins\']", remove: true }',
    { tags: [{ name: 'coins' }] },
  ],
  [
    'removes members by what they hold',
    '- { target: "$.paths[?@.get[\'x-internal\'] == true]", remove: true, update: { ignored: true } }',
    { paths: { '/coins': expect.anything() } },
  ],
  ['replaces a text', '- { target: $.info.title, update: Bars }', { info: { title: 'Bars' } }],
  [
    'copies',
    '- { target: $.info, copy: "$.tags[0]" }',
    { info: { title: 'Coins', name: 'coins' } },
  ],
];

test.each(CASES)('an action %s', async (_, actions, expected) => {
  const { value, notes } = await applied(actions);
  expect(value).toMatchObject(expected);
  expect(Object.keys((value as { paths: object }).paths)).toEqual(
    Object.keys('paths' in expected ? (expected.paths as object) : { '/coins': 0, '/health': 0 }),
  );
  expect(notes).toEqual([]);
});

test('what an alias shares is changed in one place', async () => {
  const { value } = await applied(`- { target: "$['x-first']", update: { name: gold } }`);
  expect(value).toMatchObject({ 'x-first': { name: 'gold' }, tags: [{ name: 'coins' }, {}, {}] });
});

test('a target without a match is told', async () => {
  const { notes } = await applied('- { target: $.components, remove: true }');
  expect(notes).toEqual([
    expect.stringMatching(/overlay\.yaml:4:5: the target .* matches nothing in .*api\.yaml\.$/),
  ]);
});

test.each([
  ['- { target: "$.[", remove: true }', /overlay\.yaml:4:5 is no JSONPath: /],
  ['- { remove: true }', /overlay\.yaml:4:3 is an action without a target/],
  ['- { target: $, remove: true }', /removes the whole document/],
  ['- { target: $.info, copy: $.tags.* }', /copies what matches several places/],
  ['- { target: $.info, copy: $.none }', /copies what matches nothing/],
])('%s is refused', async (actions, reason) => {
  await expect(applied(actions)).rejects.toThrow(
    expect.objectContaining({ exitCode: 3, message: expect.stringMatching(reason) }),
  );
});

test('another version is refused, and a file that is none', async () => {
  for (const text of ['overlay: 2.0.0', 'openapi: 3.1.0', 'overlay: 1.0.0']) {
    const overlays = [written('other.yaml', text)];
    await expect(
      loadDocument({ file: api, overlays, network: undefined, notes: new Set() }),
    ).rejects.toThrow(/is no overlay|no list of actions/);
  }
});

test('differences are told where they are written, and unmatched targets beside the report', async () => {
  const next = written('next.yaml', API.replace('type: integer', 'type: string'));
  const change = `- target: $.paths['/coins'].get.parameters
  update: { name: mint, in: query, required: true }
`;
  const both = written('both.yaml', overlay('- { target: "$.paths[\'/health\']", remove: true }'));
  const one = written('one.yaml', overlay(`${change}- { target: $.none, remove: true }`));
  const [print, complain] = [[] as string[], [] as string[]];
  const args = ['spec', next, '--base', api, '--overlay', both, '--overlay-revision', one];
  const code = await main([...args, '--format', 'json'], {
    print: (text) => print.push(text),
    complain: (text) => complain.push(text),
    cwd: folder,
  });
  expect(code).toBe(1);
  const { findings } = JSON.parse(print.join('')) as {
    findings: { id: string; location: object }[];
  };
  expect(findings.map(({ id, location }) => [id, location])).toEqual([
    ['required-parameter-added', { file: 'one.yaml', line: 5, column: 3 }],
    ['request-type-widened', { file: 'next.yaml', line: 9, column: 45 }],
  ]);
  expect(complain).toEqual([expect.stringMatching(/one\.yaml:6:5: the target \$\.none matches/)]);
});
