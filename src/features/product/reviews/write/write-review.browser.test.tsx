import { callsMade, setOffline, turns } from '#tests/browser/backend.ts';
import { holdsClock, passes } from '#tests/browser/clock.ts';
import { heard } from '#tests/browser/heard.ts';
import { pressesTwice } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const WRITE = '/reviews/write/225134?order=BPM-101502';
const EAGLE = '2026 1 oz American Silver Eagle Coin BU';
const { keyboard } = userEvent;
const main = () => page.getByRole('main');
const heading = () => main().getByRole('textbox', { name: 'Heading' });
const text = () => main().getByRole('textbox', { name: 'Your review' });
const send = () => main().getByRole('button', { name: 'Send the review' });
const sent = () => callsMade().filter((call) => call.includes('AddProductReview')).length;

/** From the list of what could be reviewed. */
async function fills(): Promise<void> {
  await opens('/myaccounts/reviews', { as: 'clara' });
  await main()
    .getByRole('link', { name: `Write a review of ${EAGLE}` })
    .click();
  await main().getByRole('radio', { name: '4 stars' }).click();
  await heading().fill('Well packed');
  await text().fill('In a plain box.');
}

test('an answer that is lost and a double press leave one review, which the page then knows', async () => {
  await fills();
  turns('lost:addProductReview');
  await send().click();
  await expect.element(main().getByText('Something went wrong on our side.')).toBeVisible();
  await expect.element(text()).toHaveValue('In a plain box.');
  turns('');
  await pressesTwice(send());
  await expect
    .element(main().getByRole('heading', { name: 'Your review is received' }))
    .toHaveFocus();
  expect(sent()).toBe(2);
  await expect.poll(heard).toContain('Thank you. Your review appears here once we have read it.');
  await main().getByRole('link', { name: 'Your reviews' }).click();
  const own = main().getSection('4 reviews').getByRole('listitem');
  await expect.element(own.first()).toShow(/^Being read.*Well packed/);

  await opens(WRITE, { as: 'clara' });
  await expect.element(send()).toBeVisible();
});

test('a second tab is told of the first one’s review, and its text stays', async () => {
  await fills();
  await send().click();
  await expect
    .element(main().getByRole('heading', { name: 'Your review is received' }))
    .toHaveFocus();
  await main().getByRole('link', { name: 'Your reviews' }).click();
  await expect.element(main().getSection('4 reviews')).toBeVisible();
  history.back();
  await expect
    .element(main().getByRole('heading', { name: 'You have reviewed this product' }))
    .toBeVisible();
});

test('a cut connection loses nothing that was typed', async () => {
  await fills();
  setOffline(true);
  await send().click();
  await expect.poll(heard).toContainEqual(expect.stringContaining('could not be reached'));
  await expect.element(heading()).toHaveValue('Well packed');
  setOffline(false);
  await send().click();
  await expect
    .element(main().getByRole('heading', { name: 'Your review is received' }))
    .toHaveFocus();
});

test('the characters left are counted at each key and announced after a pause, near the end', async () => {
  await opens(WRITE, { as: 'clara', width: 320 });
  holdsClock();
  await heading().fill('x'.repeat(90));
  await heading().click();
  await keyboard('{End}yyyyyyyyyyyyyy');
  await expect.element(main().getByText('16 characters left')).toBeVisible();
  await passes(1_500);
  await expect.poll(heard).toContain('16 characters left');
  expect(heard().filter((words) => words.includes('left'))).toHaveLength(1);
  await heading().fill('x'.repeat(121));
  await expect.element(main().getByText('1 character too many')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});
