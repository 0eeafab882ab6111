import { queryClient } from '#api/cache/query-client.ts';
import { bidsQuery } from '#api/sell/bids.ts';
import { sidewaysScrollHere } from '#tests/a11y/reflow.ts';
import { violationsInLooks } from '#tests/browser/axe-in-looks.ts';
import { holdsClock, until } from '#tests/browser/clock.ts';
import { heard } from '#tests/browser/heard.ts';
import { presses, tabTo, textsOf } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { triesAgain } from '#tests/browser/tries-again.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const PAGE = '/bold-bullion-portfolio';
const WARNING = 'Please log in to access your portfolio.';

const main = () => page.getByRole('main');
const sample = () => page.getSection(/^Sample 100 silver and 2 gold/);
const figures = () =>
  textsOf(sample().getBySelector('.sample-figures > div')).map((text) =>
    text.replaceAll(/\s+/g, ' '),
  );
const chart = () => sample().getByRole('figure', { name: 'Its worth in the last year' });
const worth = () => page.getSection('What is my metal worth?');
const bought = () => page.getSection('What did it bring me?');
const field = (name: string, of = worth()) => of.getByLabelText(name, { exact: true });
const workOut = (of = worth()) => of.getByRole('button', { name: 'Work it out' });

/** Opens while a call fails, which is repeated after pauses. */
async function opensFailing(operation: string): Promise<void> {
  holdsClock();
  await until(opens(PAGE, { scenario: `fail:${operation}` }), 500);
}

test('§6 the page invites, and warns only where the header has led there', async () => {
  await opens(PAGE);
  await expect.element(main().getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect
    .element(main().getByRole('link', { name: 'Create an account' }))
    .toHaveAttribute('href', '/signup?returnTo=%2Fbold-bullion-portfolio');
  await expect.element(main().getByText(WARNING)).not.toBeInTheDocument();
  await page.getByRole('banner').getByRole('link', { name: 'Manage Portfolio' }).click();
  await expect.element(main().getByText(WARNING)).toBeVisible();
});

test('the sample says what was paid, what it is worth and what the store would pay', async () => {
  await opens(PAGE);
  await expect.element(sample()).toBeVisible();
  expect(figures()).toEqual([
    expect.stringMatching(/^You paid \$[\d,]+\.\d\d$/),
    expect.stringMatching(/^Worth at spot \$[\d,.]+ [+−]\$[\d,.]+ (up|down) [\d.]+ %$/),
    expect.stringMatching(/^We would pay today \$[\d,.]+ 9\d\.\d % of spot Our bids$/),
  ]);
  const shares = sample().getByRole('figure', { name: 'Shares of the metals in the sample' });
  expect(textsOf(shares.getByRole('listitem'))).toEqual([
    expect.stringMatching(/^Silver \d\d % \$[\d,.]+$/),
    expect.stringMatching(/^Gold \d\d % \$[\d,.]+$/),
  ]);
});

test('by keyboard its chart is walked, ends at the worth of now, and is a table at an address', async () => {
  await opens(PAGE);
  const now = /Worth at spot (\$[\d,]+\.\d\d)/.exec(figures()[1] ?? '')?.[1] ?? '';
  const cursor = page.getByRole('slider', { name: 'Its worth in the last year, by day' });
  await tabTo(cursor);
  await expect
    .element(cursor)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Worth, November \d+, 2026: /));
  expect(cursor.element().getAttribute('aria-valuetext')).toContain(now);
  await userEvent.keyboard('{Home}{ArrowDown}');
  await expect
    .element(cursor)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Paid, November \d+, 2025: \$/));
  await expect.element(chart().getByRole('button', { name: 'Play as sound' })).toBeVisible();
  await presses(chart().getByRole('button', { name: /^Show as table, \d+ rows$/ }));
  await expect.element(page.getByRole('table', { name: /^Worth and cost/ })).toBeVisible();
  expect(location.search).toBe('?table=shown');
  const button = chart().getByRole('button', { name: /^Show as table/ });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
});

