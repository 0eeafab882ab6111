import { expect, test } from '@playwright/test';

import routes from '../../src/routes.ts';
import { atOnce } from './at-once.ts';

/** Bodies that no form of the store sends; `read-form.test.ts` has more of them. */
const BODIES: Record<string, { type?: string; body?: string }> = {
  'no body': {},
  'plain text': { type: 'text/plain', body: 'email=a@b.example' },
  'half a form': {
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\nContent-Disposition: fo',
  },
};
const REFUSALS = new Set([400, 405, 415]);
/** Where no form is needed, or where there is nothing. */
const OTHERS = [
  '/alert',
  '/api/225134',
  '/orders/orderdetails/225134',
  '/orders/orderdetails/225134/cancel',
  '/orders/orderdetails/225134/return',
  '/sell-to-us/requests/225134',
  '/signout',
  '/verify-email',
];

/** An address of each route; `/` is sent to the form in the footer of every page. */
const PATHS = ['/', ...routes.flatMap(({ path }) => (path ? [filled(path)] : []))];

function filled(path: string): string {
  return `/${path.replaceAll(/:\w+\??|\*/g, '225134')}`;
}

test('no address answers a body of another kind by a failure of the store', async ({ baseURL }) => {
  const cookie = 'signed-in=1; mock-visitor=odd; session=mock.odd.BPM-20417; checkout=cs-1';
  const asked = PATHS.flatMap((path) => Object.keys(BODIES).map((kind) => ({ path, kind })));
  const faults: string[] = [];
  const others = new Set<string>();
  await atOnce(asked, async ({ path, kind }) => {
    const { type, body = null } = BODIES[kind] ?? {};
    const headers = { origin: `${baseURL}`, cookie, ...(type && { 'content-type': type }) };
    const init: RequestInit = { method: 'POST', headers, body, redirect: 'manual' };
    const { status } = await fetch(baseURL + path, init);
    if (status >= 500) faults.push(`${path} with ${kind}: ${status}`);
    if (!REFUSALS.has(status)) others.add(path);
  });
  expect(faults).toEqual([]);
  expect([...others].toSorted()).toEqual(OTHERS);
});

test('the home page takes a form by POST and nothing else', async ({ baseURL, page }) => {
  const headers = { origin: `${baseURL}` };
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const { status } = await fetch(`${baseURL}/`, { method, headers });
    expect(status, method).toBe(405);
  }
  const refusal = await page.request.post('/signin', { headers, data: { email: 'a@b.example' } });
  expect(refusal.status()).toBe(415);
  expect(await refusal.text()).toContain('This page did not load');
});
