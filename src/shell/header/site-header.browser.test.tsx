import { smallTargetsHere } from '#tests/a11y/targets.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** Widths of windows in pixels, with the greatest height of all above the page. */
const WIDTHS = [
  [320, 130],
  [390, 120],
  [768, 140],
  [1024, 168],
  [1280, 168],
  [1366, 168],
  [1440, 168],
  [1920, 168],
] as const;

const VISITORS = [
  { name: 'a guest, the market closed', scenario: 'market-closed', tile: 'Manage Portfolio' },
  { name: 'a guest, prices late', scenario: 'stale-spot', tile: 'Manage Portfolio' },
  {
    name: 'a customer, the market closed',
    scenario: 'market-closed',
    as: 'clara',
    tile: /^Total Assets/,
  },
  { name: 'a customer, the market open', as: 'clara', tile: /^Total Assets/ },
] as const;

test.each(VISITORS)(
  '$name: one low frame at every width, with whole prices',
  async ({ tile, ...visitor }) => {
    await opens('/site-map', visitor);
    await expect.element(page.getByRole('link', { name: tile })).toBeInTheDocument();
    for (const [width, height] of WIDTHS) {
      await page.viewport(width, 900);
      expect(boxOf('main').top, `${width} px`).toBeLessThanOrEqual(height);
      expect(cutPrices(), `cut at ${width} px`).toEqual([]);
      expect(textsOverTexts(), `${width} px`).toEqual([]);
      expect(smallTargetsHere('main, footer, .site-menu'), `${width} px`).toEqual([]);
      if (width < 1024) continue;
      const cart = width < 1280 ? '#cart .icon' : '#cart';
      const ends = ['.site-banner button .icon', cart, '.prices .portfolio-tile'].map(rightEnd);
      const edge = rightEnd('main .page-width');
      expect(ends, `ends at ${width} px`).toEqual([edge, edge, edge]);
      expect(new Set(tiles().map((tile) => tile.getBoundingClientRect().top)).size).toBe(1);
      const least = width < 1280 ? 200 : 320;
      expect(boxOf('.search-box-form').width, `${width} px`).toBeGreaterThanOrEqual(least);
    }
  },
);

test.each(['125', '150'] as const)(
  'text at %s % takes more lines and cuts nothing',
  async (text) => {
    await opens('/site-map', { settings: { text }, scenario: 'market-closed', as: 'clara' });
    await expect.element(page.getByRole('link', { name: /^Total Assets/ })).toBeInTheDocument();
    for (const [width] of WIDTHS) {
      await page.viewport(width, 900);
      expect(cutPrices(), `cut at ${width} px`).toEqual([]);
      expect(textsOverTexts(), `${width} px`).toEqual([]);
      expect(document.documentElement.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
    }
  },
);

test('§9 scrolled at all, 56 px of the header stay; its menus come back with the focus', async () => {
  await opens('/site-map');
  const height = document.documentElement.scrollHeight;
  const menu = page.getByRole('navigation', { name: 'Main' });
  scrollTo(0, 400);
  await expect.poll(() => boxOf('.site-menu').bottom).toBe(56);
  expect(boxOf('.masthead')).toMatchObject({ top: 0, bottom: 52 });
  expect(document.documentElement.scrollHeight, 'the page keeps its height').toBe(height);

  page.getByRole('button', { name: /^Cart/ }).element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(menu.getByRole('link')).toHaveFocus();
  await expect.poll(() => boxOf('.site-menu').top).toBe(52);
  expect(scrollY, 'nothing moves').toBe(400);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('button', { name: /^Cart/ })).toHaveFocus();
  expect(scrollY, 'nothing moves').toBe(400);
  await expect.poll(() => boxOf('.site-menu').bottom).toBe(56);

  await page.viewport(1440, 390);
  scrollTo(0, 400);
  await expect.poll(() => boxOf('.masthead').bottom, { message: 'a low window' }).toBeLessThan(0);
});

function boxOf(selector: string): DOMRect {
  return document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
}

function rightEnd(selector: string): number {
  return Math.round(boxOf(selector).right);
}

function tiles(): Element[] {
  return [...document.querySelectorAll('.spot-tile')];
}

/** Where the strip of prices ends that a phone scrolls; in wider windows, the window. */
function stripEnd(): number {
  const scroller = document.querySelector('.spot-rail-tiles');
  const isStrip = scroller && getComputedStyle(scroller).display === 'grid';
  return isStrip ? scroller.getBoundingClientRect().right : innerWidth;
}

/** The spot prices that begin in sight and end out of it. */
function cutPrices(): string[] {
  const edge = stripEnd();
  return tiles()
    .filter((tile) => {
      const ends = [...tile.children].map((each) => each.getBoundingClientRect().right);
      return tile.getBoundingClientRect().left < edge - 1 && Math.max(...ends) > edge;
    })
    .map(({ textContent }) => textContent);
}

/** Pairs of texts of the header that lie over each other. */
function textsOverTexts(): string[] {
  const texts = textsIn(document.querySelector('.site-header') ?? document.body);
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => other.boxes.some((box) => one.boxes.some((its) => meet(box, its))))
      .map((other) => `${one.words} / ${other.words}`),
  );
}

function textsIn(root: Element) {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: { words: string; boxes: DOMRect[] }[] = [];
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent?.checkVisibility()) continue;
    if (parent.closest('.visually-hidden, .cart-count-word, .account-corner-words')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    // A price that the strip has not been scrolled to.
    if (parent.closest('.spot-tile') && boxes.some(({ right }) => right > stripEnd())) continue;
    texts.push({ words: node.textContent, boxes });
  }
  return texts;
}

/** Whether two boxes share more than the leading of their lines. */
function meet(one: DOMRect, other: DOMRect): boolean {
  const LEADING = 0.4;
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    shared > LEADING * Math.min(one.height, other.height)
  );
}
