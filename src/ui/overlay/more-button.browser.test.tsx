import { show } from '#tests/browser/show.tsx';
import { presses } from '#tests/browser/steps.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { MoreButton } from './more-button.tsx';

const more = () => page.getByRole('button', { name: 'More for order BPM-1', exact: true });
const menu = () => page.getByRole('menu', { name: 'More for order BPM-1', exact: true });
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
const { keyboard } = userEvent;

let acted: string[] = [];

async function showsActions(): Promise<void> {
  acted = [];
  const labels = ['Download invoice', 'Put into the cart again'];
  const actions = labels.map((label) => ({ label, act: () => void acted.push(label) }));
  await show(
    <>
      <h1>Orders</h1>
      <MoreButton of="order BPM-1" actions={actions} />
      <a href="#next">Next</a>
    </>,
  );
}

test('the actions of an order open by keyboard: arrows, letters, Escape and Tab', async () => {
  await showsActions();
  await expect.element(more()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(more()).toHaveAttribute('aria-haspopup', 'menu');
  await presses(more());
  await expect.element(item('Download invoice')).toHaveFocus();
  await expect.element(more()).toHaveAttribute('aria-expanded', 'true');
  await keyboard('{ArrowDown}');
  await expect.element(item('Put into the cart again')).toHaveFocus();
  await keyboard('{ArrowDown}');
  await expect.element(item('Download invoice')).toHaveFocus();
  await keyboard('{End}');
  await expect.element(item('Put into the cart again')).toHaveFocus();
  await keyboard('{Home}');
  await expect.element(item('Download invoice')).toHaveFocus();
  await keyboard('p');
  await expect.element(item('Put into the cart again')).toHaveFocus();
  await keyboard('{Escape}');
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(more()).toHaveFocus();

  await keyboard('{ArrowDown}');
  await expect.element(item('Download invoice')).toHaveFocus();
  await keyboard('{Tab}');
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Next' })).toHaveFocus();
  await keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(more()).toHaveFocus();
  expect(acted).toEqual([]);
});

test('an action is done once, and the focus is on its button again', async () => {
  await showsActions();
  await presses(more());
  await expect.element(item('Download invoice')).toHaveFocus();
  await keyboard('{ArrowDown}');
  await expect.element(item('Put into the cart again')).toHaveFocus();
  await keyboard('{Enter}');
  await expect.element(more()).toHaveFocus();
  expect(acted).toEqual(['Put into the cart again']);
  await expect.element(menu()).not.toBeInTheDocument();
});

test('a press outside closes the menu, and a second press on its button too', async () => {
  await showsActions();
  await more().click();
  await expect.element(item('Download invoice')).toHaveFocus();
  await page.getByRole('heading').click();
  await expect.element(menu()).not.toBeInTheDocument();
  await more().click();
  await expect.element(menu()).toBeVisible();
  await more().click();
  await expect.element(menu()).not.toBeInTheDocument();
});

test('a press that slides off the button opens nothing', async () => {
  await showsActions();
  await more().dropTo(page.getByRole('heading'));
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(more()).toHaveAttribute('aria-expanded', 'false');
});
