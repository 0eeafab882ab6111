import { smallTargetsHere } from '#tests/a11y/targets.ts';
import { callsMade, holdsAnswers } from '#tests/browser/backend.ts';
import { show } from '#tests/browser/show.tsx';
import { drawMenu } from '#tests/browser/draw-menu.tsx';
import type { Visitor } from '#tests/browser/visitor.ts';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { LazyMenu } from './lazy-menu.tsx';
import { fetchMenuProducts } from './most-bought.server.ts';
import './site-menu.css';

const GOODS = ['Silver', 'Gold', 'Platinum', 'Copper', 'Jewelry'];
const sheet = () => document.querySelector<HTMLElement>('.menu-sheet:popover-open');
const products = () => [...(sheet()?.querySelectorAll('.menu-products > li') ?? [])];
/** The places of all links, and of the last edge of the products. */
const tops = () =>
  [...(sheet()?.querySelectorAll('a, li') ?? [])].map((each) => each.getBoundingClientRect().top);
const productCalls = () => callsMade().filter((call) => call.includes('GetProductsByIds'));
const button = (name: string) => page.getByRole('button', { name: `Show more under ${name}` });

let markup = '';
const before = async () => void (markup ||= await drawMenu());

/** The menu with the server's markup, at the height of the header above it. */
function Menu() {
  const nav = useRef<HTMLElement>(null);
  return (
    <nav className="site-menu" aria-label="Main" ref={nav}>
      <div className="page-width" dangerouslySetInnerHTML={{ __html: markup }} />
      <LazyMenu menu={nav} />
    </nav>
  );
}

async function showMenu(visitor: Visitor = {}): Promise<void> {
  await show(<Menu />, { ...visitor, before });
  // As high as the banner and the masthead.
  document.querySelector<HTMLElement>('#main')?.style.setProperty('padding-block-start', '88px');
}

test('each menu has at most four columns and ends in the window', async () => {
  await showMenu();
  for (const name of [...GOODS, 'Best Seller', 'Supplies', 'More']) {
    const opener = name === 'More' ? page.getByRole('button', { name, exact: true }) : button(name);
    await opener.click();
    for (const width of [1280, 1440, 1920]) {
      await page.viewport(width, 900);
      const { bottom } = sheet()?.getBoundingClientRect() ?? new DOMRect();
      const columns = sheet()?.querySelectorAll('.menu-column').length;
      expect(columns, `columns of ${name}`).toBeLessThanOrEqual(4);
      expect(bottom, `${name} at ${width} px`).toBeLessThanOrEqual(900);
      expect(sheet()?.scrollHeight, `${name} at ${width} px`).toBe(sheet()?.clientHeight);
    }
    await page.viewport(1280, 600);
    expect(sheet()?.getBoundingClientRect().bottom, 'a low window').toBeLessThanOrEqual(600);
    await userEvent.keyboard('{Escape}');
  }
});

test('pictures and prices come with the opening, and nothing moves', async () => {
  await showMenu();
  expect(document.querySelectorAll('.menu-sheet img')).toHaveLength(0);
  expect(document.querySelector('.menu-bar')?.textContent).not.toContain('$');
  for (const name of GOODS) {
    const release = holdsAnswers();
    await button(name).click();
    const before = tops();
    expect(products().map(({ childElementCount }) => childElementCount)).toEqual([1, 1, 1]);
    release();
    await expect.poll(() => sheet()?.querySelectorAll('.menu-products img').length).toBe(3);
    for (const product of products()) {
      expect(product.querySelector('p')?.textContent).toMatch(
        /^\$[\d,.]+ by check, \$[\d,.]+ by card(?:At spot, nothing over|\$[\d,.]+ over spot, [\d.]+%)?$/u,
      );
    }
    expect(tops(), `places in ${name}`).toEqual(before);
    await userEvent.keyboard('{Escape}');
  }
  expect(smallTargetsHere()).toEqual([]);
});

test('a menu asks for its own products alone, once', async () => {
  await showMenu();
  expect(productCalls()).toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    await button('Gold').click();
    await expect.poll(() => sheet()?.querySelectorAll('img').length).toBe(3);
    await userEvent.keyboard('{Escape}');
  }
  expect(productCalls()).toHaveLength(1);
});

test('products that cannot be had are left out of the menu, which asks again soon', async () => {
  await show(null, { scenario: 'fail:getProducts' });
  expect(await fetchMenuProducts()).toEqual({ mostBought: {}, isWhole: false });
});

test('without prices the names and links stay', async () => {
  await showMenu({ scenario: 'fail:getProductsByIds' });
  await button('Gold').click();
  const gold = page.getByRole('listitem').getByRole('link', { name: /American Gold Eagle Coin/ });
  await expect.element(gold.first()).toBeVisible();
  await expect.poll(() => productCalls().length).toBe(3);
  expect(sheet()?.querySelectorAll('img')).toHaveLength(0);
  expect(products()).toHaveLength(3);
});
