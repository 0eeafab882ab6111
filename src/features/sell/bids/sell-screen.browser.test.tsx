import { holdsClock, until } from '#tests/browser/clock.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, presses, tabTo } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { triesAgain } from '#tests/browser/tries-again.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const SELL = '/sell-to-us';
const ROUND = '1 oz Any Mint Silver Round';

const add = (name: string | RegExp) => page.getByRole('button', { name });
const list = () => page.getByRole('region', { name: 'Your list' });
const quantity = (of = ROUND) => list().getByRole('spinbutton', { name: `Quantity of ${of}` });
const weight = () => page.getByLabelText('Weight', { exact: true });
const row = (name: string) => page.getByRole('row', { name });
const SPOON = {
  metal: 'silver',
  name: 'A spoon',
  quantity: 1,
  conditions: [],
  note: '',
};
const SUM = /^Your list would bring \$[\d,.]+\.$/;

test('a bid says what is paid, how it moved, and how far it is from spot and from our price', async () => {
  await opens(SELL);
  for (const name of ['We pay, each', 'Since yesterday', 'To spot, an ounce', 'We ask', 'Spread']) {
    await expect.element(page.getByRole('columnheader', { name })).toBeVisible();
  }
  await expect
    .element(row(ROUND))
    .toShow(/\$\d+\.\d\d[+−]?\$\d\.\d\d−\$\d\.\d\d\$\d+\.\d\d\d+\.\d %Add/);
  await expect.element(row(ROUND)).toShow(/Reported in larger amounts/);
  await page.getByRole('link', { name: 'What we have to report' }).click();
  expect(location.hash).toBe('#reporting');
  await expect.element(page.getByRole('table', { name: 'Sales that are reported' })).toBeVisible();
});

test('each metal has its bids at an address', async () => {
  await opens(`${SELL}?metal=gold`);
  const metals = page.getByRole('navigation', { name: 'Metal of the bids' });
  await expect.element(metals.getBySelector('[aria-current]')).toShow('Gold 14');
  await metals.getByRole('link', { name: 'Platinum 6' }).click();
  await expect.element(page.getByRole('table', { name: 'Bids for platinum' })).toBeVisible();
  expect(location.search).toBe('?metal=platinum');
  await expect.element(row('2026 1 oz American Platinum Eagle')).toBeVisible();
});

test('products are found by words of their name in all metals, and the number is announced once', async () => {
  await opens(SELL);
  const find = page.getByLabelText('Find a product');
  await find.fill('maple gold');
  await expect.element(page.getByRole('table', { name: 'Bids for “maple gold”' })).toBeVisible();
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^\d products? found\.$/));
  await find.fill('tin');
  await expect.element(inSight().getByText('We have no bid for “tin”.')).toBeVisible();
  await presses(page.getByRole('button', { name: 'Show all bids' }));
  await expect.element(find).toHaveFocus();
  await expect.element(page.getByRole('table', { name: 'Bids for silver' })).toBeVisible();
});

test('by keyboard a product is listed, its sum is heard, and the button leads to its quantity', async () => {
  await opens(SELL);
  await presses(add(`Add ${ROUND}`));
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/^1 oz Any Mint Silver Round is on your list: 1 for \$/));
  await expect.element(add(`1 listed ${ROUND}`)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(quantity()).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(add(`2 listed ${ROUND}`)).toBeVisible();
  await expect.poll(() => heard().at(-1)).toMatch(SUM);
  await tabTo(list().getByRole('link', { name: 'Ask for a quote' }));
});

test('a quantity that is none is refused at its field, and the list keeps the last one', async () => {
  await opens(SELL);
  await add(`Add ${ROUND}`).click();
  for (const wrong of ['0', '1000000000', '']) {
    await quantity().fill(wrong);
    await expect.element(quantity()).toHaveAccessibleDescription(/from 1 to 100,000\./);
    await expect.element(quantity()).toBeInvalid();
    await expect.element(add(`1 listed ${ROUND}`)).toBeVisible();
  }
  await quantity().fill('25');
  await expect.element(add(`25 listed ${ROUND}`)).toBeVisible();
  await expect.element(quantity()).toBeValid();
});

test('what is taken off can be put back, and the focus is never lost', async () => {
  await opens(SELL);
  await add(`Add ${ROUND}`).click();
  await presses(list().getByRole('button', { name: `Take it off ${ROUND}` }));
  await expect.element(list().getByRole('heading', { name: 'Your list' })).toHaveFocus();
  await expect.element(list()).toShow(/Nothing yet\./);
  await expect.poll(heard).toContain(`${ROUND} is off your list.`);
  await presses(page.getByRole('button', { name: 'Put it back' }));
  await expect.element(quantity()).toHaveValue(1);
});

test('weighed metal is worth its fine ounces at the bid, and is listed with its weight', async () => {
  await opens(SELL);
  await weight().fill('0');
  await expect.element(weight()).toHaveAccessibleDescription(/Enter a weight above 0/);
  await weight().fill('412');
  await expect
    .element(inSight().getByText(/^Holds 12\.253 fine ounces, melt value \$[\d,.]+$/))
    .toBeVisible();
  await page.getByLabelText('Metal', { exact: true }).selectOptions('Gold');
  await expect.element(page.getByLabelText('Fineness')).toHaveValue('.9999');
  await presses(add('Add as “Gold, .9999, 412 g”'));
  await expect.element(quantity('Gold, .9999, 412 g')).toHaveValue(1);
  await presses(add('Add as “Gold, .9999, 412 g”'));
  await expect.element(quantity('Gold, .9999, 412 g')).toHaveValue(2);
  await expect.poll(() => heard().at(-1)).toMatch(SUM);
});

test('a twenty-first item is refused in words', async () => {
  const items = Array.from({ length: 20 }, (_, at) => ({ ...SPOON, id: `piece-${at}` }));
  const kept = JSON.stringify(items);
  await opens(SELL, { before: async () => sessionStorage.setItem('draft:sale-list', kept) });
  await presses(add(`Add ${ROUND}`));
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/^A request has at most 20 items\./));
  await expect.element(add(`Add ${ROUND}`)).toHaveFocus();
});

test('bids that cannot be loaded say so; metal can still be weighed, and a retry brings them', async () => {
  holdsClock();
  const opened = opens(SELL, { scenario: 'fail:getBuybackPrices' });
  await until(opened, 500);
  await expect.element(inSight().getByText('Our bids could not be loaded.')).toBeVisible();
  await weight().fill('412');
  await expect.element(inSight().getByText(/^Holds 12\.253/)).toBeVisible();
  await triesAgain(page.getByRole('button', { name: 'Try again to load our bids' }));
  await expect.element(page.getByRole('heading', { name: 'Our bids' })).toHaveFocus();
});

test('a closed market is said, with the time of its last prices', async () => {
  await opens(SELL, { scenario: 'market-closed' });
  await expect
    .element(page.getSection('Our bids'))
    .toShow(/Market closed\. Friday's close, .*A quote waits for the next prices\./);
});

test('at 320 px and with large text nothing is cut, and the sum stays in sight', async () => {
  await opens(SELL, { width: 320 });
  const root = document.documentElement;
  for (const size of ['', '200%']) {
    root.style.fontSize = size;
    const isWhole = root.scrollWidth <= root.clientWidth;
    root.style.fontSize = '';
    expect(isWhole).toBe(true);
  }
  await add(`Add ${ROUND}`).click();
  const bar = page.getBySelector('.sale-bar');
  await expect.element(bar).toShow(/^1 item on your list\$/);
  expect(bar.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
});
