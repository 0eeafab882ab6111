import { expect, test } from 'vitest';

import { menuColumns } from './menu-columns.ts';

const link = (id: string) => ({ id, label: id, href: `/${id}` });

test('loose links, groups, weights and mints each get a headed column', () => {
  const columns = menuColumns({
    id: 'silver',
    label: 'Silver',
    options: [link('at-spot'), { id: 'lots', label: 'Lots', options: [link('tubes')] }],
    weightCategory: [{ id: 'coins', label: 'Coins by weight', options: [link('1-oz')] }],
    mintCategory: [link('us-mint')],
  });
  expect(columns.map((column) => column.heading)).toEqual([
    'Shop silver',
    'Lots',
    'Coins by weight',
    'By mint and refiner',
  ]);
});

test('a group with a page of its own leads to it first', () => {
  const group = { ...link('rings'), label: 'Rings', options: [link('bands')] };
  const [column] = menuColumns({ id: 'jewelry', label: 'Jewelry', options: [group] });
  expect(column?.links.map((node) => node.label)).toEqual(['All Rings', 'bands']);
});

test('an entry with nothing below it has no columns', () => {
  expect(menuColumns(link('deals'))).toEqual([]);
});
