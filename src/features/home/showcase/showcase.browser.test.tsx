import { holdsClock, passes } from '#tests/browser/clock.ts';
import { heard } from '#tests/browser/heard.ts';
import { presses, textsOf } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { HOUR_MS, movesDeviceClock, WRONG_CLOCKS } from '#tests/server-time.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

/** The time of the mock backend. */
const NOW = Date.parse('2026-11-18T16:00:00Z');
/** An old page: some of its advertisements ended a second ago. */
const OLD = { ageMs: Date.parse('2026-11-25T00:00:01Z') - NOW };

const featured = () => page.getSection('Featured');
const titles = () => textsOf(featured().getByRole('heading', { level: 3 }));

test('slides and advertisements are a list, which two buttons move sideways where it is long', async () => {
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
  await opens('/', { ...OLD, scenario: 'fail:getDashboardImages' });
  expect(warned.mock.calls.map(([words]) => words as unknown)).toContain(
    'Could not get dashboard images',
  );
  await expect.element(page.getByRole('link', { name: 'Shop bullion in stock' })).toBeVisible();
  await expect.poll(titles).toEqual(['Spots and scratches, full weight', 'We buy what you hold']);
});

test.each(WRONG_CLOCKS)(
  'a device %s shows what has not ended, and nothing else',
  async (_, aheadMs) => {
    holdsClock(NOW + aheadMs * 7);
    await opens('/');
    await expect.poll(titles).toHaveLength(7);
    movesDeviceClock(HOUR_MS);
    await passes(2_000);
    expect(titles()).toHaveLength(7);
    await opens('/', OLD);
    await expect.poll(titles).toHaveLength(5);
  },
);

test('a customer gets slides of their own in the places of the others', async () => {
  await opens('/', { ...OLD, as: 'clara' });
  await expect.poll(() => titles()[1]).toBe('Next year’s coins');
  await expect.poll(titles).toHaveLength(5);
});
