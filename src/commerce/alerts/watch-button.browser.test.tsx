import { callsMade, holdsAnswers, turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { show } from '#tests/browser/show.tsx';
import { presses } from '#tests/browser/steps.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { WatchButton } from './watch-button.tsx';

const EAGLE = { id: 225134, name: '2026 1 oz American Silver Eagle Coin BU' };
const heart = () => page.getByRole('button', { name: `Watch ${EAGLE.name}`, exact: true });

test('a coin is watched and let go by keyboard, and its button says which', async () => {
  await show(<WatchButton {...EAGLE} />, { as: 'clara' });
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
  await presses(heart());
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(heard).toContain(`${EAGLE.name} is on your watchlist.`);
  await expect.element(heart()).toHaveFocus();
  await presses(heart(), ' ');
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(heard).toContain(`${EAGLE.name} is off your watchlist.`);
});

test('the toggle is another element than the button before it, and takes over its focus', async () => {
  const release = holdsAnswers();
  await show(<WatchButton {...EAGLE} />, { as: 'clara' });
  const before = heart().element() as HTMLButtonElement;
  before.focus();
  expect(before).not.toHaveAttribute('aria-pressed');
  release();
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
  await expect.element(heart()).toHaveFocus();
  expect(heart().element()).not.toBe(before);
});

test('a coin that cannot be watched is unmarked again, with the reason', async () => {
  await show(<WatchButton {...EAGLE} />, { as: 'clara' });
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
  turns('fail:addProductInCustomerWishList');
  await presses(heart());
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/^2026 1 oz American Silver Eagle Coin BU: Something/));
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
});

test('a guest’s button is no toggle, and asks for no list', async () => {
  await show(<WatchButton {...EAGLE} />);
  await expect.element(heart()).toBeVisible();
  expect(heart().element().hasAttribute('aria-pressed')).toBe(false);
  expect(callsMade()).toEqual([]);
});
