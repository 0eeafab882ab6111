import { holdsClock } from '#tests/browser/clock.ts';
import { heard } from '#tests/browser/heard.ts';
import { presses, textsOf } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

/** Half a day before the advertisements of the mock backend end, and a moment after. */
const BEFORE = '2026-11-24T12:00:00Z';
const AFTER = '2026-11-25T00:00:01Z';

const featured = () => page.getByRole('region', { name: 'Featured' });
const titles = () => textsOf(featured().getByRole('heading', { level: 3 }));

test('slides and advertisements are a list, which two buttons move sideways where it is long', async () => {
  holdsClock(BEFORE);
  await opens('/', { width: 390 });
  await expect
    .poll(titles)
    .toEqual([
      'The 2026 Silver Eagle',
      'Gold by the ounce',
      'New to metal?',
      'Silver at spot',
      'Gold at spot',
      'Spots and scratches, full weight',
      'We buy what you hold',
    ]);
  expect(featured().getByRole('listitem').elements()).toHaveLength(6);
  await expect
    .element(featured().getByRole('img', { name: 'Silver coin' }).first())
    .toBeInTheDocument();
  await expect
    .element(featured().getByText('Nov 24, 2026, 7:00 PM ET').first())
    .toBeInTheDocument();

  const previous = featured().getByRole('button', { name: 'Previous' });
  const next = featured().getByRole('button', { name: 'Next' });
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await presses(next);
  await expect.poll(heard).toEqual(['2 of 6']);
  await expect.element(featured().getByText('2 of 6')).toBeVisible();
  await expect.element(previous).not.toHaveAttribute('aria-disabled', 'true');
  featured().getByRole('list').element().scrollTo({ left: 10_000, behavior: 'instant' });
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await presses(next);
  await expect.element(next).toHaveFocus();
  expect(heard()).toEqual(['2 of 6']);
});

test('§8 without slides the page opens with products, and what has ended is not shown', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  holdsClock(AFTER);
  await opens('/', { scenario: 'fail:getDashboardImages' });
  expect(warned.mock.calls.map(([words]) => words as unknown)).toContain(
    'Could not get dashboard images',
  );
  await expect.element(page.getByRole('link', { name: 'Shop bullion in stock' })).toBeVisible();
  await expect.poll(titles).toEqual(['Spots and scratches, full weight', 'We buy what you hold']);
});

test('a customer gets slides of their own in the places of the others', async () => {
  holdsClock(AFTER);
  await opens('/', { as: 'clara' });
  await expect.poll(() => titles()[1]).toBe('Next year’s coins');
  expect(titles()).toHaveLength(5);
});
