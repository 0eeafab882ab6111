import { expect, test as base } from '@playwright/test';

import { COOKIE, everyFile, openFileStore, type FileStore } from './every-file.ts';

const test = base.extend<object, { store: FileStore }>({
  store: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the parameter
    async ({}, provide) => {
      const store = await openFileStore();
      await provide(store);
      store.stop();
    },
    { scope: 'worker' },
  ],
});

// One store for all: a fault is the host's.
test.describe.configure({ mode: 'default' });

test('a file that is too long is refused or breaks off, and needs no memory', async ({ store }) => {
  // `npm run test:upstream` also waits for those that drip.
  const { wrong, looks } = await everyFile(store, ['announced', 'endless']);
  expect(wrong).toEqual([]);
  expect(looks).toBe(12);
});

test('the API stops sending a file when the customer leaves', async ({ store: { url, host } }) => {
  host.fault = 'drips';
  const tab = new AbortController();
  const { signal } = tab;
  const paths = ['/orders/invoice/BPM-104583', '/images/coin.png', '/images/coin.svg'];
  const headers = { cookie: COOKIE };
  const answers = paths.map((path) => fetch(url + path, { headers, signal }));
  await Promise.all(answers);
  expect(host.open).toBe(paths.length);
  tab.abort();
  await expect.poll(() => host.open).toBe(0);
});

test('a person who opens a picture that is too large reads that it did not load', async ({
  store: { url, host },
}) => {
  host.fault = 'announced';
  const answer = await fetch(`${url}/images/coin.png`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(502);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(await answer.text()).toContain('<h1>This file did not load</h1>');
});
