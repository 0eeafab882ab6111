import type { Locator, Page } from '@playwright/test';

import { signsIn } from '../customers.ts';
import { bell, opensSignedIn, panel } from '../account/inbox-steps.ts';
import { expect, isExpanded, opens, tabTo, test, turns } from '../shopper.ts';

const SILVER = 'Show more under Silver';
const HEADING = 'h1';

/**
 * Presses Enter on a link and returns every later place of the focus, also where a frame finds it on
 * the page itself: what has the focus before the new heading is read before it.
 */
async function choosesByKeyboard(page: Page, link: Locator): Promise<string[]> {
  await link.focus();
  const places: string[] = [];
  // Kept here: the page may be another document by then.
  const name = `note${Math.random().toString(36).slice(2)}`;
  await page.exposeFunction(name, (place: string) => places.push(place));
  await page.evaluate((noteName) => {
    let last = document.activeElement;
    const note = () => {
      const now = document.activeElement;
      if (now !== last) (window as unknown as Notes)[noteName]?.(now?.localName ?? 'nothing');
      last = now;
    };
    const each = () => {
      note();
      requestAnimationFrame(each);
    };
    document.addEventListener('focusin', note);
    each();
  }, name);
  await page.keyboard.press('Enter');
  return places;
}

type Notes = Record<string, (place: string) => void>;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a link of a mega-menu leads to the new heading, without a stop on the way', async ({
  page,
}) => {
  await opens(page, '/');
  await page.getByRole('button', { name: SILVER }).press('Enter');
  const link = page.getByRole('link', { name: 'US Silver Coins' }).first();
  const places = await choosesByKeyboard(page, link);
  await expect(heading(page)).toHaveText('US Silver Coins');
  await expect(heading(page)).toBeFocused();
  expect(await isExpanded(page, SILVER)).toBe(false);
  expect(places).toEqual([HEADING]);
});

test(
  'a slow page leaves the menu open and shows that it is on its way',
  { tag: '@rare' },
  async ({ page }) => {
    await opens(page, '/');
    await page.getByRole('button', { name: SILVER }).press('Enter');
    const link = page.getByRole('link', { name: 'US Silver Coins' }).first();
    await link.focus();
    await turns(page, 'slow');
    await page.keyboard.press('Enter');
    await expect(page.locator('.pending-bar')).toBeAttached();
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await expect(heading(page)).toHaveText('US Silver Coins');
    await expect(heading(page)).toBeFocused();
  },
);

test('a link to the shown page closes its menu and gives the focus to the button', async ({
  page,
}) => {
  await opens(page, '/silver/us-silver-coins');
  const button = page.getByRole('button', { name: SILVER });
  await button.press('Enter');
  await page.getByRole('link', { name: 'US Silver Coins' }).first().press('Enter');
  await expect(button).toBeFocused();
  expect(await isExpanded(page, SILVER)).toBe(false);
});

test(
  'a page that fails takes the focus all the same, and the menu is closed',
  { tag: '@rare' },
  async ({ page }) => {
    await opens(page, '/');
    await page.getByRole('button', { name: SILVER }).press('Enter');
    const link = page.getByRole('link', { name: 'US Silver Coins' }).first();
    await page.route(/\/silver\/us-silver-coins/, (route) => route.abort());
    const places = await choosesByKeyboard(page, link);
    await expect(heading(page)).toBeFocused();
    expect(await isExpanded(page, SILVER)).toBe(false);
    expect(places).toEqual([HEADING]);
  },
);

