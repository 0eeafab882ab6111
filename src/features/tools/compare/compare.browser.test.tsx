import { turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { sidewaysScrollHere } from '#tests/a11y/reflow.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const EAGLE = '2026 1 oz American Silver Eagle Coin BU';
const MAPLE = '2026 1 oz Canadian Silver Maple Leaf Coin BU';
const THREE = '/compare?product=225134&product=375210&product=301470&quantity=20';
const table = () => page.getByRole('table', { name: 'Comparison' });
const row = (name: string) =>
  table()
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const field = () => page.getByRole('spinbutton', { name: 'Quantity of each product' });

test('three coins stand side by side, and the best of a row is said in words', async () => {
  await opens(THREE);
  await expect.element(page.getByRole('heading', { level: 1 })).toShow('Compare three coins');
  await expect.element(table().getByRole('columnheader', { name: EAGLE })).toBeVisible();
  const fineness = row('Fineness').getByRole('cell');
  await expect.element(fineness.nth(1)).toShow('.9999 finest');
  await expect.element(row('By check or wire')).toShow(/\$[\d.]+ \$[\d.]+ lowest \$/);

  await userEvent.fill(field(), '0');
  await expect.element(field()).toHaveAccessibleDescription(/Enter a whole number from 1/);
  await userEvent.fill(field(), '200');
  await expect.element(page.getByRole('heading', { name: 'For 200, each' })).toBeVisible();
  await expect.element(inSight().getByText('154 are there, too few for 200.')).toBeVisible();
  await expect.poll(() => heard().join(' ')).toContain('Prices for 200. Lowest by check: ');
  expect(heard().filter((words) => words.startsWith('Prices for 200'))).toHaveLength(1);
  await expect.poll(() => location.search).toContain('quantity=200');

  await presses(page.getByRole('checkbox', { name: 'Only what differs' }), ' ');
  await expect.poll(() => row('Accepted in an IRA').length).toBe(0);
  expect(row('Diameter').length).toBe(1);

  await presses(table().getByRole('link', { name: `Remove, ${MAPLE}` }));
  await expect
    .element(table().getByRole('link', { name: 'Remove, 2026 1 oz British' }))
    .toHaveFocus();
  await expect.poll(() => heard().join(' ')).toContain(`${MAPLE} removed. 2 products left.`);
  await presses(row('Buy 200').getByRole('button').first());
  await expect.poll(() => heard().join(' ')).toMatch(/added\. Your cart holds 1 item, 200 pieces/);
});

test('one more is found and added; what is left out is named', async () => {
  await opens('/compare?product=225134&product=999999&product=x&find=britannia');
  await expect.element(page.getByText('Product 999999 is not in our catalog')).toBeVisible();
  await expect.element(page.getByText('“x”: no number of a product')).toBeVisible();
  await presses(
    page.getByRole('link', { name: 'Add to the comparison, 2026 1 oz British Silver' }),
  );
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toShow('Compare two coins');
  await expect.element(heading).toHaveFocus();
  await opens(`${THREE}&product=801254&product=430389`, { width: 320 });
  await expect
    .element(page.getByText(/Four products are compared at most. Left out:/))
    .toShow(/2026 1 oz American Platinum Eagle Coin BU/);
  await expect.element(row('Metal')).toShow(/Silver Silver Silver Gold/);
  expect(sidewaysScrollHere()).toEqual([]);
});

test('the first product is added from an empty comparison, and the heading takes the focus', async () => {
  await opens('/compare?find=britannia');
  await presses(
    page.getByRole('link', { name: 'Add to the comparison, 2026 1 oz British Silver' }),
  );
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveFocus();
  await expect.poll(heard).toContainEqual(expect.stringMatching(/added\. 1 product compared\.$/));
});

test('a comparison that is offered to begin with takes the focus', async () => {
  await opens('/compare');
  await presses(page.getByRole('main').getByRole('link', { name: MAPLE }));
  const heading = page.getByRole('heading', { level: 1, name: 'Compare two coins' });
  await expect.element(heading).toHaveFocus();
});

test('products that fail can be loaded again', async () => {
  await opens(THREE, { scenario: 'fail:getProductDetail' });
  await expect.element(page.getByText('The products could not be loaded.')).toBeVisible();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect.element(again).not.toHaveAttribute('aria-disabled', 'true');
  turns('');
  await presses(again);
  await expect.element(page.getByRole('heading', { name: 'For 20, each' })).toHaveFocus();
});
