import { smallTargetsHere } from '#tests/a11y/targets.ts';
import { show } from '#tests/browser/show.tsx';
import { sidewaysScrollHere } from '#tests/a11y/reflow.ts';
import { drawMenu } from '#tests/browser/draw-menu.tsx';
import type { Visitor } from '#tests/browser/visitor.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { SideMenu } from './side-menu.tsx';

const dialog = () => page.getByRole('dialog', { name: 'Menu' });
let markup = '';
const onClose = vi.fn<() => void>();

const before = async () => void (markup ||= await drawMenu());

function Page() {
  return (
    <>
      <nav id="site-menu" hidden dangerouslySetInnerHTML={{ __html: markup }} />
      <SideMenu open onClose={onClose} />
    </>
  );
}

async function showMenu(visitor: Visitor = {}): Promise<void> {
  await show(<Page />, { ...visitor, before });
  await page.viewport(visitor.width ?? 390, 844);
  await expect.element(dialog()).toBeVisible();
}

test('1 oz gold coins are the first press in the menu, in sight with all entries', async () => {
  await showMenu({ as: 'clara' });
  await expect
    .element(dialog().getByRole('link', { name: /^Total Assets \$.*Day P\/L/ }))
    .toBeVisible();
  const link = dialog().getByRole('link', { name: '1 oz gold coins' });
  await expect.element(link).toHaveAttribute('href', '/gold/1-oz-gold-coins');
  await expect.element(link).toBeInViewport({ ratio: 1 });
  const rows = document.querySelectorAll('.side-menu-list > li');
  expect(rows).toHaveLength(12);
  for (const row of rows) expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(844);
  await page.viewport(320, 844);
  expect(sidewaysScrollHere()).toEqual([]);
  expect(smallTargetsHere()).toEqual([]);
});

test('the quick links of a metal are named for the ear', async () => {
  await showMenu();
  const names = [...document.querySelectorAll('.side-menu-quick a')].map(
    (link) => link.textContent,
  );
  expect(names).toEqual([
    '1 oz silver coins',
    '10 oz silver bars',
    'Silver: Rounds',
    'Silver: At spot',
    '1 oz gold coins',
    '1/10 oz gold coins',
    'Gold: Bars',
    'Gold: At spot',
  ]);
});

test('an entry unfolds in place of the others, and Back returns to its button', async () => {
  await showMenu();
  await userEvent.tab();
  const open = dialog().getByRole('button', { name: 'Show more under Gold' });
  await open.click();
  await expect.element(dialog().getByRole('heading', { name: 'Gold', exact: true })).toHaveFocus();
  const links = dialog().getByRole('navigation', { name: 'Gold' });
  await expect.element(links.getByRole('link', { name: 'All gold', exact: true })).toBeVisible();
  await expect
    .element(links.getByRole('link', { name: 'All 24 mints' }))
    .toHaveAttribute('href', '/gold-bullion#by-mint');
  const headings = links.getByRole('heading', { level: 4 }).elements();
  expect(headings.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'Coins by size',
    'Bars by size',
  ]);
  await page.viewport(320, 844);
  expect(smallTargetsHere()).toEqual([]);
  expect(sidewaysScrollHere()).toEqual([]);
  await dialog().getByRole('button', { name: 'Back to Menu' }).click();
  await expect.element(open).toHaveFocus();
});

test('§2 the way to the account, tools, help and all pages are in the menu', async () => {
  await showMenu();
  for (const name of [
    'Login/Register',
    'Shop In-Stock',
    'All pages of the store',
    '1(866)454-BOLD',
  ])
    await expect.element(dialog().getByRole('link', { name })).toBeInTheDocument();
  for (const name of ['Preferences', 'Quick navigation'])
    await expect.element(dialog().getByRole('button', { name })).toBeInTheDocument();
});
