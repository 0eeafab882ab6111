import { expect, test } from 'vitest';

import { groupLinks } from './menu-lists.ts';

const link = (id: string) => ({ id, label: id, href: `/${id}` });

test('loose links, groups, weights and mints are each a headed list', () => {
  const lists = groupLinks({
    id: 'silver',
    label: 'Silver',
    options: [link('at-spot'), { id: 'lots', label: 'Lots', options: [link('tubes')] }],
    weightCategory: [{ id: 'coins', label: 'Silver Coins', options: [link('1-oz')] }],
    mintCategory: [link('us-mint')],
  });
  expect(lists.map(({ kind, heading }) => [kind, heading])).toEqual([
    ['own', 'Shop silver'],
    ['group', 'Lots'],
    ['sizes', 'Silver Coins'],
    ['mints', 'By mint and refiner'],
  ]);
});

test('a group with a page of its own leads to all of it', () => {
  const group = { ...link('rings'), label: 'Rings', options: [link('bands')] };
  const [list] = groupLinks({ id: 'jewelry', label: 'Jewelry', options: [group] });
  expect(list).toMatchObject({ heading: 'Rings', all: { label: 'All rings', href: '/rings' } });
  expect(list?.links.map(({ label }) => label)).toEqual(['bands']);
});

test('an entry with nothing below it has no lists', () => {
  expect(groupLinks(link('deals'))).toEqual([]);
});
