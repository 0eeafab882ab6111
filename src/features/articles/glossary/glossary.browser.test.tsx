import { heard } from '#tests/browser/heard.ts';
import { presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const field = () => page.getByRole('searchbox', { name: 'Find a word' });
const terms = () => page.getByRole('main').getByRole('term');
const term = (name: string) => page.getByRole('term').filter({ hasText: name });

test('a link to a word leads the focus there, and from word to word', async () => {
  await opens('/glossary#bid', { width: 320 });
  await expect.element(term('Bid')).toHaveFocus();
  await expect.element(page.getByText(/Silver now: \$\d/).first()).toBeVisible();
  await presses(page.getByRole('link', { name: 'Spread', exact: true }).first());
  await expect.element(term('Spread')).toHaveFocus();
  await presses(page.getByRole('link', { name: 'V', exact: true }));
  await expect.element(page.getByRole('heading', { name: 'V', exact: true })).toHaveFocus();
});

test('typing filters the words and tells how many there are', async () => {
  await opens('/glossary');
  const all = terms().length;
  await field().fill('kitchen');
  await expect.poll(() => terms().length).toBe(2);
  await expect.poll(() => heard()).toContain('2 words found');
  await field().click();
  await userEvent.keyboard('{Enter}');
  await expect.element(terms().first()).toHaveFocus();
  expect(page.getByRole('link', { name: 'B', exact: true }).length).toBe(0);
  await field().fill('zzz');
  await expect.element(page.getByText('No word found for “zzz”.')).toBeVisible();
  await expect.poll(() => heard()).toContain('No word found for zzz');
  await userEvent.click(page.getByRole('button', { name: 'Show all words' }));
  await expect.element(field()).toHaveFocus();
  expect(terms().length).toBe(all);
});

test('a related word that is filtered out comes back, and words need no prices', async () => {
  await opens('/glossary', { scenario: 'fail:getSpotPrices' });
  await field().fill('plastic');
  await presses(page.getByRole('link', { name: 'Capsule', exact: true }));
  await expect.element(term('Capsule')).toHaveFocus();
  expect(page.getByText('Silver now').length).toBe(0);
});
