import { turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const VERIFIER = '/sale/precious-metal-verifier';
const EAGLE = '2026 1 oz American Silver Eagle Coin BU';
const form = () => page.getByRole('form', { name: 'What you measured' });
const field = (name: string) => form().getByRole('textbox', { name });
const check = () => form().getByRole('button', { name: 'Check it' });
const verdict = () => page.getSection(/^(Do not buy|The numbers|So far|Check the)/);

test('§2 a piece is judged by what was measured, and a wrong unit is told', async () => {
  await opens(VERIFIER, { width: 320 });
  await presses(check());
  await expect.element(field('Weight')).toHaveFocus();
  await field('Which piece should it be?').fill(EAGLE);
  await field('Weight').fill('31.1');
  await field('Diameter').fill('41.2');
  await userEvent.keyboard('{Enter}');
  const says = 'The weight is right, but it is 0.6 mm too large.';
  await expect.element(verdict().getByText(says)).toBeVisible();
  await expect.poll(() => heard().join(' ')).toContain(says);
  const rows = verdict().getByRole('listitem');
  await expect
    .element(rows.nth(1))
    .toShow(/Diameter *too large *specified 40.6 mm *yours 41.2 mm, \+0.6/);
  await expect.element(rows.nth(2)).toShow(/Thickness *not measured/);
  expect(location.search).toContain('mass=31.1');

  await form().getByRole('combobox', { name: 'Weight in' }).selectOptions('Troy ounces');
  await presses(check());
  await expect.element(verdict().getByText('Weight: 31.1 troy oz cannot be meant')).toBeVisible();

  await field('Diameter').fill('wide');
  await presses(check());
  await expect.element(field('Diameter')).toHaveFocus();
  await expect
    .element(field('Diameter'))
    .toHaveAccessibleDescription(/Enter the diameter as a number/);
  expect(verdict().length).toBe(0);
});

test('without a name what could match is listed, and one of it is checked', async () => {
  await opens(VERIFIER);
  await field('Weight').fill('31.1');
  await field('Diameter').fill('40.6 mm');
  await presses(check());
  await expect.poll(() => heard().join(' ')).toContain('It could be one of these. 20');
  const could = page.getSection('It could be one of these');
  await presses(could.getByRole('link', { name: /American Silver Eagle/ }).first());
  await expect.element(verdict().getByText('Measure the thickness too')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'So far it fits.' })).toHaveFocus();
  await expect.element(field('Weight')).toHaveValue('31.1');
});

test('specifications that fail can be loaded again; an unknown piece says so', async () => {
  await opens(`${VERIFIER}?piece=${EAGLE}&mass=31.1`, { scenario: 'fail:getMeasuredProducts' });
  await expect.element(page.getByText('The specifications could not be loaded.')).toBeVisible();
  turns('');
  await presses(page.getByRole('main').getByRole('button', { name: 'Try again' }));
  await expect.element(verdict()).toBeVisible();
  await field('Which piece should it be?').fill('Doubloon of the moon');
  await presses(check());
  await expect
    .element(page.getByRole('heading', { name: 'We do not know this piece' }))
    .toBeVisible();
});
