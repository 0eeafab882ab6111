import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';

import { action } from './client-reports.ts';

function send(message: string): Promise<Response> {
  const url = new URL('https://store.example/client-reports');
  const body = JSON.stringify({ kind: 'client error', details: { message, page: '/' } });
  const request = new Request(url, { method: 'POST', body });
  const context = new RouterContextProvider();
  return action({ request, url, pattern: '/client-reports', params: {}, context });
}

test.each([80_000, 250_000])('a report of %d characters is refused', async (size) => {
  expect((await send('a@'.repeat(size / 2))).status).toBe(413);
});

test.each(['a@', '9', '1 ', '?a'])('a report full of “%s” is read to its bounds', async (part) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect((await send(part.repeat(7_800 / part.length))).status).toBe(204);
});
