import { heard } from '#tests/browser/heard.ts';
import { inSight, presses, tabTo } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

test('candles come apart as one looks closer', async () => {
  await opens('/chart/gold-price?range=5Y&kind=candles');
  const chart = page.getByRole('figure', { name: 'Gold in the last five years' });
  await expect.element(chart).toShow('Each candle is one month');
  const closer = chart.getByRole('button', { name: 'Zoom in' });
  await closer.click();
  await closer.click();
  await expect.element(chart).toShow('Each candle is one week');
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/^Showing .* Each candle is one week\.$/));
  await chart.getByRole('button', { name: 'Whole range' }).click();
  await expect.element(chart).toShow('Each candle is one month');
});

test('any two days are a chart, and what is wrong with them is said at its field', async () => {
  await opens('/chart/silver-price?range=1Y&kind=candles');
  await page.getByText('Choose days').click();
  const days = page.getByRole('form', { name: 'Days of the chart' });
  const [from, to] = [days.getByLabelText('From'), days.getByLabelText('To')];
  await from.fill('2/3/2026');
  await to.fill('01/05/2026');
  await presses(days.getByRole('button', { name: 'Show these days' }));
  await expect.element(to).toHaveFocus();
  await expect
    .element(to)
    .toHaveAccessibleDescription(/Error: The last day must not be before the first\./);
  await expect.element(from, { message: 'nothing is lost' }).toHaveValue('02/03/2026');
  await from.fill('01/05/2026');
  await to.fill('02/03/2026');
  await presses(days.getByRole('button', { name: 'Show these days' }));
  const name = 'Silver between January 5, 2026 and February 3, 2026';
  await expect.element(page.getByRole('figure', { name })).toShow('Each candle is one day');
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^Of 22 days, silver rose in /));
  await page.getByRole('radio', { name: 'Line' }).click();
  await expect.poll(() => location.search).toBe('?from=2026-01-05&to=2026-02-03');
  await expect
    .element(inSight().getByText(/^Silver rose [\d.]+ % between January 5, 2026 and/))
    .toBeVisible();
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^Silver rose [\d.]+ % between/));
});

test('a day that the calendar does not have is refused in words, and neither form empties the other', async () => {
  await opens('/chart/silver-price?range=1Y');
  await page.getByText('Choose days').click();
  const days = page.getByRole('form', { name: 'Days of the chart' });
  const from = days.getByLabelText('From');
  await from.fill('31 Feb 2026');
  await presses(days.getByRole('button', { name: 'Show these days' }));
  await expect.element(from).toHaveFocus();
  await expect
    .element(from)
    .toHaveAccessibleDescription(
      /Error: Write the date as month\/day\/year, such as 03\/14\/2026\./,
    );
  await expect.element(from).toHaveValue('31 Feb 2026');
  const since = page.getSection('What $1,000 became');
  await since.getByLabelText('Bought on').fill('02/07/2016');
  await presses(since.getByRole('button'));
  const answer = /^On February 5, 2016 the troy ounce/;
  await expect.element(inSight().getByText(answer)).toBeVisible();
  // The next test would hear it.
  await expect.poll(heard).toContainEqual(expect.stringMatching(answer));
  await expect.element(from).toBeVisible();
  await expect.element(from).toHaveValue('31 Feb 2026');
});

test('a metal is compared, and what $1,000 became is an address of its own', async () => {
  await opens('/chart/silver-price?range=1Y');
  const compare = page.getByRole('group', { name: 'Compare with' });
  await compare.getByRole('radio', { name: 'Gold', exact: true }).click();
  const chart = page.getByRole('figure', { name: 'Silver and gold in the last year' });
  const cursor = chart.getByRole('slider');
  await expect
    .element(cursor)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Silver, November/));
  await presses(cursor, '{ArrowDown}');
  await expect
    .element(cursor)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Gold, November/));
  await compare.getByRole('radio', { name: 'The gold-silver ratio' }).click();
  await expect
    .poll(heard)
    .toEqual([
      expect.stringMatching(/^Silver is (up|down) [\d.]+ % in the last year, and gold (up|down) /),
      expect.stringMatching(/^The gold-silver ratio (rose|fell) [\d.]+ % in the last year, /),
    ]);

  const since = page.getSection('What $1,000 became');
  await presses(since.getByRole('button'));
  const bought = since.getByLabelText('Bought on');
  await expect.element(bought).toHaveFocus();
  await bought.fill('2/7/2016');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.search).toBe('?range=1Y&with=ratio&since=2%2F7%2F2016');
  // The seventh is a Sunday.
  const answer =
    /^On February 5, 2016 the troy ounce closed at \$\d\d\.\d\d, so \$1,000 bought [67]\d\./;
  await expect.element(inSight().getByText(answer)).toBeVisible();
  await expect.poll(heard).toContainEqual(expect.stringMatching(answer));
});

test.each([320, 1440])(
  'at %i px few stops lead to the chart, and arrow keys choose',
  async (width) => {
    await opens('/chart/gold-price', { width });
    const cursor = page.getByRole('slider', { name: /^Gold in the last/ });
    await expect.element(cursor).toBeVisible();
    document.querySelector<HTMLElement>('main h1')?.focus();
    let stops = 0;
    while (cursor.query() !== document.activeElement && stops < 30) {
      await userEvent.keyboard('{Tab}');
      stops += 1;
    }
    expect(stops).toBeLessThanOrEqual(12);
    const month = page.getByRole('radio', { name: '1M, in the last month' });
    await tabTo(month, '{Shift>}{Tab}{/Shift}');
    await expect.element(month).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect
      .element(page.getByRole('figure', { name: 'Gold in the last three months' }))
      .toBeVisible();
    await expect.element(page.getByRole('radio', { name: /^3M/ })).toHaveFocus();
    await expect
      .poll(heard)
      .toContainEqual(expect.stringMatching(/^Gold (rose|fell) .* in the last three months/));
  },
);

test('the button of the table tells its state and its rows, and keeps the focus', async () => {
  await opens('/chart/gold-price?range=1Y&kind=candles');
  const button = page.getByRole('button', { name: 'Show as table, 53 rows' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await presses(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(button).toHaveFocus();
  const table = page.getByRole('table', { name: /^Gold, US dollars/ });
  expect(table.getByRole('rowheader').elements()).toHaveLength(53);
  expect(location.search).toBe('?range=1Y&kind=candles&table=shown');
  await presses(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(table).not.toBeInTheDocument();
});
