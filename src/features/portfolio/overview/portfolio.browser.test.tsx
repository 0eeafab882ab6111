import { callsMade, turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { triesAgain } from '#tests/browser/tries-again.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const PORTFOLIO = '/bold-bullion-portfolio';
const main = () => page.getByRole('main');
const tile = () =>
  page.getByRole('banner').getByRole('link', { name: /Manage Portfolio|Total Assets/ });
const worth = () =>
  main()
    .getByText(/^\$[\d,]+\.\d\d$/)
    .first();

test('§7 a press is not counted without consent', async () => {
  await opens('/site-map', { as: 'clara' });
  await expect.element(tile()).toHaveAccessibleName(/^Total Assets/);
  await tile().click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toHaveFocus();
  expect(callsMade().filter((call) => /Portfolio(?:Click|Views)/.test(call))).toEqual([]);
});

test('a file that could not be made is told as an error', async () => {
  await opens(`${PORTFOLIO}?noFile=1`, { as: 'clara' });
  const told = main().getByText('Error: The file could not be made. Please try again.');
  await expect.element(told).toHaveAttribute('data-failed');
});

test('§5 a customer sees what the metal alone and its premium are worth, on the chart too', async () => {
  await opens(PORTFOLIO, { as: 'clara' });
  const stands = page.getSection('Where it stands');
  await expect.element(stands).toShow('of metal when you bought it');
  const sentence = main().getByText(/^In the last year your portfolio went from/);
  const told = sentence.element().textContent;
  const withPremium = page.getByRole('link', { name: 'With the premium' });
  await withPremium.click();
  await expect.element(withPremium).toHaveAttribute('aria-current', 'true');
  // What is worth more may also have come in meanwhile.
  await expect.element(stands).toShow(/ on \$[\d,.]+ paid/);
  await expect.element(sentence).not.toHaveTextContent(told);
  await expect.poll(heard).toContain(sentence.element().textContent);
});

test('one metal, one form and one range are addresses, and the chart says what it shows', async () => {
  await opens(PORTFOLIO, { as: 'clara' });
  // Each link leads on from what is shown.
  for (const name of ['Gold', 'Coins']) {
    const choice = main().getByRole('link', { name, exact: true });
    await choice.click();
    await expect.element(choice).toHaveAttribute('aria-current', 'true');
  }
  await main().getByRole('radio', { name: '5Y, in the last five years' }).click();
  const chart = main().getByRole('figure', { name: 'Your gold coins in the last five years' });
  await expect.element(chart).toBeVisible();
  await expect.poll(() => heard().at(-1)).toMatch(/^In the last five years your gold coins went/);
  await main().getByRole('radio', { name: 'Candles' }).click();
  await expect.element(chart.getByText('Hollow: it ended higher')).toBeVisible();
  await expect.element(chart.getByText(/^Of \d+ months, your gold coins rose in/)).toBeVisible();
});

test('what was paid, melt and bid stand side by side, and holdings without a bid are named', async () => {
  await opens(PORTFOLIO, { as: 'clara' });
  await expect
    .element(main().getByText(/^If you sold the \d+ holdings we post bids for today, we would pay/))
    .toBeVisible();
  const table = main().getByRole('table', { name: /^What you paid, what the metal is worth/ });
  await expect
    .element(table.getByRole('row', { name: /^Silver/ }))
    .toShow(/^Silver \d+ holdings ?(?:\$[\d,.]+ ?){3}Melt value: [+−]\$[\d,]+ ?Our bid: [+−]\$/);
  await main()
    .getByText(/^\d+ holdings? by name$/)
    .click();
  await expect
    .element(table.getByRole('listitem').filter({ hasText: 'Grandfather’s 10 oz silver bar' }))
    .toBeVisible();
});

test('§8 when the portfolio fails the frame stays, and a retry brings it', async () => {
  await opens(PORTFOLIO, { as: 'clara', scenario: 'fail:getCustomerPortfolio' });
  await expect.element(main().getByText('Your portfolio could not be loaded.')).toBeVisible();
  await expect.element(main().getByRole('link', { name: 'Gold', exact: true })).toBeVisible();
  await triesAgain(main().getByRole('button', { name: 'Try again to load your portfolio' }));
  await expect.element(worth()).toBeVisible();
  await expect.element(main().getByRole('heading', { name: 'Where it stands' })).toHaveFocus();
});

test('without the bids the rest stays, and a retry brings them', async () => {
  await opens(PORTFOLIO, { as: 'clara', scenario: 'fail:getBuybackPrices' });
  await expect.element(main().getByText('Our bids could not be loaded.')).toBeVisible();
  await expect.element(main().getBySelector('tr[data-sum]')).toShow('on request');
  await expect.element(worth()).toBeVisible();
  await triesAgain(main().getByRole('button', { name: 'Try again to load our bids' }));
  await expect.element(main().getByText(/^If you sold the/)).toBeVisible();
});

test('§7 shipped orders come in by themselves, are said, and can be taken out again', async () => {
  await opens(PORTFOLIO, { as: 'clara' });
  const news = main().getSection('New since your last visit');
  await expect.element(news.getByRole('listitem').first()).toShow(/^\d+ × /);
  await expect.poll(heard).toContain('Your shipped orders came in by themselves.');
  const before = worth().element().textContent;
  await news.getByRole('button', { name: 'Take them out again' }).click();
  const done = 'They are out of your portfolio, and do not come in by themselves again.';
  await expect.element(news.getByText(done)).toBeVisible();
  await expect.poll(heard).toContain(done);
  await expect.element(worth()).not.toHaveTextContent(before);
});

test('what could not be looked for is said, with a retry', async () => {
  await opens(PORTFOLIO, { as: 'clara', scenario: 'fail:updateCustomerPortfolio' });
  const says = main().getByText('We could not look for orders that have shipped');
  await expect.element(says).toBeVisible();
  await triesAgain(main().getByRole('button', { name: 'Try again to look for shipped orders' }));
  await expect.element(main().getSection('New since your last visit')).toBeVisible();
});

const chartForm = (name: string) => main().getByRole('radio', { name });

test.each([['Count the metal only', () => page.getByRole('link', { name: 'With the premium' })]])(
  '§3 the setting "%s" is kept, and changes the figures',
  async (label, chosen) => {
    await opens(PORTFOLIO, { as: 'clara' });
    await setting(label).click();
    await expect.element(setting(label)).not.toBeChecked();
    await expect.element(chosen()).toHaveAttribute('aria-current', 'true');
  },
);

test.each([
  ['Show how the worth went', '', 'Candles'],
  ['Show predictions', '', 'Prediction'],
  ['Predictions for all metals together', '', 'Prediction'],
  ['Predictions for gold', '?metal=gold', 'Prediction'],
  ['Predictions for silver', '?metal=silver', 'Prediction'],
])('§3 the setting "%s" takes its chart away%s', async (label, search, form) => {
  await opens(PORTFOLIO + search, { as: 'clara' });
  await expect.element(chartForm(form)).toBeVisible();
  await setting(label).click();
  await expect.element(setting(label)).not.toBeChecked();
  expect(chartForm(form).elements()).toEqual([]);
});

test('§3 the introduction is shown once it is switched on, until it is not to be shown again', async () => {
  await opens(PORTFOLIO, { as: 'clara' });
  const introduction = main().getSection('How to read this page');
  expect(introduction.elements()).toEqual([]);
  await setting('Show the introduction').click();
  await expect.element(introduction.getByText('Worth now')).toBeVisible();
  await introduction.getByRole('button', { name: 'Do not show this again' }).click();
  await expect.element(setting('Never show the introduction again')).toBeChecked();
  expect(introduction.elements()).toEqual([]);
});

test('a setting that is not saved says so, and stays', async () => {
  await opens(PORTFOLIO, { as: 'clara' });
  turns('fail:updateCustomerPortfolioSettings');
  await setting('Show predictions').click();
  await expect
    .element(
      main()
        .getByText(/The store is not available|went wrong|try again/i)
        .first(),
    )
    .toBeVisible();
  await expect.element(setting('Show predictions')).toBeChecked();
});

test('the prediction says where it ends and that it is no promise', async () => {
  await opens(`${PORTFOLIO}?kind=prediction`, { as: 'clara' });
  const figure = main().getByRole('figure', { name: 'What your portfolio may be worth' });
  await expect.element(figure.getByText(/These are estimates, no promise\.$/)).toBeVisible();
});

test('§7 feedback is sent, and its missing parts are named', async () => {
  await opens(PORTFOLIO, { as: 'clara' });
  await main().getByRole('button', { name: 'Send the feedback' }).click();
  await expect
    .element(main().getByRole('link', { name: 'Choose what your feedback is about.' }))
    .toBeVisible();
  await main().getByLabelText('What is it about?').selectOptions('Suggestions');
  await main().getByRole('textbox', { name: 'Your feedback' }).fill('Show rhodium.');
  await main().getByRole('button', { name: 'Send the feedback' }).click();
  await expect.poll(heard).toContain('Thank you. Your feedback has arrived.');
});

test('a customer without holdings has Manage Portfolio, and four reasons to begin', async () => {
  await opens(PORTFOLIO, { as: 'nora' });
  await expect.element(page.getByRole('banner')).toShow('Hello, Nora');
  await expect.element(tile()).toHaveAccessibleName('Manage Portfolio');
  const empty = main().getSection('Nothing is in your portfolio yet');
  await expect.element(empty).toBeVisible();
  expect(empty.getByRole('listitem').elements()).toHaveLength(4);
  await expect
    .element(inSight().getByRole('link', { name: 'Shop what is in stock' }))
    .toBeVisible();
});

function setting(name: string) {
  return main().getByRole('switch', { name, exact: true });
}
