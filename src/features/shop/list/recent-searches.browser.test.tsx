import { turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { presses, textsOf } from '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const SEARCH = '/search/searchresults?searchkey=';

const earlier = () => page.getSection('Your earlier searches');
const links = () => earlier().getByRole('link');

test('a customer goes back to an earlier search, and clears them all by keyboard', async () => {
  await opens(SEARCH, { as: 'clara' });
  await expect.element(links().first()).toBeVisible();
  const [last] = textsOf(links());
  await links().first().click();
  await expect.element(page.getByRole('heading', { level: 1, name: `“${last}”` })).toBeVisible();

  await loads(`${SEARCH}xyzzy`);
  const clear = earlier().getByRole('button', { name: 'Clear your earlier searches' });
  await expect.element(clear).toBeVisible();
  expect(textsOf(links())).not.toContain('xyzzy');
  turns('fail:deleteRecentSearches');
  await presses(clear);
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/^Your earlier searches are not cleared\. /));
  await expect.element(clear).toHaveFocus();

  turns('');
  await presses(clear);
  await expect.element(earlier().getByRole('heading')).toHaveFocus();
  await expect.element(earlier()).toShow('Your earlier searches are cleared.');
  await expect.poll(heard).toContain('Your earlier searches are cleared.');
  await loads(SEARCH);
  await expect.element(page.getByRole('heading', { name: 'Popular categories' })).toBeVisible();
  await expect.element(earlier()).not.toBeInTheDocument();
});

test('a guest has no earlier searches', async () => {
  await opens(SEARCH);
  await expect.element(page.getByRole('heading', { name: 'Popular categories' })).toBeVisible();
  expect(earlier().length).toBe(0);
});
