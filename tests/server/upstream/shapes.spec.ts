import { expect, test } from '@playwright/test';

import { startStore } from '../start-store.ts';
import { faultyApi, type SHAPES } from './faulty-api.ts';

/** One of each kind; `npm run test:upstream` asks for every page in every shape. */
const FAULTS: readonly (keyof typeof SHAPES)[] = ['{}', 'data: [null]', '404 JSON'];
/** Pages that fail in different places: a loader, the rendering, a missing page, a page of its own. */
const PAGES = {
  '/orders/order-history': 'This page did not load',
  '/coupons': 'This page did not load',
  '/no/such/address': 'This page did not load',
  '/search/searchresults?searchkey=eagle': 'Try again',
};
const cookie = 'session=mock.visit-7.BPM-20417; signed-in=1';

test('an answer of another shape is a failure of the API host, said in the page', async () => {
  const { origin, host, close } = await faultyApi();
  const { url, stop } = await startStore({ API_ORIGIN: origin, PAGE_CACHE_MB: '0' });
  const wrong: string[] = [];
  for (const fault of FAULTS) {
    host.fault = fault;
    const looks = Object.entries(PAGES).map(async ([path, words]) => {
      const answer = await fetch(url + path, { headers: { cookie } });
      const isSaid = (await answer.text()).includes(words);
      if (answer.status !== 502) wrong.push(`${fault} ${path}: ${answer.status}`);
      else if (!isSaid) wrong.push(`${fault} ${path}: other words`);
    });
    await Promise.all(looks);
  }
  stop();
  close();
  expect(wrong).toEqual([]);
});
