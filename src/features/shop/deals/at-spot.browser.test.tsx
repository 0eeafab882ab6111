import { heard } from '#tests/browser/heard.ts';
import { presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const SILVER = '/silver/silver-at-spot';

test('silver at spot comes first, the rest says its premium, and each can be bought', async () => {
  await opens(SILVER);
  const at = page.getSection('At spot');
  await expect.element(at).toShow('At spot, nothing over');
  await expect
    .element(page.getSection('Closest above spot'))
    .toShow(/\$\d+\.\d\d over spot, \d+\.\d%/);
  await presses(at.getByRole('button', { name: /^Add to cart/ }).first());
  await expect.poll(heard).toContainEqual(expect.stringMatching(/added\. Your cart holds 1 item/));
});

test('nothing near spot says so and leads on; a failed answer can be tried again', async () => {
  await opens('/gold/gold-at-spot', { scenario: 'empty-catalog' });
  await expect
    .element(page.getByRole('heading', { name: 'No gold is sold close to spot right now' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ask for an email when gold reaches a price' }))
    .toBeVisible();
  await opens(SILVER, { scenario: 'fail:getProductNearToSpot' });
  await expect.element(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});
