import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { freePort } from './free-port.ts';
import { startStore } from './start-store.ts';

const EMAIL = 'clara.whitfield@example.com';
const PASSWORD = 'Maple-Leaf9';
const TOKEN = 'mock.logged.BPM-20417';
/** What a shopper sends that is nobody else's business. */
const PERSONAL = [EMAIL, PASSWORD, TOKEN, 'clara', '78704', 'a-secret-link', 'Barton'];

test('the log knows each request, and nothing of the person', async () => {
  const { url, stop, said, ended } = await startStore({ LOG_LEVEL: 'trace' });
  const origin = { origin: url };
  const customer = { cookie: `signed-in=1; session=${TOKEN}` };
  const body = new URLSearchParams({ email: EMAIL, password: PASSWORD });
  const track = new URLSearchParams({ invoice: 'BPM-1', email: EMAIL, zip: '78704' });
  const asked: [path: string, init: RequestInit][] = [
    ['/signin?returnTo=/myaccounts', { method: 'POST', headers: origin, body }],
    ['/orders/track', { method: 'POST', headers: origin, body: track }],
    [`/api/Authentication/SendResetPasswordLink?email=${EMAIL}`, { method: 'POST' }],
    ['/reset-password?token=a-secret-link', { method: 'POST', headers: origin, body }],
    ['/myaccounts', { headers: customer }],
    ['/api/Customer/GetCustomerInfo', { headers: customer }],
    [`/search/searchresults?searchkey=${EMAIL}`, {}],
    [`/cart/cart?scenario=fail:getMenu&email=${EMAIL}`, { headers: customer }],
  ];
  for (const [path, init] of asked) {
    const answer = await fetch(url + path, { redirect: 'manual', ...init });
    await answer.text();
  }
  stop();
  await ended;
  const lines = said().trim().split('\n');
  // Two more say that the process was stopped.
  expect(lines).toHaveLength(asked.length + 2);
  const paths = lines.flatMap((line) => (JSON.parse(line) as { path?: string }).path ?? []);
  expect(paths).toEqual(asked.map(([path]) => path.split('?', 1)[0]));
  expect(PERSONAL.filter((word) => said().includes(word))).toEqual([]);
});

test('a form of another site, and one that no page takes, is one line of warning each', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, [join('build', 'server', 'index.js')], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const parts: string[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part.toString()));
  await once(child.stdout, 'data');
  const url = `http://localhost:${port}`;
  const body = new URLSearchParams({ email: EMAIL });
  const sent = [
    ['/signin', { origin: 'https://evil.example' }],
    ['/signin', { 'sec-fetch-site': 'cross-site' }],
    ['/site-map', { origin: url }],
  ] as const;
  for (const [path, headers] of sent) {
    const { status } = await fetch(url + path, { method: 'POST', headers, body });
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(status, path).toBeLessThan(500);
  }
  child.kill();
  await once(child, 'exit');
  const lines = parts.join('').split('\n');
  const said = lines.filter((line) => line.startsWith('{')).map(wordsOf);
  expect(said).toEqual([
    '40 POST /signin: refused, since another site sent it',
    '40 POST /signin: refused, since another site sent it',
    '40 POST /site-map: 405 Method Not Allowed',
  ]);
});

/** The level and message of a line, and the names of anything besides, such as an error. */
function wordsOf(line: string): string {
  const { level, msg, time: _time, id: _id, ...more } = JSON.parse(line) as Record<string, unknown>;
  return [level, msg, ...Object.keys(more)].join(' ');
}
