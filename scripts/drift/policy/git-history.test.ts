import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { workplace } from '../tests/workplace.ts';

const { folder, put, run } = workplace();

function git(day: string, ...args: string[]): void {
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  const who = ['-c', 'user.name=x', '-c', 'user.email=x@example.com'];
  execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'pipe', env });
}

const api = (coins: string, note = '') => `openapi: 3.1.0
info: { title: Coins, version: "1" }
paths:
  /coins:
    get: { operationId: getCoins, ${coins}responses: { "200": { description: Done.${note} } } }
  /bars:
    get: { operationId: getBars, responses: { "200": { description: Done. } } }
`;

mkdirSync(join(folder, 'api'));
git('2026-01-01', 'init', '--quiet');
for (const [day, text] of [
  ['2026-01-01', api('deprecated: true, ')],
  ['2026-02-01', api('')],
  ['2026-09-01', api('deprecated: true, ')],
  ['2026-11-01', api('deprecated: true, ', ' It is.')],
] as const) {
  put('api/openapi.yaml', text);
  git(day, 'add', '.');
  git(day, 'commit', '--quiet', '-m', day);
}
put('next.yaml', api('').replace(/  \/coins:\n.*\n/, ''));

beforeEach(() => void vi.stubEnv('GIT_DIR', join(folder, '.git')));
afterEach(() => vi.unstubAllEnvs());

async function compared(leastDays: number, base: string) {
  put('drift.config.yaml', `deprecation: { leastDays: ${leastDays} }`);
  const { report } = await run('spec', '@/next.yaml', '--base', base, '--format', 'json');
  const [finding] = report?.findings ?? [];
  return { wire: finding?.wire, title: finding?.title };
}

// From the first of September to the 28th of November.
test.each([
  [88, 'safe', / is gone$/],
  [89, 'breaking', / is gone, 88 of 89 days after its deprecation$/],
])('of %i days the history of git tells that it is %s', async (days, wire, title) => {
  const found = await compared(days, 'HEAD:api/openapi.yaml');
  expect(found.wire).toBe(wire);
  expect(found.title).toMatch(title);
});

test('a file outside of git has no history, an undeprecated operation no day', async () => {
  const found = await compared(30, join(folder, 'api/openapi.yaml'));
  expect(found.title).toMatch(/without x-deprecated-since, to count 30 days from$/);
  expect(await compared(0, 'HEAD~2:api/openapi.yaml')).toMatchObject({ wire: 'breaking' });
});
