import {
  callsMade,
  setOffline,
  storedTables,
  turns,
  hasOwnTables,
} from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { presses, textsOf } from '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import type { Visitor } from '#tests/browser/visitor.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const REQUEST = '/sell-to-us/request';
const EAGLE = '2026 1 oz American Silver Eagle Coin BU';
const EAGLE_ID = 225_134;
const IDA = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.com', mobile: '5125550177' };

const problems = () => page.getByRole('group', { name: /There is a problem/ });

const heading = () => page.getByRole('heading', { level: 1 });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('main').getByRole('textbox', { name });
const estimate = () => page.getByRole('complementary', { name: 'Estimate' });
const summary = (name: string | RegExp) => page.getByRole('main').getByText(name).first();
const quantity = () => page.getByRole('spinbutton', { name: `Quantity of ${EAGLE}` });

function piece(place: number) {
  const [id, name] = [`piece-${place}`, `Old coin ${place}`];
  return { id, name, metal: 'silver', quantity: 1, conditions: [], note: '' };
}

/** What the tab has kept of an earlier page. */
function keeps(pieces: number, contact: object = IDA): Visitor {
  return {
    async before() {
      const items = Array.from({ length: pieces }, (_, index) => piece(index + 1));
      sessionStorage.setItem('draft:sale-list', JSON.stringify(items));
      sessionStorage.setItem('draft:guest:sale-contact', JSON.stringify(contact));
      await hasOwnTables();
    },
  };
}

async function goesToCheck(): Promise<void> {
  await button('Go on to your details').click();
  await button('Go on and check').click();
}

async function opensCheck(visitor: Visitor = {}): Promise<void> {
  await opens(`${REQUEST}?step=check`, { ...keeps(1), ...visitor });
  await expect.element(heading()).toShow('Check and send');
}

test('a product of the address is sent by keyboard alone, and its draft is gone', async () => {
  await opens(`${REQUEST}?product=225134&quantity=20`);
  await expect.element(quantity()).toHaveValue(20);
  expect(location.search).toBe('');
  await expect.element(estimate()).toShow(`20 × ${EAGLE}`);
  await presses(page.getByRole('checkbox', { name: 'Milk spots' }), ' ');
  await presses(button('Go on to your details'));
  await expect.element(heading()).toShow('Where can we reach you?');
  await expect.element(heading()).toHaveFocus();
  await field('First name').fill(IDA.firstName);
  await field('Last name').fill(IDA.lastName);
  await field('Email address').fill(IDA.email);
  await field('Mobile number').fill(IDA.mobile);
  await userEvent.keyboard('{Enter}');
  await expect.element(heading()).toShow('Check and send');
  await expect.element(heading()).toHaveFocus();
  const main = page.getByRole('main');
  await expect.element(main).toShow('Ida Berg, ida@example.com, (512) 555-0177');
  await expect.element(main).toShow('Milk spots');
  await presses(button('Send the request'));
  await expect.element(heading()).toShow(/^Your request is with us Request SELL-\d+$/);
  expect(document.title).toMatch(/^Request sent \| Sell to us/);
  await expect.element(heading()).toHaveFocus();
  expect(sessionStorage.getItem('draft:sale-list')).toBe('[]');
  expect(sessionStorage.getItem('draft:guest:sale-contact')).toBeNull();
});

