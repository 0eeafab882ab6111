import { presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { triesAgain } from '#tests/browser/tries-again.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

test('a part that fails says so and can be asked for again; the others stay', async () => {
  await opens('/chart/gold-price', {
    scenario: 'fail:getPriceComparisons,fail:getProductNearToSpot',
  });
  const dealers = page.getSection('What other dealers ask');
  await expect.element(dealers).toShow('The prices of other dealers could not be loaded.');
  const near = page.getSection('Closest to spot');
  near.element().scrollIntoView();
  await expect.element(near).toShow('The products closest to spot could not be loaded.');
  await expect
    .element(page.getByRole('table', { name: 'Melt value of common coins' }))
    .toBeVisible();
  const dealersAgain = dealers.getByRole('button', { name: /^Try again/ });
  await expect.element(dealersAgain).not.toHaveAttribute('aria-disabled', 'true');
  await triesAgain(near.getByRole('button', { name: /^Try again/ }));
  await expect.element(near.getByRole('heading', { name: 'Closest to spot' })).toHaveFocus();
  await expect.poll(() => near.getByRole('listitem').length).toBe(4);
  await presses(dealersAgain);
  await expect.poll(() => dealers.getByRole('rowheader').length).toBe(3);
});
