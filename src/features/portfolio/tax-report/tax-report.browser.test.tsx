import { turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { textsOf } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { triesAgain } from '#tests/browser/tries-again.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const REPORT = '/bold-bullion-portfolio/tax-report';
const main = () => page.getByRole('main');
const gains = () => main().getByRole('table', { name: /^Realized gains and losses of/ });
const trades = () => main().getByRole('table', { name: /^Purchases and sales of/ });
const amounts = (text: string) => text.match(/[+−]?\$[\d,]+\.\d\d/g) ?? [];
const centsOf = (text: string) =>
  Number(text.replaceAll(/[^\d]/g, '')) * (text[0] === '−' ? -1 : 1);

test('the gains of the year add up to its sum, and all its trades can be seen', async () => {
  await opens(REPORT, { as: 'clara' });
  await expect.element(page.getByRole('heading', { level: 1 })).toShow(/^Tax report 20\d\d$/);
  const rows = textsOf(gains().getByRole('row'));
  const each = rows.slice(1, -1).map((row) => centsOf(amounts(row).at(-1) ?? ''));
  expect(each.length).toBeGreaterThan(1);
  const sum = each.reduce((all, cents) => all + cents, 0);
  expect(centsOf(amounts(rows.at(-1) ?? '').at(-1) ?? '')).toBe(sum);
  const sums = main().getSection('What the sales brought');
  const [all = '', short = '', long = ''] = textsOf(sums.getByRole('definition')).map(
    (text) => amounts(text)[0] ?? '',
  );
  expect([all, short, long].map(centsOf)).toEqual([sum, centsOf(short), sum - centsOf(short)]);
  const seen = textsOf(trades().getByRole('rowheader')).length;
  await main()
    .getByRole('button', { name: /^Show the other/ })
    .first()
    .click();
  await expect.poll(() => heard().at(-1)).toMatch(/^\d+ more rows are shown\.$/);
  expect(textsOf(trades().getByRole('rowheader')).length).toBeGreaterThan(seen);
  await main().getByRole('link', { name: '2025', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toShow('Tax report 2025');
  await expect.element(main().getByText('No sale is recorded in 2025, so')).toBeVisible();
});

test('the PDF comes without the page going, and a failure is said', async () => {
  await opens(REPORT, { as: 'clara' });
  const link = main().getByRole('link', { name: /^Download as PDF/ });
  await link.click();
  await expect.poll(() => heard().at(-1)).toBe('The PDF is downloaded.');
  turns('fail:generateCustomerTaxReport');
  await link.click();
  await expect.poll(() => heard().at(-1)).toMatch(/^The PDF could not be made\./);
});

test('a year without a report is said, and a customer without a trade is told what to do', async () => {
  await opens(`${REPORT}?year=1999`, { as: 'nora' });
  await expect
    .element(main().getByText(/^There is a report of \d+ and of \d+ only\./))
    .toBeVisible();
  await expect
    .element(main().getByRole('heading', { name: /^Nothing to report for/ }))
    .toBeVisible();
  await expect.element(main().getByRole('link', { name: 'Add a holding' })).toBeVisible();
});

test('§8 when the report fails the frame stays, and a retry brings it', async () => {
  await opens(REPORT, { as: 'clara', scenario: 'fail:getCustomerTaxReport' });
  await expect.element(main().getByText(/^The report could not be loaded/)).toBeVisible();
  await triesAgain(main().getByRole('button', { name: 'Try again to load this report' }));
  await expect.element(gains()).toBeVisible();
  await expect
    .element(main().getByRole('heading', { name: 'What the sales brought' }))
    .toHaveFocus();
});
