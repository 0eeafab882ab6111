import { setOffline, turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { pictureFile } from '#tests/browser/pictures.ts';
import { inSight, presses, tabTo } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const LIST = '/sell-to-us/requests';
const REQUEST = `${LIST}/SELL-4471`;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const next = (name: string) => page.getSection(name);
const steps = () => page.getByRole('list', { name: 'Steps of the request' });
const accept = () => button(/^Accept \$[\d,.]+$/);
const binds = () => page.getByRole('checkbox', { name: 'I send it by the next business day' });

test('a customer finds every request with its state, and the sale that it became', async () => {
  await opens(LIST, { as: 'clara' });
  const paid = page.getByRole('row', { name: 'SELL-4380' });
  await expect
    .element(paid)
    .toShow(/10 × 2025 1 oz American Silver Eagle.*Paid by ACH transfer, sales order SO-20931/);
  await paid.getByRole('link', { name: 'SO-20931' }).click();
  await expect.element(page.getByRole('heading', { name: 'Sale SO-20931' })).toBeVisible();
  await page.getByRole('link', { name: 'SELL-4380' }).click();
  await expect.element(page.getByRole('heading', { name: 'Request SELL-4380' })).toBeVisible();
  await expect.element(next('Paid')).toShow(/We have paid you \$[\d,.]+ by ACH transfer\./);
});

test('a customer without requests reads what to do', async () => {
  await opens(LIST, { as: 'nora' });
  await expect
    .element(inSight().getByText(/^You have not offered us anything yet\./))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See what we pay' })).toBeVisible();
});

test('by keyboard a quote is accepted; what binds has to be ticked first', async () => {
  await opens(REQUEST, { as: 'clara' });
  await expect.element(steps().getBySelector('[aria-current]')).toShow(/^Quoted, nowuntil /);
  await expect
    .element(page.getByRole('row', { name: /Maple Leaf/ }))
    .toShow(/Milk spots1% less for milk spots\.20/);
  await expect.element(next('We pay you')).toShow(/At the bids of now the same pieces would bring/);
  await presses(accept());
  const summary = page.getByRole('group', { name: 'There are 2 problems' });
  await expect.element(summary).toHaveFocus();
  await summary.getByRole('link', { name: 'Choose how we shall pay you.' }).click();
  await tabTo(page.getByRole('radio', { name: 'ACH to your bank' }));
  await userEvent.keyboard(' ');
  await tabTo(binds());
  await userEvent.keyboard(' ');
  await tabTo(accept());
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Send it to us' })).toHaveFocus();
  await expect
    .poll(heard)
    .toContain('Your sale is locked in. Send your metal by the next business day.');
  await expect.element(steps().getBySelector('[aria-current]')).toShow(/^Accepted, now/);
});

test('the parcel of an accepted request is added, and its number is checked', async () => {
  await opens(REQUEST, { as: 'clara', scenario: 'sale:accepted' });
  await button('Add the parcel').click();
  await expect.element(page.getByRole('group', { name: 'There are 2 problems' })).toHaveFocus();
  await page.getByLabelText('Who carries it?').selectOptions('UPS');
  await page.getByLabelText('Tracking number').fill('1Z 999 AA1 01 2345 6784');
  await button('Add the parcel').click();
  await expect.poll(heard).toContain('Thank you. We look out for your parcel.');
  await expect
    .element(page.getByRole('link', { name: 'UPS 1Z 999 AA1 01 2345 6784' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.ups\.com\/track/));
});

test('a quote is declined after a question, and says that nothing binds', async () => {
  await opens(REQUEST, { as: 'clara' });
  expect(button('Yes, decline the quote').elements()).toEqual([]);
  await presses(page.getByText('Decline the quote…'));
  await presses(button('Yes, decline the quote'));
  await expect.element(page.getByRole('heading', { name: 'You declined the quote' })).toHaveFocus();
  await expect.element(steps()).toShow(/Declined/);
});

test('a quote that changed while it was read is not accepted, and the new one is shown', async () => {
  await opens(REQUEST, { as: 'clara' });
  const total = page.getBySelector('input[name=total]').element() as HTMLInputElement;
  total.value = '100';
  await page.getByRole('radio', { name: 'Wire' }).click();
  await binds().click();
  await accept().click();
  await expect.poll(heard).toContain('The quote is another one now. Read it before you accept it.');
  await expect.element(accept()).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Wire' })).toBeChecked();
});

test('without a connection nothing is accepted, nothing is lost, and it says why', async () => {
  await opens(REQUEST, { as: 'clara' });
  await page.getByRole('radio', { name: 'Paper check' }).click();
  await binds().click();
  setOffline(true);
  await accept().click();
  await expect.poll(heard).toContainEqual(expect.stringContaining('could not be reached'));
  setOffline(false);
  await expect.element(binds()).toBeChecked();
  await accept().click();
  await expect.element(page.getByRole('heading', { name: 'Send it to us' })).toHaveFocus();
});

test('a request that is waited for can be cancelled', async () => {
  await opens(REQUEST, { as: 'clara', scenario: 'sale:submitted' });
  await expect.element(page.getByRole('heading', { name: 'What you offered' })).toBeVisible();
  turns('');
  await presses(page.getByText('Cancel the request…'));
  await presses(button('Yes, cancel the request'));
  await expect
    .element(page.getByRole('heading', { name: 'You cancelled this request' }))
    .toHaveFocus();
});

test('what nobody has looked at is changed by keyboard: pieces, photos, and one item more', async () => {
  await opens(REQUEST, { as: 'clara', scenario: 'sale:submitted' });
  await presses(page.getByRole('link', { name: 'Change the items' }));
  await expect.element(page.getByRole('heading', { name: 'Change what you offer' })).toHaveFocus();
  const maples = page.getByRole('spinbutton', { name: /^Quantity of .*Maple Leaf/ });
  await maples.fill('0');
  await page
    .getByRole('button', { name: /^Photos of .*Maple Leaf/ })
    .upload(await pictureFile('a.png'));
  await expect.element(page.getByRole('list', { name: /^Photos of .*Maple/ })).toShow('With us');
  await page.getByRole('textbox', { name: 'Or its name' }).fill('Old ring');
  await page.getByLabelText('Metal of what you name').selectOptions('gold');
  await presses(button('Add an item'));
  const rings = page.getByRole('spinbutton', { name: 'Quantity of Old ring' });
  await expect.element(rings).toHaveFocus();
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/^Old ring is added, \d of up to 20\.$/));
  await presses(button('Save the changes'));
  await expect.element(page.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  await maples.fill('3');
  await presses(button('Save the changes'));
  await expect.element(page.getByRole('heading', { name: 'What you offered' })).toHaveFocus();
  await expect.poll(heard).toContain('Your items are changed.');
  await expect.element(page.getByRole('row', { name: /Maple Leaf/ })).toShow(/3$|3Not yet/);
  await expect.element(page.getByRole('link', { name: /^Photo 1 of .*Maple Leaf/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Old ring' })).toBeVisible();
});

test('all items taken off is no change; a photo is taken off, and the request stays', async () => {
  await opens(`${REQUEST}?edit`, { as: 'clara', scenario: 'sale:submitted' });
  const removals = button(/^Remove /);
  await expect.element(removals.first()).toBeVisible();
  const { length } = removals.elements();
  for (let left = length; left > 0; left -= 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await presses(removals.first());
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect.poll(() => removals.elements().length).toBe(left - 1);
  }
  await expect.element(page.getByRole('textbox', { name: 'Or its name' })).toHaveFocus();
  await presses(button('Save the changes'));
  await expect
    .element(page.getByRole('link', { name: 'Add an item, or cancel the request.' }))
    .toBeVisible();
});

test('a quote that came while the items were changed is shown, and says why nothing was', async () => {
  await opens(`${REQUEST}?edit`, { as: 'clara', scenario: 'sale:submitted' });
  turns('');
  await presses(button('Save the changes'));
  await expect.poll(heard).toContain('This request is quoted, so that cannot be done any more.');
  await expect.element(page.getByRole('heading', { name: 'Our quote' })).toBeVisible();
  await expect.element(page.getByRole('main')).toShow('The items could be changed until we looked');
});

test('a number that is no request of this customer says so, and shows those that are', async () => {
  await opens(`${LIST}/SELL-1`, { as: 'clara' });
  await expect.element(page.getByRole('heading', { name: 'No such request' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'SELL-4471' })).toBeVisible();
});

test('at 320 px a request is whole', async () => {
  await opens(REQUEST, { as: 'clara', width: 320 });
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
