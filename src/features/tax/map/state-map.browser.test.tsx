import { presses, textsOf } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const map = () => page.getBySelector('.state-map');

test('each state is a link that is named by its rule, in a group of its kind', async () => {
  await opens('/state-sales-tax?of=silver&as=coin&ship=CA');
  const groups = map().getByRole('group').elements();
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'Exempt: 33 states',
    'Exempt from a sum: 5 states',
    'Taxed: 8 states',
    'No state sales tax: 5 states',
  ]);
  const limited = map().getByRole('group', { name: 'Exempt from a sum: 5 states' });
  const california = limited.getByRole('link', { name: 'California: exempt from $2,000' });
  await expect.element(california).toHaveAttribute('aria-current', 'true');
  expect(map().getByRole('group').getByRole('link').elements()).toHaveLength(51);
  expect(textsOf(map().getByRole('list').last().getByRole('link'))).toContain('RI');

  await presses(map().getByRole('link', { name: 'Montana: no state sales tax' }));
  await expect.element(page.getByRole('heading', { level: 1 })).toShow('Montana');
});

test('on a phone the map only shows, and its key tells how many', async () => {
  await opens('/state-sales-tax', { width: 320 });
  await expect.element(map().getByText('Exempt from a sum')).toBeVisible();
  expect(map().getByRole('group').elements()).toEqual([]);
  await presses(map().getByRole('link', { name: 'Skip the map, to the table of all states' }));
  await expect.element(page.getByRole('heading', { name: 'All states' })).toHaveFocus();
});
