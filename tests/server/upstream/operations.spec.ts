import { expect, test, type Browser } from '@playwright/test';

import type { OperationId } from '#generated/operations.ts';

import { standInApi } from '../stand-in-api.ts';
import { faultsOf } from './every-operation.ts';
import { UNKEPT, type OperationFault } from './faulty-operation.ts';
import { lookAt, openLane } from './look-at-page.ts';

type Case = [operation: OperationId, fault: OperationFault, status: number];

/**
 * Opens a page as a customer, then with each fault. Each case is one kind of failure;
 * `npm run test:upstream` tries every page and operation.
 */
async function wrongIn(browser: Browser, path: string, cases: readonly Case[]): Promise<string[]> {
  const api = await standInApi(UNKEPT);
  const lane = await openLane(api, browser);
  const page = { path, isCustomers: true, isFile: false };
  const before = await lookAt(lane, page);
  const wrong: string[] = [];
  for (const [operation, fault, status] of cases) {
    const after = await lookAt(lane, page, { operation, fault });
    const faults = faultsOf(before, after);
    if (after.status !== status) faults.push(`status ${after.status}, not ${status}`);
    if (lane.host.hits === 0) faults.push('was not asked for');
    wrong.push(...faults.map((said) => `${operation}, ${fault}: ${said}`));
  }
  lane.stop();
  await lane.context.close();
  api.close();
  return wrong;
}

test('a page without its main answer is a failure of the API, and side parts take nothing along', async ({
  browser,
}) => {
  const wrong = await wrongIn(browser, '/silver/silver-coins', [
    ['getProducts', 'malformed', 502],
    ['getProducts', 'fail', 503],
    ['getSpotPrices', 'null', 200],
    ['getPreferences', 'fail', 200],
  ]);
  expect(wrong).toEqual([]);
});

test('a customer without a first name keeps the account, the way out and the cart', async ({
  browser,
}) => {
  expect(await wrongIn(browser, '/connect', [['getCustomerInfo', 'null', 200]])).toEqual([]);
});

test('an article without its address has not moved to another one', async ({ browser }) => {
  const article = '/blogs/what-a-premium-is-made-of';
  expect(await wrongIn(browser, article, [['getBlogDetail', 'null', 502]])).toEqual([]);
});
