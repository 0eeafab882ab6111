import { turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { presses, textsOf } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { triesAgain } from '#tests/browser/tries-again.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const EAGLE = '/product/804260/2025-1-oz-american-silver-eagle-coin-bu';

const shipping = () => page.getSection('Shipping to you');
const show = () => shipping().getByRole('button', { name: 'Show shipping' });
const state = () => shipping().getByRole('combobox', { name: 'State' });
const zip = () => shipping().getByRole('textbox', { name: 'ZIP code' });

/** Scrolls to a heading beside the part, whose script comes with the reader. */
async function comesNear(heading: string): Promise<void> {
  const beside = await page.getByRole('heading', { name: heading }).findElement();
  beside.scrollIntoView({ block: 'end' });
  await expect.element(state()).toBeInTheDocument();
}

test('a product says what shipping to a place costs and when it arrives', async () => {
  await opens(`${EAGLE}?quantity=2`);
  await comesNear('Similar products');
  await presses(show());
  await expect.element(state()).toHaveFocus();
  await expect.element(state()).toHaveAccessibleDescription('Error: Choose the state.');
  await userEvent.selectOptions(state(), 'TX');
  await userEvent.fill(zip(), '7870');
  await userEvent.keyboard('{Enter}');
  await expect.element(zip()).toHaveAccessibleDescription(/^Error: A ZIP code has 5 digits/);
  turns('fail:getShippingQuotes');
  await userEvent.fill(zip(), '78704');
  await userEvent.keyboard('{Enter}');
  await triesAgain(shipping().getByRole('button', { name: 'Try again' }));
  await expect.element(shipping().getByRole('heading')).toHaveFocus();
  await expect.element(zip()).toHaveValue('78704');
  await expect.poll(heard).toContain('The ways to ship could not be loaded.');
  const ways = textsOf(shipping().getByRole('listitem'));
  expect(ways).toEqual([
    expect.stringMatching(/^Standard, insured ?\w+day, .+ to \w+day, .+\$9\.95$/),
    expect.stringMatching(/^Expedited, insured ?\w+day, .+ to \w+day, .+\$29\.95$/),
    expect.stringMatching(/^FedEx Overnight, insured ?\w+day, .+ to \w+day, .+\$29\.95$/),
  ]);
  await expect.element(shipping()).toShow(/For 2 of these, if it is paid by card now\. Add \$/);
});

test('the cart says it of the ticked lines, once it is asked', async () => {
  await opens('/cart/cart', { cart: '804260x3i:' });
  await comesNear('Coupon');
  await userEvent.selectOptions(state(), 'PR');
  await userEvent.fill(zip(), '00901');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(shipping().getByRole('listitem'))
    .toShow(/^Standard, insured ?\w+day, .+\$29\.95$/);
  await expect.element(shipping()).toShow(/For the ticked lines/);
  await expect
    .poll(() => heard().at(-1))
    .toMatch(/^One way to ship to Puerto Rico 00901\. Standard, insured: \$29\.95, \w+day, .+\.$/);
});
