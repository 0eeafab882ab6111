import { violationsInLooks } from '#tests/browser/axe-in-looks.ts';
import { show } from '#tests/browser/show.tsx';
import { expect, test } from 'vitest';

import { DataTable } from './data-table.tsx';

const TABLE = (
  <DataTable caption="Prices by quantity">
    <thead>
      <tr>
        {['Quantity', 'By check', 'By card', 'By bitcoin', 'By wire'].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">1 or more</th>
        <td data-figure="">$1,031.20</td>
        <td data-figure="">$1,072.45</td>
        <td data-figure="">$1,031.20</td>
        <td data-figure="">$1,031.20</td>
      </tr>
    </tbody>
  </DataTable>
);

test('a wide table scrolls inside itself on a phone, and the page does not', async () => {
  const screen = await show(TABLE, { width: 320 });
  const frame = screen.getByRole('region', { name: 'Prices by quantity' }).element();
  expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
  expect(document.documentElement.scrollWidth).toBe(320);
  frame.scrollBy({ left: 500 });
  expect(frame.scrollLeft).toBe(frame.scrollWidth - frame.clientWidth);
});

test('on a desktop it has room', async () => {
  const screen = await show(TABLE, { width: 1440 });
  const frame = screen.getByRole('region', { name: 'Prices by quantity' }).element();
  expect(frame.scrollWidth).toBe(frame.clientWidth);
});

test('it breaks no rule of axe in any look', async () => {
  await show(TABLE);
  expect(await violationsInLooks()).toEqual([]);
});
