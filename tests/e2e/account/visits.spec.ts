import type { Page } from '@playwright/test';

import { addButton, EAGLE, isCustomer, LISTING } from '../cart/cart-steps.ts';
import { expect, opens, test, turns } from '../shopper.ts';

type Sent = { call: string; body: Record<string, unknown> };

/** Collects the reports about the visitor that the page sends. */
function reportsOf(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    const call = /(AddPageView|CustomerBehaviourLog)$/.exec(request.url())?.[1];
    if (call) sent.push({ call, body: request.postDataJSON() as Sent['body'] });
  });
  return sent;
}

function footer(page: Page) {
  const foot = page.getByRole('contentinfo');
  return {
    foot,
    allow: foot.getByRole('button', { name: 'Allow' }),
    decline: foot.getByRole('button', { name: 'Decline' }),
  };
}

async function cookie(page: Page, name: string) {
  return (await page.context().cookies()).find((each) => each.name === name);
}

function follows(page: Page, name: string): Promise<void> {
  return page.getByRole('link', { name, exact: true }).first().click();
}

test('§3, §9 pages are counted from the one where a shopper allows it, but for the charts', async ({
  page,
  heard,
  baseURL,
}) => {
  const sent = reportsOf(page);
  await opens(page, '/site-map');
  const { foot, allow, decline } = footer(page);
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  expect(sent, 'before the choice').toEqual([]);
  expect(await cookie(page, 'guest-id'), 'before the choice').toBeUndefined();

  await allow.click();
  await expect(allow).toHaveAttribute('aria-pressed', 'true');
  await expect(allow).toBeFocused();
  await expect(foot).toContainText('You have allowed it: pages are counted.');
  await expect.poll(heard).toContain('You have allowed it: pages are counted.');
  await expect.poll(() => sent.length).toBe(2);
  const guestId = (await cookie(page, 'guest-id'))?.value;
  expect(sent[0]).toEqual({
    call: 'AddPageView',
    body: { fullUrl: `${baseURL}/site-map`, path: '/site-map', operation: 'view', guestId },
  });
  expect(sent[1]).toEqual({
    call: 'CustomerBehaviourLog',
    body: {
      visitedPageUrl: `${baseURL}/site-map`,
      pageName: 'site-map',
      operation: 'view',
      visitorId: guestId,
    },
  });
  const { expires = 0 } = (await cookie(page, 'guest-id')) ?? {};
  expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(30);

  await opens(page, '/chart/gold-price');
  await follows(page, 'Shop In-Stock');
  await expect.poll(() => sent.length).toBe(4);
  expect(sent[2]?.body, 'the chart between the two is left out').toMatchObject({
    path: '/bullion-in-stock',
    previousPageUrl: `${baseURL}/site-map`,
    guestId,
  });

  await decline.click();
  await expect(foot).toContainText('You have declined: no page is counted.');
  expect(await cookie(page, 'guest-id')).toBeUndefined();
  await follows(page, 'LOGIN');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(sent).toHaveLength(4);
});

test(
  '§3 a product’s view has its id, and a customer’s the customer’s',
  { tag: '@rare' },
  async ({ page }) => {
    await isCustomer(page);
    const url = new URL(test.info().project.use.baseURL ?? '').origin;
    await page.context().addCookies([{ name: 'page-views', value: 'allow', url }]);
    const sent = reportsOf(page);
    await page.goto('/product/301470/2026-1-oz-british-silver-britannia-coin-bu');
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[0]?.body).toMatchObject({ productId: 301470, userId: 'BPM-30001' });
    expect(sent[1]?.body).toMatchObject({
      productId: 301470,
      customerId: 'BPM-30001',
      pageName: 'product',
    });
  },
);

test('§7 an addition to the cart is reported to the behaviour log', async ({ page }) => {
  const url = new URL(test.info().project.use.baseURL ?? '').origin;
  await page.context().addCookies([{ name: 'page-views', value: 'allow', url }]);
  const sent = reportsOf(page);
  await opens(page, LISTING);
  await expect.poll(() => sent.length).toBe(2);
  await addButton(page, EAGLE).click();
  await expect.poll(() => sent.length).toBe(3);
  expect(sent[2]).toMatchObject({
    call: 'CustomerBehaviourLog',
    body: { operation: 'add-to-cart', productId: EAGLE.id, visitedPageUrl: url + LISTING },
  });
});

test('§8 a report that fails is only logged', { tag: '@rare' }, async ({ page, heard }) => {
  await opens(page, '/site-map');
  await turns(page, 'fail:addCustomerBehaviourLog,fail:addPageView');
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('BehaviourLog Not Added Sucessfully'),
  );
  const { allow, decline } = footer(page);
  await allow.click();
  expect((await logged).type()).toBe('warning');
  await decline.click();
  await expect
    .poll(heard)
    .toEqual([
      expect.stringMatching(/You have allowed it: pages are counted\.$/),
      expect.stringMatching(/You have declined: no page is counted\.$/),
    ]);
});

test.describe('a browser with Global Privacy Control', () => {
  test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } });

  test('counts no page, even after Allow', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    const sent = reportsOf(page);
    await opens(page, '/privacy-choices');
    await expect(page.getByRole('main')).toContainText('Your browser asks us not to track you');
    await page.getByRole('main').getByRole('button', { name: 'Allow' }).click();
    await expect(page).toHaveURL('/privacy-choices?saved');
    await follows(page, 'Shop In-Stock');
    await expect(page.getByRole('heading', { level: 1, name: /stock/i })).toBeVisible();
    expect(sent).toEqual([]);
    expect(await cookie(page, 'guest-id')).toBeUndefined();
  });
});

test('the privacy page confirms a choice in place', { tag: '@rare' }, async ({ page, heard }) => {
  const sent = reportsOf(page);
  await opens(page, '/privacy-choices');
  const main = page.getByRole('main');
  await expect(main).toContainText('You have not chosen yet: no page is counted.');
  await main.getByRole('button', { name: 'Allow' }).click();
  await expect(main).toContainText('Saved. You have allowed it: pages are counted.');
  await expect.poll(heard).toContain('Saved. You have allowed it: pages are counted.');
  await expect.poll(() => sent.length).toBe(2);
  await main.getByRole('button', { name: 'Decline' }).click();
  await expect(main).toContainText('Saved. You have declined: no page is counted.');
  await expect(footer(page).decline).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a choice in the footer is kept', async ({ page }) => {
    await page.goto('/site-map');
    await footer(page).decline.click();
    await expect(page).toHaveURL('/privacy-choices?saved');
    await expect(page.getByRole('main')).toContainText('Saved. You have declined');
    const button = page.getByRole('main').getByRole('button', { name: 'Decline' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect((await cookie(page, 'page-views'))?.value).toBe('decline');
  });
});