test('an item is found by its name and added, and another by a name of its own', async () => {
  await opens(REQUEST);
  await expect.element(page.getByRole('main')).toShow('Nothing yet.');
  await page.getByRole('searchbox', { name: /^Name of the product/ }).fill('american silver eagle');
  await button(`Add ${EAGLE}`).click();
  await expect.poll(heard).toContain(`${EAGLE} is added, 1 of up to 20.`);
  await expect.poll(() => document.activeElement?.textContent).toContain(`1 × ${EAGLE}`);
  await button('Add an item').click();
  await field('What is it?').fill('Old flatware');
  await button('Add it').click();
  await expect.element(page.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  await page.getByRole('combobox', { name: 'Metal' }).selectOptions('silver');
  await field('Fine troy ounces').fill('12.256');
  await button('Add it').click();
  await expect.element(estimate()).toShow('Old flatware, 12.256 fine ounces each');
});

test('all conditions are ticked and unticked by one button', async () => {
  await opens(REQUEST, keeps(1));
  await button('Tick all').click();
  for (const box of page.getByRole('checkbox').elements()) expect(box).toBeChecked();
  await button('Untick all').click();
  for (const box of page.getByRole('checkbox').elements()) expect(box).not.toBeChecked();
});

test('only one item is open, the others say what is in them', async () => {
  await opens(REQUEST, keeps(2));
  await button('Tick all').click();
  await summary('1 × Old coin 2').click();
  await expect.poll(() => document.querySelectorAll('details.request-item[open]').length).toBe(1);
  await expect.element(page.getByRole('main')).toShow('Mint, proof, toning, milk spots');
});

test('a removed item gives its focus to the next, and can be put back', async () => {
  await opens(REQUEST, keeps(2));
  await button('Remove Old coin 1').click();
  await expect.poll(() => document.activeElement?.textContent).toContain('1 × Old coin 2');
  await expect.poll(heard).toContain('Old coin 1 is removed.');
  await button('Put it back').click();
  await expect.poll(() => document.activeElement?.textContent).toContain('1 × Old coin 1');
});

test('the item after the twentieth is refused in words', async () => {
  await opens(REQUEST, keeps(20));
  await button('Add an item').click();
  const words = /^A request has at most 20 items\. Remove one/;
  await expect.poll(heard).toContainEqual(expect.stringMatching(words));
  await expect.element(page.getByRole('main')).toShow('20 of up to 20');
});

test('a wrong quantity is said twice in the same words, and stops the way on', async () => {
  await opens(REQUEST, keeps(1));
  const count = page.getByRole('spinbutton', { name: 'Quantity of Old coin 1' });
  await count.fill('100001');
  await button('Go on to your details').click();
  const words = 'Enter a whole number from 1 to 100,000 for Old coin 1.';
  await expect.element(page.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  await expect.element(count).toHaveAccessibleDescription(`Error: ${words}`);
  await page.getByRole('link', { name: words }).click();
  await expect.element(count).toHaveFocus();
});

test('§5 each problem about the person is beside its field and in the summary', async () => {
  await opens(`${REQUEST}?step=you`, keeps(1, {}));
  await field('Mobile number').fill('555');
  await button('Go on and check').click();
  await expect.element(page.getByRole('group', { name: 'There are 4 problems' })).toHaveFocus();
  await expect.element(field('Mobile number')).toHaveAccessibleDescription(/Some are missing/);
});

test('what was typed about the person is there after a reload', async () => {
  await opens(`${REQUEST}?step=you`, keeps(1, {}));
  await field('First name').fill('Dorothy');
  await loads(`${REQUEST}?step=you`);
  await expect.element(field('First name')).toHaveValue('Dorothy');
});

test('a customer finds their profile filled in, and no word about an account', async () => {
  await opens(`${REQUEST}?step=you`, { ...keeps(1, {}), as: 'clara' });
  await expect.element(field('Email address')).toHaveValue('clara.whitfield@example.com');
  await expect.element(page.getByRole('main')).not.toShow('You need no account');
});

test('a guest can sign in and come back to the step', async () => {
  await opens(`${REQUEST}?step=you&from=portfolio`, keeps(1));
  const link = page.getByRole('main').getByRole('link', { name: 'Sign in' });
  await expect
    .element(link)
    .toHaveAttribute(
      'href',
      '/signin?returnTo=%2Fsell-to-us%2Frequest%3Fstep%3Dyou%26from%3Dportfolio',
    );
});

test('from the portfolio no more is sold than is held, in a second tab neither', async () => {
  const address = `${REQUEST}?from=portfolio&product=${EAGLE_ID}`;
  await opens(`${address}&quantity=1`, { as: 'clara' });
  const mine = { ...sessionStorage };
  await quantity().fill('5000');
  await goesToCheck();
  await button('Send the request').click();
  await expect.element(problems()).toHaveFocus();
  await expect.element(problems()).toShow(/^.*Your portfolio holds \d+ of 2026 1 oz/);
  const held = /holds (\d+) of/.exec(problems().element().textContent)?.[1] ?? '';
  await quantity().fill(held);
  await goesToCheck();
  await button('Send the request').click();
  await expect.element(heading()).toShow('Request SELL-');
  // The other tab has its own list, from before.
  for (const [key, value] of Object.entries(mine)) sessionStorage.setItem(key, value as string);
  await loads(`${address}&quantity=1`);
  await goesToCheck();
  await button('Send the request').click();
  await expect.element(problems()).toShow(/Remove it from this request\./);
});

test('two presses send one request', async () => {
  await opensCheck();
  const send = await button('Send the request').findElement();
  if (send instanceof HTMLElement) {
    send.click();
    send.click();
  }
  await expect.element(heading()).toShow('Request SELL-');
  expect(callsMade().filter((call) => call === 'POST SellToBoldRequests')).toHaveLength(1);
});

test.each(['fail:addSellToBoldRequests', 'offline'])(
  'after %s all is kept, said, and can be sent again',
  async (scenario) => {
    await opensCheck();
    if (scenario === 'offline') setOffline(true);
    else turns(scenario);
    await button('Send the request').click();
    const words = 'All that you entered is kept.';
    await expect.element(page.getByRole('main')).toShow(words);
    await expect.poll(heard).toContainEqual(expect.stringMatching(/try again/));
    expect(sessionStorage.getItem('draft:sale-list')).toContain('Old coin 1');
    setOffline(false);
    turns('');
    await button('Send the request').click();
    await expect.element(heading()).toShow('Your request is with us');
  },
);

/** Opens the last step and sends the request, whose answer is lost. Returns how many there were before. */
async function losesAnswer(): Promise<number> {
  await opensCheck();
  const before = storedTables().sales.requests.length;
  turns('lost:addSellToBoldRequests');
  await button('Send the request').click();
  await expect.element(page.getByRole('main')).toShow('All that you entered is kept.');
  turns('');
  return before;
}

test('a press after a lost answer sends the same request, also after a reload', async () => {
  const before = await losesAnswer();
  await loads(`${REQUEST}?step=check`);
  await button('Send the request').click();
  await expect.element(heading()).toShow('Your request is with us');
  expect(storedTables().sales.requests).toHaveLength(before + 1);
});

test('a request that is changed after a lost answer is another one', async () => {
  const before = await losesAnswer();
  await page.getByRole('link', { name: 'Change your details' }).click();
  await field('Mobile number').fill('5125550178');
  await button('Go on and check').click();
  await button('Send the request').click();
  await expect.element(heading()).toShow('Your request is with us');
  expect(storedTables().sales.requests).toHaveLength(before + 2);
});

test('who asks too often reads how long to wait, and all is kept', async () => {
  await opensCheck(keeps(1, { ...IDA, email: 'often@example.com' }));
  await button('Send the request').click();
  await expect.element(page.getByRole('main')).toShow('Too many tries. Wait 60 seconds');
  expect(sessionStorage.getItem('draft:sale-list')).toContain('Old coin 1');
});

test('the page works in 320 pixels, nothing wider than the window', async () => {
  await opens(REQUEST, { ...keeps(3), width: 320 });
  await button('Add an item').click();
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(textsOf(page.getByRole('complementary').getByRole('listitem'))).toHaveLength(3);
});

test('prices that are late are said to be beside the estimate', async () => {
  await opens(`${REQUEST}?product=225134`, { scenario: 'stale-spot' });
  await expect.element(estimate()).toShow(/Prices delayed, \d+:\d+ [AP]M ET/);
});
