import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const TRACK = '/orders/track';
const PAPERS = { number: 'BPM-104555', email: 'clara.whitfield@example.com', zip: '78704' };

const number = () => page.getByLabelText('Order number');
const email = () => page.getByRole('main').getByLabelText('Email address');
const zip = () => page.getByLabelText('ZIP code');
const unknown = () => page.getByRole('region', { name: 'No such order' });

async function tracks(papers: typeof PAPERS): Promise<void> {
  await number().fill(papers.number);
  await email().fill(papers.email);
  await zip().fill(papers.zip);
  await page.getByRole('button', { name: 'Track', exact: true }).click();
}

test.each([
  { wrong: 'number', papers: { ...PAPERS, number: 'BPM-104556' } },
  { wrong: 'email', papers: { ...PAPERS, email: 'clara@example.com' } },
  { wrong: 'zip', papers: { ...PAPERS, zip: '78705' } },
])('a wrong $wrong is answered like any other, and stays in the form', async ({ papers }) => {
  await opens(TRACK);
  await tracks(papers);
  await expect.element(unknown()).toHaveFocus();
  await expect
    .element(unknown())
    .toShow(
      /^No such orderNo order has this number, email address and ZIP code together\. Please check all three:/,
    );
  await expect.element(number()).toHaveValue(papers.number);
  await expect.element(email()).toHaveValue(papers.email);
  await expect.element(zip()).toHaveValue(papers.zip);
  expect(document.querySelector('main [aria-invalid]')).toBeNull();
});

test('§5 each problem is shown beside its field and in the summary', async () => {
  await opens(TRACK);
  await tracks({ number: '104555', email: 'clara@example', zip: '787' });
  const summary = page.getByRole('group', { name: 'There are 3 problems' });
  await expect.element(summary).toHaveFocus();
  await summary.getByRole('link', { name: /^Use 5 digits/ }).click();
  await expect.element(zip()).toHaveFocus();
  await expect.element(zip()).toHaveAccessibleDescription(/Use 5 digits, for example 75201/);
});

test('a shopper who tries too often to track an order reads how long to wait', async () => {
  await opens(TRACK);
  await tracks({ ...PAPERS, email: 'often@example.com' });
  await expect
    .element(page.getByRole('region', { name: 'We could not look' }))
    .toShow(/Too many tries\. Wait 60 seconds, then try again\./);
});
