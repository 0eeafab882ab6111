import { heard } from '#tests/browser/heard.ts';
import { presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const topics = () => page.getByRole('navigation', { name: 'Topics' });
const titles = () => page.getByRole('main').getByRole('heading', { level: 2 });

test('a topic is chosen by keyboard, marked, and heard once with how much it has', async () => {
  await opens('/blogs', { width: 320 });
  const buying = topics().getByRole('link', { name: 'Buying, 3', exact: true });
  await presses(buying);
  await expect.poll(heard).toEqual(['3 articles on buying']);
  await expect.element(buying).toHaveAttribute('aria-current', 'page');
  await expect.element(buying).toHaveFocus();
  expect(location.search).toBe('?topic=buying');
  await expect.element(titles().first()).toShow('Eagle, Maple Leaf or Britannia?');
});

test('a topic without articles says so, and leads back', async () => {
  await opens('/blogs?topic=wearing');
  const main = page.getByRole('main');
  await expect.element(main.getByText('Nothing here is about wearing yet.')).toBeVisible();
  await main.getByRole('link', { name: 'Show all of it', exact: true }).click();
  await expect.element(main.getByText('12 articles, page 1 of 2', { exact: true })).toBeVisible();
});

test('an article says its topic, its day in any time zone, its sources, and what is near', async () => {
  await opens('/blogs/junk-silver-is-not-junk');
  const main = page.getByRole('main');
  await expect.element(main.getByText('The editors, September 24, 2026.')).toBeVisible();
  const sources = page.getSection('Sources');
  await expect
    .element(sources.getByRole('link', { name: 'United States Mint' }))
    .toHaveAttribute('href', 'https://www.usmint.gov');
  const near = page.getSection('Read next');
  expect(near.getByRole('heading', { level: 3 }).elements()).toHaveLength(3);
});
