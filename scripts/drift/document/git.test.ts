import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

import { main } from '../command/main.ts';
import { loadDocument } from './document.ts';
import { fileWith } from './write-out.ts';

const folder = mkdtempSync(join(tmpdir(), 'drift-git-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });

const API = `openapi: 3.1.0
paths:
  /coins:
    get:
      operationId: getCoins
      responses:
        '200': { $ref: '../answers.yaml#/coins' }
`;
const answers = (type: string) => `coins:
  description: The coins.
  content:
    application/json:
      schema: { type: object, properties: { total: { type: ${type} } } }
`;

mkdirSync(join(folder, 'api'));
writeFileSync(join(folder, 'api/openapi.yaml'), API);
git('init', '--quiet');
for (const [tag, type] of Object.entries({ v1: 'number', v2: 'string' })) {
  writeFileSync(join(folder, 'answers.yaml'), answers(type));
  git('add', '.');
  git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '--quiet', '-m', tag);
  git('tag', tag);
}

beforeEach(() => void vi.stubEnv('GIT_DIR', join(folder, '.git')));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

test('two revisions are compared, each with its own files', async () => {
  let report = '';
  const args = ['spec', 'v2:api/openapi.yaml', '--base', 'v1:api/openapi.yaml', '--format', 'json'];
  expect(await main(args, { print: (text) => (report += text) })).toBe(1);
  expect(JSON.parse(report)).toMatchObject({
    findings: [{ operations: ['getCoins'], location: { file: 'v2:answers.yaml', line: 5 } }],
  });
});

test('a revision is written out for tools that read files', async () => {
  const first = await fileWith(await loadDocument('v1:api/openapi.yaml'), join(folder, 'out'));
  expect(readFileSync(first, 'utf8')).toContain('"$ref":"1.json#/coins"');
  expect(await fileWith(await loadDocument(first), join(folder, 'out'))).toBe(first);
});

test.each([
  ['v3:api/openapi.yaml', 3, /git knows no revision v3\.$/],
  ['v2:api/none.yaml', 3, /revision v2 has no file api\/none\.yaml\.$/],
  ['v2:../openapi.yaml', 3, /has no file \.\.\/openapi\.yaml\.$/],
  ['--upload-pack=x:api/openapi.yaml', 2, /no revision of git: it begins with a hyphen/],
])('%s is refused with its reason', async (address, exitCode, reason) => {
  await expect(loadDocument(address)).rejects.toThrow(
    expect.objectContaining({ exitCode, message: expect.stringMatching(reason) }),
  );
});

test('outside a repository the message says so', async () => {
  vi.stubEnv('GIT_DIR', join(folder, 'none'));
  await expect(loadDocument('v1:api/openapi.yaml')).rejects.toThrow('no git repository here');
});
