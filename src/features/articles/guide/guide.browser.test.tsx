import { violationsInLooks } from '#tests/browser/axe-in-looks.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { triesAgain } from '#tests/browser/tries-again.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

const BEGINNERS = '/investing-guide/beginners';
const EXAMPLE = 'One Silver Eagle, paid by check, and what we would pay for it';
const example = () => page.getSection(EXAMPLE);

// The transport logs each failure that a part shows.
afterEach(() => void vi.mocked(console.error).mockClear());

test('a part explains a premium with the prices of now, and a check says why', async () => {
  await opens(BEGINNERS);
  await expect.element(inSight().getByText(/^Part 1 of 5\. Last changed/)).toBeVisible();
  await expect.element(example()).toShow(/You pay \$[\d.]+ \$[\d.]+ for the metal at spot/);
  await expect.element(example()).toShow(/We pay \$[\d.]+ when you sell/);
  await expect.element(example()).toShow(/At the prices of \d+:\d\d [AP]M ET/);

  await presses(page.getByText('$66.00', { exact: true }));
  await expect.poll(() => heard().join(' ')).toContain('Not quite. That is the whole price.');
  await presses(page.getByText('A full troy ounce', { exact: true }));
  await presses(page.getByText('The step of the price table that ten pieces fall in'));
  await expect.poll(() => heard().join(' ')).toContain('2 of 3 right at the first try.');
  await expect.element(inSight().getByText('2 of 3 right at the first try.')).toBeVisible();
  const parts = page.getByRole('navigation', { name: 'Parts of the guide' });
  await expect
    .element(parts.getByRole('link', { name: 'Beginners' }))
    .toHaveAttribute('aria-current', 'page');
  expect(await violationsInLooks()).toEqual([]);
});

test('without prices the words stay, and can be asked for again', async () => {
  await opens(BEGINNERS, { scenario: 'fail:getProductsByIds' });
  await expect.element(example()).toShow('The prices of this example could not be loaded.');
  await expect.element(page.getByRole('heading', { name: 'Fineness', exact: true })).toBeVisible();
  await triesAgain(page.getByRole('button', { name: 'Try again to load the prices' }));
  await expect.element(example()).toShow(/You pay \$/);
  await expect.element(page.getByRole('heading', { name: EXAMPLE })).toHaveFocus();
});
