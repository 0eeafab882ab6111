import { heard } from '#tests/browser/heard.ts';
import { presses, textsOf } from '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

beforeEach(() => sessionStorage.clear());

const tray = () => page.getSection('Compare');
const ticks = () => page.getByRole('main').getByRole('checkbox', { name: 'Compare, ' });

test('four products of a list are chosen at most, and stay chosen in this tab', async () => {
  await opens('/silver/us-silver-coins', { width: 1280 });
  await presses(page.getByRole('button', { name: 'Compare products' }));
  await expect.element(ticks().first()).toBeVisible();
  for (const at of [0, 1, 2, 3, 4]) await presses(ticks().nth(at), ' ');
  await expect.poll(() => heard().join(' ')).toContain('added. 4 of 4 chosen.');
  await expect
    .poll(() => heard().join(' '))
    .toContain('Four products are compared at most. Remove one of them first.');
  await expect.element(ticks().nth(4)).not.toBeChecked();
  await expect
    .element(tray().getByRole('link', { name: 'Compare 4 products' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/compare\?(?:product=\d+&?){4}$/));

  await loads('/silver/us-silver-coins?page=2');
  await expect.element(tray().getByRole('listitem').nth(3)).toBeVisible();
  const names = textsOf(tray().getByRole('listitem'));
  await presses(tray().getByRole('button', { name: `Remove, ${names[0]}` }));
  await expect.element(tray().getByRole('button', { name: `Remove, ${names[1]}` })).toHaveFocus();
  await expect.poll(() => heard().join(' ')).toContain('removed. 3 of 4 chosen.');
  await presses(tray().getByRole('button', { name: 'Clear' }));
  await expect.element(tray().getByRole('heading')).toHaveFocus();
  await presses(tray().getByRole('button', { name: 'Stop comparing' }));
  await expect.element(page.getByRole('button', { name: 'Compare products' })).toHaveFocus();
  expect(tray().length).toBe(0);
});
