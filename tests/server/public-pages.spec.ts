import { globSync, readFileSync } from 'node:fs';

import { expect, test } from './live-store.ts';
import { ODD_ADDRESSES, PUBLIC_PAGES, UNKEPT_PAGES } from './public-pages.ts';

const VISITORS = {
  'a guest with a cart': 'cart=225134x3i:; pay=card; guest=mock.visit-1.guest',
  'a customer': 'signed-in=1; session=mock.visit-2.BPM-20417',
  'another customer': 'signed-in=1; session=mock.visit-3.BPM-20933; mock-visitor=visit-3',
  'a customer whose session has ended': 'signed-in=1; session=mock.visit-4.BPM-0',
};

for (const [route, path] of Object.entries(PUBLIC_PAGES)) {
  test(`${route} is the same for every visitor, to the byte`, async ({ live }) => {
    const known = live.api.calls.length;
    const first = await fetch(live.url + path);
    const page = await first.text();
    expect(first.status).toBe(200);
    for (const [visitor, cookie] of Object.entries(VISITORS)) {
      const answer = await fetch(live.url + path, { headers: { cookie } });
      expect(answer.status, visitor).toBe(200);
      expect(answer.headers.get('cache-control'), visitor).toMatch(/^public, s-maxage=45,/);
      expect(answer.headers.get('vary'), visitor).toBe('Accept-Encoding');
      expect(answer.headers.getSetCookie(), visitor).toEqual([]);
      // Compared before it is judged: a report of the difference would be two whole pages.
      const isSame = (await answer.text()) === page;
      expect(isSame, visitor).toBe(true);
    }
    const calls = live.api.calls.slice(known);
    const told = calls.filter(({ headers }) => headers.authorization ?? headers.cookie);
    expect(calls.length).toBeGreaterThan(0);
    expect(told).toEqual([]);
  });
}

for (const path of UNKEPT_PAGES) {
  test(`${path} is private, though made without anything of its visitor`, async ({ live }) => {
    const known = live.api.calls.length;
    for (const [visitor, cookie] of Object.entries(VISITORS)) {
      const answer = await fetch(live.url + path, { headers: { cookie } });
      expect(answer.status, visitor).toBe(200);
      expect(answer.headers.get('cache-control'), visitor).toBe('private, no-store');
      expect(answer.headers.get('etag'), visitor).toBeNull();
      expect(answer.headers.getSetCookie(), visitor).toEqual([]);
      expect(await answer.text(), visitor).toContain('Gold');
    }
    const calls = live.api.calls.slice(known);
    const told = calls.filter(({ headers }) => headers.authorization ?? headers.cookie);
    expect(calls.length).toBeGreaterThan(0);
    expect(told).toEqual([]);
  });
}

test('values that a page does not offer lead on or are not found, and no cache keeps that', async ({
  live,
}) => {
  for (const [path, expected] of Object.entries(ODD_ADDRESSES)) {
    const answer = await fetch(live.url + path, { redirect: 'manual' });
    await answer.body?.cancel();
    expect(answer.headers.get('cache-control'), path).toBe('private, no-store');
    expect(answer.status === 303 ? answer.headers.get('location') : answer.status, path).toBe(
      expected,
    );
  }
});

test('the second address of the movie theme leads to the first for good, with its filters', async ({
  live,
}) => {
  const path = '/product/movietheme?form=round';
  const answer = await fetch(live.url + path, { redirect: 'manual' });
  await answer.body?.cancel();
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/movietheme?form=round');
  expect(answer.headers.get('cache-control')).toMatch(/^public,/);
});

test('the stand-in API tells customers apart, so the pages above could differ', async ({
  live,
}) => {
  const headers = { cookie: 'session=mock.visit-5.BPM-20417' };
  const answer = await fetch(`${live.url}/api/Customer/GetCustomerInfo`, { headers });
  expect(await answer.text()).toContain('Yours: ');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('a page of a customer is written with their name, and no cache keeps it', async ({ live }) => {
  const name = async (visitor: keyof typeof VISITORS) => {
    const options = { headers: { cookie: VISITORS[visitor] }, redirect: 'manual' } as const;
    const answer = await fetch(`${live.url}/cart/cart`, options);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    return /"account-corner-hello">[^<]*<\/span> (?:<!-- -->)?([^<]*)/.exec(
      await answer.text(),
    )?.[1];
  };
  // The page waits 300 ms for the name, and this API host is slow with a new visitor.
  await expect.poll(() => name('a customer')).toBe('Yours: C…');
  await expect.poll(() => name('another customer')).toBe('Yours: M…');
  expect(await name('a guest with a cart')).toBeUndefined();
  expect(await name('a customer whose session has ended')).toBeUndefined();
});

test('every route of a public page has an address here', () => {
  const routes = globSync('**/*.tsx', { cwd: 'src/routes' }).filter((file) =>
    readFileSync(`src/routes/${file}`, 'utf8').includes('middleware = [publicPage('),
  );
  expect(Object.keys(PUBLIC_PAGES)).toEqual(routes.toSorted());
});
