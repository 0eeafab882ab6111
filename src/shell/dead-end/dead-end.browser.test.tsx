import { turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const again = { name: 'Try again' };

test('a mistyped address offers a search for its words', async () => {
  await opens('/silver/american-silver-eegle');
  await expect.element(heading('Page not found')).toBeVisible();
  await expect.poll(() => document.title).toBe('Page not found | Bold Precious Metals');
  const field = page.getByLabelText('What were you looking for?');
  await expect.element(field).toHaveValue('american silver eegle');
  await presses(field);
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/search/searchresults?searchkey=american+silver+eegle');
});

test('a page that fails to load moves the focus to the reason, and recovers in place', async () => {
  await opens('/site-map');
  turns('fail:getContentPage');
  await page.getByRole('main').getByRole('link', { name: 'Shipping and Insurance' }).click();
  await expect.element(heading('This page did not load')).toHaveFocus();
  expect(heard(), 'the focused heading has said it').not.toContain(document.title);
  turns('');
  await page.getByRole('main').getByRole('link', again).click();
  await expect.element(heading('This page did not load')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(location.pathname).toBe('/legals/shipping-insurance');
});

test('where a second attempt fails too, the link loads the document', async () => {
  await opens('/site-map');
  turns('fail:getContentPage');
  await page.getByRole('main').getByRole('link', { name: 'Shipping and Insurance' }).click();
  const link = page.getByRole('main').getByRole('link', again);
  await expect.element(link).toBeVisible();
  // As if the store had loaded this address just now, which would end the test.
  sessionStorage.setItem(location.href, String(Date.now()));
  let isFollowed = false;
  const follow = (event: Event) => {
    isFollowed ||= !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', follow);
  await link.click();
  expect(isFollowed).toBe(false);
  const pressAgain = async () => {
    await link.click();
    return isFollowed;
  };
  await expect.poll(pressAgain, { message: 'once the attempt has ended' }).toBe(true);
  removeEventListener('click', follow);
});
