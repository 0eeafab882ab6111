import { describe, expect, test } from 'vitest';
import { categoryOf } from '../categories/categories.ts';
import { MENU, menuNodes } from './menu.ts';
import { toCategory } from './node.ts';
import { KNOWN_PAGES } from './pages.ts';

const nodes = menuNodes();

describe('the top navigation', () => {
  test('§2 reads Silver to More', () => {
    expect(MENU.map(({ label }) => label)).toEqual([
      'Silver',
      'Gold',
      'Platinum',
      'Copper',
      'Jewelry',
      'Best Seller',
      'Deals',
      'Holiday',
      'Sell To Us',
      "Investor's Guide",
      'Supplies',
      'More',
    ]);
  });

  test('leads to categories and known pages only', () => {
    const pages = new Set(KNOWN_PAGES.map(({ href }) => href));
    const dead = nodes.filter(({ href }) => href && !pages.has(href) && !categoryOf(href));
    expect(dead).toEqual([]);
  });

  test('cannot be given a dead link', () => {
    expect(() => toCategory('silver', 'silver/unobtainium')).toThrow('is no category');
  });

  test('gives every entry an id of its own', () => {
    const ids = nodes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('§2 "New" badges sit beside Silver at Spot, Impaired Silver and Gold at Spot', () => {
    const badges = nodes.filter(({ isNew }) => isNew).map(({ label }) => label);
    expect(badges).toEqual(['Silver at Spot', 'Impaired Silver', 'Gold at Spot']);
  });

  test('§2 Sell To Us is the only highlighted entry', () => {
    expect(nodes.filter(({ highlight }) => highlight).map(({ href }) => href)).toEqual([
      '/sell-to-us',
    ]);
  });

  test('§2 the silver menu has coins, bars and rounds by weight and pages by mint', () => {
    const silver = MENU[0];
    expect(silver?.weightCategory?.map(({ label }) => label)).toEqual([
      'Silver Coins',
      'Silver Bars',
      'Silver Rounds',
    ]);
    const mints = silver?.mintCategory?.map(({ href }) => href);
    expect(mints).toContain('/silver/us-mint');
    expect(mints).toContain('/silver/valcambi');
  });

  test('§2 jewelry opens by type and sub-type', () => {
    const jewelry = MENU.find(({ id }) => id === 'menu-jewelry');
    const rings = jewelry?.options?.find(({ href }) => href === '/jewelry/rings');
    expect(rings?.options?.map(({ href }) => href)).toContain('/jewelry/rings/engagement');
  });
});