test('an answer follows while one types, unheard, and is said on request', async () => {
  await opens(PAGE);
  await expect.element(worth()).toShow(/7\.234 fine ounces.*at the bid of \$[\d.]+ \$\d+\.\d\d/);
  await field('Metal').selectOptions('Gold');
  await field('Fineness').selectOptions('.9999, four nines');
  await field('In').selectOptions('Troy ounces');
  await field('Weight').fill('1,000');
  await expect.element(worth()).toShow(/999\.9 fine ounces.*\$4,\d{3},\d{3}\.\d\d/);
  expect(heard()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(heard)
    .toEqual([
      expect.stringMatching(
        /^999\.9 fine ounces of gold are worth \$4,[\d,.]+ at the bid, and \$4,[\d,.]+ at the ask\.$/,
      ),
    ]);
  await expect.element(field('Weight')).toHaveFocus();
});

test('what metal brought opens with a year ago, and counts the premium', async () => {
  await opens(PAGE);
  await expect.element(bought()).toShow(/You paid \$8,[\d,.]+/);
  await field('Fine ounces', bought()).fill('10');
  await field('Spot when bought, an ounce', bought()).fill('$9,000');
  await field('Premium, an ounce', bought()).fill('100');
  await expect.element(bought()).toShow(/−\$4\d,[\d,.]+ down 5\d\.\d\d %.*You paid \$91,000\.00/);
  await presses(workOut(bought()));
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/^You paid \$91,000\.00\. .*, down 5\d\.\d\d %\.$/));
});

test('what has no sense is told at its field on request, and nothing typed is lost', async () => {
  await opens(PAGE);
  await field('Fine ounces', bought()).fill('two');
  await field('Spot when bought, an ounce', bought()).fill('');
  await expect.element(field('Fine ounces', bought())).toBeValid();
  await expect.element(bought()).toShow(/The gain stands here once all is entered\./);
  await presses(workOut(bought()));
  await expect.element(field('Fine ounces', bought())).toHaveFocus();
  await expect
    .element(field('Fine ounces', bought()))
    .toHaveAccessibleDescription(/Enter the ounces as a number above 0, such as 2\./);
  await expect.element(field('Spot when bought, an ounce', bought())).toBeInvalid();
  await expect.element(field('Fine ounces', bought())).toHaveValue('two');
  await field('Fine ounces', bought()).fill('2');
  await expect.element(field('Fine ounces', bought())).toBeValid();
  expect(heard()).toEqual([]);
});

test('an address has both calculations, with what is wrong with them', async () => {
  await opens(`${PAGE}?amount=x&melt=gold&ounces=3&price=1000&over=`);
  await expect.element(field('Weight')).toHaveValue('x');
  await expect.element(field('Weight')).toHaveAccessibleDescription(/Enter a weight above 0/);
  await expect.element(field('Metal')).toHaveValue('gold');
  await expect.element(bought()).toShow(/You paid \$3,000\.00/);
});

test('without the year’s history the figures stay, and a retry brings the chart', async () => {
  await opensFailing('getSpotHistory');
  expect(figures()[0]).toBe('You paid Not known right now');
  expect(figures()[1]).toMatch(/^Worth at spot \$[\d,]+\.\d\d$/);
  await expect.element(sample()).toShow(/The prices of the last year could not be loaded\./);
  await expect.element(bought()).toShow(/The gain stands here/);
  await triesAgain(
    sample().getByRole('button', { name: 'Try again to load the prices of the last year' }),
  );
  await expect.element(chart().getByRole('heading')).toHaveFocus();
  expect(figures()[0]).toMatch(/^You paid \$/);
});

test('without live prices that is said, and a retry brings the figures', async () => {
  await opensFailing('getSpotPrices');
  // They would come by themselves.
  await page.getByRole('button', { name: 'Pause live prices' }).click();
  await until(expect.poll(() => queryClient().isFetching()).toBe(0), 500);
  await expect.element(sample()).toShow(/The live prices could not be loaded\./);
  await expect.element(worth()).toShow(/The price of silver is not known right now\./);
  await expect.element(chart()).toBeVisible();
  await triesAgain(sample().getByRole('button', { name: 'Try again to load the live prices' }));
  await expect.element(sample().getByRole('heading', { name: /^Sample/ })).toHaveFocus();
  await expect.element(worth()).toShow(/7\.234 fine ounces/);
});

test('without bids no other figure stands in for them', async () => {
  await opensFailing('getBuybackPrices');
  await expect.poll(() => figures()[2]).toBe('We would pay today Our bids could not be loaded.');
});

test('where the store posts no bid for the coins, it says so', async () => {
  await opens(PAGE);
  queryClient().setQueryData(bidsQuery().queryKey, (answer) => {
    if (!answer) return answer;
    const prices = answer.data.prices.filter(({ metal }) => metal !== 'gold');
    return { ...answer, data: { ...answer.data, prices } };
  });
  await expect
    .poll(() => figures()[2])
    .toBe('We would pay today We post no bid for the gold coins right now. Our bids');
});

test('at 320 px and with large text nothing is cut or inaccessible, with the table and all errors', async () => {
  await opens(`${PAGE}?portfolio=0&table=shown&amount=&ounces=&price=&over=x`, { width: 320 });
  await expect.element(field('Premium, an ounce', bought())).toBeInvalid();
  expect(sidewaysScrollHere()).toEqual([]);
  expect(await violationsInLooks()).toEqual([]);
});
