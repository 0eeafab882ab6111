import { namesSaidTwice } from '#tests/a11y/page-rules.ts';
import { violationsInLooks } from '#tests/browser/axe-in-looks.ts';
import { show } from '#tests/browser/show.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

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
  const frame = await screen.getByRole('region', { name: 'Prices by quantity' }).findElement();
  expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
  expect(document.documentElement.scrollWidth).toBe(320);
  frame.scrollBy({ left: 500 });
  expect(frame.scrollLeft).toBe(frame.scrollWidth - frame.clientWidth);
});

test('it is a stop for Tab only while it scrolls, and its name is said once', async () => {
  const screen = await show(TABLE, { width: 1440 });
  const table = screen.getByRole('table', { name: 'Prices by quantity' });
  const frame = screen.getByRole('region', { name: 'Prices by quantity' });
  await expect.element(table).toBeVisible();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(document.body);
  await page.viewport(320, 900);
  await expect.element(frame).toBeVisible();
  expect(namesSaidTwice()).toEqual([]);
  await userEvent.keyboard('{Tab}');
  await expect.element(frame).toHaveFocus();
  await page.viewport(1440, 900);
  await expect.element(frame).not.toBeInTheDocument();
});

test('it breaks no rule of axe in any look', async () => {
  await show(TABLE);
  expect(await violationsInLooks()).toEqual([]);
});
