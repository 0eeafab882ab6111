import { expect, test } from '@playwright/test';

import { startStore } from './start-store.ts';

/** The lines of a log about the process itself. */
function eventsIn(said: string): object[] {
  const lines = said.trim().split('\n');
  return lines.map((line) => JSON.parse(line) as { msg?: string }).filter(({ msg }) => msg);
}

test('a server that is asked to stop finishes what it has begun, within ten seconds', async () => {
  const { url, stop, said, ended } = await startStore({ LOG_LEVEL: 'info' });
  const slow = fetch(`${url}/?scenario=slow`);
  await new Promise((resolve) => void setTimeout(resolve, 300));
  const start = Date.now();
  stop();
  const answer = await slow;
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('</html>');
  await ended;
  expect(Date.now() - start).toBeLessThan(10_000);
  expect(eventsIn(said())).toEqual([
    expect.objectContaining({ msg: 'stopping', seconds: 0, open: 1 }),
    expect.objectContaining({ msg: 'stopped', answered: 1, cut: 0 }),
  ]);
});

test('after SIGTERM every shopper is answered until no connection has been open for two seconds', async () => {
  const { url, stop, said, ended } = await startStore({ LOG_LEVEL: 'info', DRAIN_SECONDS: '600' });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  stop();
  await expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status)).toBe(503);
  const page = await fetch(url);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  await page.text();
  const start = Date.now();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await ended;
  expect(Date.now() - start).toBeGreaterThan(1_900);
  await expect(fetch(url)).rejects.toThrow();
  expect(eventsIn(said())).toEqual([
    expect.objectContaining({ msg: 'stopping', seconds: 600, open: 0 }),
    expect.objectContaining({ msg: 'stopped', cut: 0 }),
  ]);
});

test(
  'without a setting it says so for five seconds, and Ctrl+C waits for none of them',
  { tag: '@rare' },
  async () => {
    const { stop, said, ended } = await startStore({ LOG_LEVEL: 'info', DRAIN_SECONDS: '' });
    stop();
    await expect.poll(said).toContain('"seconds":5');
    const start = Date.now();
    stop('SIGINT');
    await ended;
    expect(Date.now() - start).toBeLessThan(3_000);
    const other = await startStore({ DRAIN_SECONDS: '600' });
    other.stop('SIGINT');
    await other.ended;
  },
);
