import { expect, test, type Page } from '@playwright/test';

import { isInteractive } from '../e2e/shopper.ts';
import { plantBeforeHydration, sightWhenReady, type Kind, type Place } from './nodes.ts';

const PRODUCT = '/product/225134/2026-1-oz-american-silver-eagle-coin-bu';

/** Without the most bought. */
const MENU_LINKS = 282;

/** Each kind of node once; most of them make hydration fail. */
const NODES: [Kind, Place][] = [
  ['icon of a password manager', 'after a field'],
  ['custom element with a shadow root', 'first in main'],
  ['style', 'first in head'],
  ['script', 'in the footer'],
  ['style sheet', 'first in main'],
  ['translated words', 'after a field'],
  ['frame', 'in the footer'],
  ['text', 'in a heading'],
  ['comment', 'in the footer'],
  ['mark of a grammar checker', 'in a heading'],
  ['hidden field', 'after a field'],
  ['drawing', 'first in body'],
];

/** Opens a page in which a foreign program has put a node before hydration. */
async function opensWithNode(page: Page, path: string, kind: Kind, place: Place): Promise<void> {
  await page.addInitScript(plantBeforeHydration, { kind, place });
  // Not until it is loaded: a test may hold its scripts back.
  await page.goto(path, { waitUntil: 'commit' });
}

test('a page with a foreign node before hydration is whole: heading, links, prices, settings, forms', async ({
  context,
  page,
}) => {
  await page.goto('/signin');
  await page.evaluate(() => {
    localStorage['settings'] = JSON.stringify({ theme: 'dark', text: '150' });
  });
  await context.addCookies([{ name: 'pay', value: 'card', url: page.url() }]);
  await page.reload();
  await isInteractive(page);
  const untouched = await page.evaluate(sightWhenReady);
  expect(untouched).toMatchObject({ menuLinks: MENU_LINKS, prices: 4, settings: 'dark 150 card' });
  for (const [kind, place] of NODES) {
    const touched = await context.newPage();
    await opensWithNode(touched, '/signin', kind, place);
    await isInteractive(touched);
    // The script of the form comes with the first use.
    await touched.mouse.move(1, 1);
    await touched.mouse.move(2, 2);
    await expect.poll(() => touched.locator('.connect-form').evaluate(isHydrated)).toBe(true);
    await touched.getByRole('button', { name: 'Subscribe' }).click();
    await expect(touched.getByText('Please enter an email id')).toBeVisible();
    const sight = await touched.evaluate(sightWhenReady);
    expect(sight, `${kind}, ${place}`).toEqual({ ...untouched, planted: kind });
    await touched.close();
  }
});

test('typed text and focus survive a failed hydration', async ({ page }) => {
  const html = await (await page.request.get('/signup')).text();
  const [, entry = ''] = /import\("([^"]+)"\);<\/script>/.exec(html) ?? [];
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  await page.route(entry, async (route) => {
    await started;
    await route.fallback();
  });
  await opensWithNode(page, '/signup', 'icon of a password manager', 'first in main');
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Email address').pressSequentially('ida@example');
  start();
  await isInteractive(page);
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.keyboard.type('.com');
  await expect(page.getByLabel('Email address')).toHaveValue('ida@example.com');
  await expect(page.getByLabel('First name')).toHaveValue('Ida');
});

test('where React gives up, the page stays and its forms work as without scripts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { createElement } = Document.prototype;
    Document.prototype.createElement = function create(name: string) {
      if (name === 'footer') throw new Error('refused by a foreign program');
      return createElement.call(this, name);
    };
  });
  await opensWithNode(page, PRODUCT, 'drawing', 'first in main');
  const status = page.getByRole('region', { name: 'Page status' });
  const quantity = page.getByRole('spinbutton', { name: /^Quantity of/ });
  await expect(status.getByRole('alert')).toHaveText(/^Some of this page stopped working/);
  await expect(status.getByRole('link', { name: 'Reload the page' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/American Silver Eagle/);
  await expect(page.locator('#site-menu a:not(.menu-products *)')).toHaveCount(MENU_LINKS);
  // The stepper needs scripts; style sheets hide it without them.
  await expect(page.getByRole('button', { name: 'Increase quantity' })).toBeHidden();
  await quantity.fill('3');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(quantity).toHaveValue('3');
  await expect(status).toBeVisible();
});

/** Whether React knows an element. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}
