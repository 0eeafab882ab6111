import { inSight } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

/** How a list looks, where that decides whether it can be used: rows, columns, its bar. */

const SILVER = '/silver/1-oz-silver-coins';
const PHONE_HEIGHT = 844;

const all = (css: string) => [...document.querySelectorAll<HTMLElement>(css)];
const boxes = (css: string) => all(css).map((element) => element.getBoundingClientRect());
const opensAll = async (path: string, width: number) => {
  await opens(path, { width });
  await expect.element(page.getBySelector('.product-card').first()).toBeVisible();
};

test.each([SILVER, '/deals', '/deals/silver-deals', '/best-sellers/best-selling-silver'])(
  'on a phone %s is at most nine screens long',
  async (path) => {
    await opensAll(path, 390);
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(9 * PHONE_HEIGHT);
  },
);

test('on a phone the time left stands beside the end of a sale, in a place that was free', async () => {
  await opensAll('/deals', 390);
  await expect.poll(() => all('[data-unit=s]').length).toBeGreaterThan(0);
  for (const { offsetHeight } of all('.sale-part .sale-countdown')) {
    expect(offsetHeight).toBeLessThan(20);
  }
});

test('on a phone a product is a row, with a round button that says what it buys', async () => {
  await opensAll(SILVER, 390);
  const twoLines = all('.product-card').filter(
    (row) => (row.querySelector('h3')?.clientHeight ?? 0) < 45,
  );
  expect(twoLines.length).toBeGreaterThan(5);
  for (const row of twoLines) expect(row.offsetHeight).toBeLessThanOrEqual(136);
  const [button] = boxes('.product-card .button');
  expect([button?.width, button?.height]).toEqual([44, 44]);
  await expect
    .element(page.getByRole('button', { name: /^Add to cart, Random Year 1 oz Canadian/ }).first())
    .toBeVisible();
  expect(page.getByRole('button', { name: /^Watch / }).elements()).toHaveLength(0);
});

test.each([
  [320, 100],
  [390, 200],
  [320, 200],
])('at %i px and text of %i %% nothing of a row is cut or covers another', async (width, text) => {
  await opensAll(`${SILVER}?onSale=true`, width);
  document.documentElement.style.fontSize = `${text}%`;
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const [name] = all('.product-card h3 a');
  if (name)
    name.textContent = `${'2026 1 oz American Silver Eagle Coin BU '.repeat(3)}- Tube of 20`;
  for (const row of all('.product-card')) {
    const parts = [...row.querySelectorAll('h3, .unit-prices, .premium, .product-card-facts')].map(
      (part) => part.getBoundingClientRect(),
    );
    const gaps = parts.slice(1).map(({ top }, at) => top - (parts[at]?.bottom ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(-1);
    const cut = [...row.querySelectorAll('h3, dd, dt, .premium, .stock-badge')].filter(
      (part) => part.scrollWidth > part.clientWidth + 1,
    );
    expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  }
  document.documentElement.style.fontSize = '';
});

test('prices and buttons of a row of cards stand on one line, and a sale makes no hole', async () => {
  await opensAll(`${SILVER}?availability=Impaired`, 1440);
  const cards = all('.product-card');
  const tops = (css: string) =>
    cards.slice(0, 4).map((card) => card.querySelector(css)?.getBoundingClientRect().top);
  for (const part of ['.unit-prices', '.stock-badge', '.button']) {
    expect(new Set(tops(part)).size).toBe(1);
  }
  const rows = new Map<number, HTMLElement[]>();
  for (const card of cards) rows.set(card.offsetTop, [...(rows.get(card.offsetTop) ?? []), card]);
  const rooms = (hasSale: boolean) =>
    [...rows.values()]
      .filter((row) => row.some((card) => card.querySelector('.was-line')) === hasSale)
      .map(([first]) => {
        const [premium, stock] = ['.premium', '.stock-badge'].map((part) =>
          first?.querySelector(part)?.getBoundingClientRect(),
        );
        return (stock?.top ?? 0) - (premium?.bottom ?? 0);
      });
  expect(Math.max(...rooms(false))).toBeLessThan(8);
  expect(Math.min(...rooms(true))).toBeGreaterThan(15);
});

test('on a phone the bar of a list stays below the masthead, and covers nothing with the focus', async () => {
  await opensAll(SILVER, 390);
  const cells = boxes(
    '.browse-count > h2, .fold-summary, .sort-field, .browse-head > form > .button',
  );
  const middles = cells.map(({ top, bottom }) => (top + bottom) / 2);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
  expect(boxes('.browse-bar')[0]?.height).toBeLessThanOrEqual(48);
  scrollTo(0, 2_000);
  await expect.poll(() => boxes('.browse-bar')[0]?.top).toBe(45);
  const above = all('.product-card a').findLast((link) => link.getBoundingClientRect().top < 0);
  above?.focus();
  await expect
    .poll(() => above?.getBoundingClientRect().top)
    .toBeGreaterThanOrEqual(boxes('.browse-bar')[0]?.bottom ?? 0);
  await page.viewport(390, 380);
  await expect.poll(() => boxes('.browse-bar')[0]?.top).toBeLessThan(0);
});

test('on a phone the filters open over the list, and their button leads back to it', async () => {
  await opensAll(SILVER, 390);
  await inSight().getByText('Filter', { exact: true }).click();
  const form = page.getByRole('form', { name: 'Filter and sort' });
  await form.getByRole('checkbox', { name: /^Presale/ }).click();
  await expect.element(page.getByRole('link', { name: /^Remove Presale/ })).toBeInTheDocument();
  await expect.element(inSight().getByText('Filter (1)')).toBeVisible();
  await form.getByRole('button', { name: /^Show \d+ products$/ }).click();
  await expect.element(page.getBySelector('.fold')).not.toHaveAttribute('open');
  await expect.element(page.getByRole('heading', { level: 2, name: /products$/ })).toHaveFocus();
});

test('on a phone the words of a category are their first sentence until “More”', async () => {
  await opensAll(SILVER, 390);
  const rest = inSight().getByText('One ounce is the measure', { exact: false }).last();
  const more = page.getByRole('button', { name: 'More', exact: true, expanded: false });
  await expect.element(rest).not.toBeVisible();
  await more.click();
  await expect.element(rest).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'More', expanded: true })).toBeVisible();
});
