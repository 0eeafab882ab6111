import { spawnSync } from 'node:child_process';

import { expect, test } from '@playwright/test';

test('a build with the mock backend does not start as a shop, and says why in one line', () => {
  const env = { ...process.env, API_ORIGIN: 'https://api.example.com', PORT: '0' };
  const ended = spawnSync(process.execPath, ['build/server/index.js'], { env, encoding: 'utf8' });
  expect(ended.status).toBe(1);
  expect(ended.stderr).toMatch(/^This build has the mock backend: [^\n]+\n$/);
  expect(ended.stdout).toBe('');
});
