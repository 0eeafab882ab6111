import { heard } from '#tests/browser/heard.ts';
import { presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const BY_LINK = '/sell-to-us/request/by-link';
const LINK = `${BY_LINK}?token=3f8a1c6e9b2d47f0a5c8e1d3b6f90274`;

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('a guest follows a request by its link, and accepts the quote', async () => {
  await opens(LINK, { scenario: 'sale:quoted' });
  await expect.element(page.getByRole('heading', { name: 'Request SELL-4475' })).toBeVisible();
  await page.getByRole('radio', { name: 'Paper check' }).click();
  await page.getByRole('checkbox', { name: 'I send it by the next business day' }).click();
  document.cookie = 'mock-scenario=; path=/';
  await presses(button(/^Accept \$/));
  await expect.element(page.getByRole('heading', { name: 'Send it to us' })).toHaveFocus();
});

test('an unknown link says so, and offers to send it again', async () => {
  await opens(`${BY_LINK}?token=nothing`);
  await expect.element(page.getByText('This link is not known.')).toBeVisible();
  await button('Send the link').click();
  await expect.element(page.getByRole('group', { name: 'There are 2 problems' })).toHaveFocus();
  await page.getByRole('textbox', { name: 'Number of your request' }).fill('sell 4475');
  await page
    .getByRole('main')
    .getByRole('textbox', { name: 'Email address' })
    .fill('somebody@example.com');
  await button('Send the link').click();
  await expect
    .poll(heard)
    .toContain('If there is such a request, its link is on its way to this address.');
});
