import { CART, EAGLE } from '#tests/browser/cart-steps.ts';
import { pressesCheckout } from '#tests/browser/checkout-steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const foot = () => page.getByRole('contentinfo');
const link = (name: string) => foot().getByRole('link', { name, exact: true });
const summaries = () => [...foot().element().querySelectorAll('summary')];

// Without the menu the group "Shop" is not here. The test of the phone's header has it, and heights.
test('on a phone the links are in folded groups below one line of contact', async () => {
  await opens('/signin', { width: 390 });
  expect(summaries().map(({ textContent }) => textContent)).toEqual([
    'Orders and help',
    'Good to know',
  ]);
  const contacts = [...foot().element().querySelectorAll('.contact-links a')];
  expect(new Set(contacts.map((one) => one.getBoundingClientRect().top)).size).toBe(1);
  await expect.element(link('Track an order')).not.toBeInTheDocument();
  summaries()[0]?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(link('Track an order')).toBeVisible();
  await expect.element(link('Site map')).not.toBeInTheDocument();
});

test.each([390, 1440])('at %i px the six networks are one row of targets', async (width) => {
  await opens('/signin', { width });
  const boxes = [...foot().element().querySelectorAll('.footer-networks a')].map((network) =>
    network.getBoundingClientRect(),
  );
  expect(boxes).toHaveLength(6);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes.every(({ width: across, height }) => across >= 44 && height >= 44)).toBe(true);
  await expect.element(link('YouTube')).toBeVisible();
});

test('in a wide window the groups are open below headings', async () => {
  await opens('/signin', { width: 1440 });
  for (const name of ['Talk to a person', 'Orders and help', 'Good to know']) {
    await expect.element(foot().getByRole('heading', { name })).toBeVisible();
  }
  expect(summaries().filter((summary) => summary.checkVisibility())).toEqual([]);
  await expect.element(link('Site map')).toBeVisible();
  link('Track an order').element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(link('Shipping and insurance')).toHaveFocus();
});

test.each([390, 1440])(
  'at %i px the footer of a checkout has contacts, rules and the note on prices',
  async (width) => {
    await opens(CART, { cart: `${EAGLE.id}x2i:`, width });
    await pressesCheckout();
    await expect.element(link('1(866)454-BOLD')).toBeVisible();
    for (const name of ['Returns and cancellation', 'Privacy', 'Terms of sale']) {
      await expect.element(link(name)).toBeVisible();
    }
    await expect.element(foot().getByText(/^Spot prices are indications/)).toBeVisible();
    await expect.element(foot().getByLabelText('Your email')).not.toBeVisible();
    await expect.element(link('Track an order')).not.toBeInTheDocument();
    await expect.element(link('Facebook')).not.toBeInTheDocument();
  },
);
