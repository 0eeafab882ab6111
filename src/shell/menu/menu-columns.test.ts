import { MENU } from '#mocks/catalog/menu/menu.ts';
import { expect, test } from 'vitest';

import type { MenuNode } from '#api/content/site-map.ts';
import { arrangeColumns, type SheetList } from './menu-columns.server.ts';

const menu = MENU as MenuNode[];
const NO_ENTRY: MenuNode = { id: '', label: '' };
const entry = (name: string) => menu.find(({ label }) => label === name) ?? NO_ENTRY;
const lists = (node: MenuNode) => arrangeColumns(node, true).flat();
const list = (name: string, heading: string) =>
  lists(entry(name)).find((each) => each.heading === heading);
const labels = (shown?: SheetList) => shown?.links.map(({ label }) => label);
const links = (ids: number) =>
  Array.from({ length: ids }, (_, id) => ({ id: `${id}`, label: `M${id}`, href: `/m${id}` }));

test('sizes stand in order of their weight, across units', () => {
  expect(labels(list('Gold', 'Bars by size'))).toEqual([
    '1 gram',
    '2 gram',
    '2.5 gram',
    '5 gram',
    '10 gram',
    '20 gram',
    '1 oz',
    '50 gram',
    '100 gram',
    '10 oz',
    '1 kilo',
  ]);
  expect(labels(list('Silver', 'Coins by size'))?.slice(0, 4)).toEqual([
    '1/10 oz',
    '1/4 oz',
    '1/2 oz',
    '1 oz',
  ]);
});

test('a name without a size stays at the end of the sizes', () => {
  const coins = ['Fractions', '1 oz', '1 gram'].map((label) => ({ id: label, label, href: '/x' }));
  const node = { id: 'x', label: 'X', weightCategory: [{ id: 'c', label: 'C', options: coins }] };
  expect(labels(lists(node)[0])).toEqual(['1 gram', '1 oz', 'Fractions']);
});

function countRows({ links: { length }, all, isLong }: SheetList): number {
  const count = length + (all ? 1 : 0);
  return isLong ? Math.ceil(count / 2) : count;
}

test.each(menu.map((node) => [node.label, node] as const))(
  '%s: at most four columns, none much higher than the window',
  (_, node) => {
    for (const hasMostBought of [true, false]) {
      const columns = arrangeColumns(node, hasMostBought);
      const rows = columns.map((column, index) => {
        const isBelowProducts = hasMostBought && index === columns.length - 1;
        return column.reduce((sum, shown) => sum + 1 + countRows(shown), isBelowProducts ? 8 : 0);
      });
      expect(columns.length).toBeLessThanOrEqual(4);
      expect(Math.max(0, ...rows)).toBeLessThanOrEqual(15);
    }
  },
);

test('of more than twelve links eleven are left, and one to all of them on the landing page', () => {
  const mints = list('Silver', 'By mint and refiner');
  expect(mints?.links).toHaveLength(11);
  expect(mints?.all).toEqual({
    label: `All ${entry('Silver').mintCategory?.length} mints`,
    href: '/silver-bullion#by-mint',
  });
  expect(list('Platinum', 'By mint and refiner')).not.toHaveProperty('all');
  expect(list('Silver', 'Coins by country')?.all).toEqual({
    label: 'All 14 countries',
    href: '/silver-bullion#coins-by-country',
  });
  expect(list('Jewelry', 'Chains')?.all).toEqual({
    label: 'All 14 kinds of chains',
    href: '/jewelry#chains',
  });
});

test('countries, which few shoppers look for, leave room for the rest', () => {
  const countries = list('Gold', 'Coins by country');
  expect(labels(countries)?.slice(0, 2)).toEqual(['US Gold Coins', 'Canadian Gold Coins']);
  expect([countries?.links.length, countries?.all?.label]).toEqual([3, 'All 10 countries']);
});

test.each([
  [12, 12, undefined],
  [13, 11, 'All 13 mints'],
])('of %i mints %i are shown', (all, shown, label) => {
  const [mints] = lists({ id: 'x', label: 'X', href: '/x', mintCategory: links(all) });
  expect([mints?.links.length, mints?.all?.label]).toEqual([shown, label]);
});

test('§2 the mints that it names stay in the menu of silver', () => {
  const named = `us-mint royal-canadian-mint british-royal-mint perth-mint scottsdale-mint
    pressburg-mint sunshine-mint asahi pamp valcambi`.split(/\s+/u);
  const hrefs = list('Silver', 'By mint and refiner')?.links.map(({ href }) => href);
  expect(hrefs).toEqual(expect.arrayContaining(named.map((mint) => `/silver/${mint}`)));
});