test('the account menu and the bell lead to the new heading alone', async ({ page }) => {
  await signsIn(page, 'clara');
  await opensSignedIn(page, '/site-map');
  await page.getByRole('button', { name: /Your account$/ }).press('Enter');
  const menu = page.getByRole('navigation', { name: 'Your account' });
  const link = menu.getByRole('link', { name: 'Watchlist' });
  const places = await choosesByKeyboard(page, link);
  await expect(heading(page)).toHaveText('Watchlist');
  await expect(heading(page)).toBeFocused();
  await expect(menu).toBeHidden();
  expect(places).toEqual([HEADING]);

  await bell(page).press('Enter');
  const all = panel(page).getByRole('link', { name: 'See all notifications' });
  const stops = await choosesByKeyboard(page, all);
  await expect(heading(page)).toHaveText('Notifications');
  await expect(heading(page)).toBeFocused();
  await expect(panel(page)).toBeHidden();
  expect(stops).toEqual([HEADING]);

  await bell(page).press('Enter');
  await all.press('Enter');
  await expect(panel(page), 'the page is shown already').toBeHidden();
  await expect(bell(page)).toBeFocused();
});

test('the menu of a phone leads to the new heading alone, and to a shown page back', async ({
  page,
  heard,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await opens(page, '/');
  const burger = page.getByRole('button', { name: 'Menu', exact: true });
  await burger.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const places = await choosesByKeyboard(
    page,
    menu.getByRole('link', { name: 'All pages of the store' }),
  );
  await expect(heading(page)).toBeFocused();
  await expect(menu).toBeHidden();
  expect(places).toEqual([HEADING]);
  expect(await heard(), 'the heading has said it').not.toContain(await page.title());
  await expect(page.locator('#page')).not.toHaveAttribute('inert');

  await burger.press('Enter');
  await menu.getByRole('link', { name: 'All pages of the store' }).press('Enter');
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();
});

for (const width of [1280, 390]) {
  test(
    `Logout at ${width} px goes to the next page without a stop on the old one`,
    { tag: width < 600 ? '@rare' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await signsIn(page, 'clara');
      await opens(page, '/site-map');
      const button = page.getByRole('button', { name: width < 600 ? 'Menu' : /Your account$/ });
      await button.press('Enter');
      // What this page does after the sign-out is drawn before the next page comes.
      const { promise: drawn, resolve } = Promise.withResolvers<void>();
      await page.exposeFunction('noteDrawn', resolve);
      await page.evaluate(() => {
        const { noteDrawn } = window as unknown as { noteDrawn: () => void };
        const end = () => requestAnimationFrame(noteDrawn);
        const look = () =>
          requestAnimationFrame(document.cookie.includes('signed-in=1') ? look : end);
        look();
      });
      await page.route(/\/signin\?/, async (route) => {
        await drawn;
        await route.continue();
      });
      const places = await choosesByKeyboard(page, page.getByRole('button', { name: 'Logout' }));
      await expect(page).toHaveURL(/signin/);
      await expect(heading(page)).toBeFocused();
      expect(places).toEqual([]);
    },
  );
}

test(
  'the state of a button changes before its focus goes on',
  { tag: '@rare' },
  async ({ page }) => {
    await signsIn(page, 'clara');
    await opensSignedIn(page, '/site-map');
    const states = () =>
      page.evaluate(() => {
        const states: (string | null)[] = [];
        Object.assign(window, { states });
        document.addEventListener('focusin', () => {
          states.push(document.querySelector('.menu-sheet:popover-open') ? 'open' : 'closed');
          states.push(document.querySelector('#bell')?.getAttribute('aria-expanded') ?? null);
        });
      });
    const read = () => page.evaluate(() => (window as unknown as { states: string[] }).states);
    await page.getByRole('button', { name: SILVER }).press('Enter');
    await expect.poll(() => isExpanded(page, SILVER)).toBe(true);
    await states();
    // The keys of the menu are fetched with its first focus.
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight');
        return (await read()).slice(0, 2);
      })
      .toEqual(['closed', 'false']);

    await bell(page).press('Enter');
    await expect(panel(page)).toBeVisible();
    await states();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(read).toEqual(['closed', 'false']);
    await expect(panel(page)).toBeHidden();
    await tabTo(page, bell(page));
    await expect(bell(page)).toHaveAttribute('aria-expanded', 'false');
  },
);
