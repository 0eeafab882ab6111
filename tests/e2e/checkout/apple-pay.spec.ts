import type { Page } from '@playwright/test';

import { comesToPayment, goesOn, hasOrdered, opensPayment, reviews, way } from './payment-steps.ts';
import { expect, inSight, test } from '../shopper.ts';

/**
 * The calls of a fake Apple Pay sheet, and its answers; `next` is the shopper's next choice, or an
 * address of validation that is not Apple's.
 */
type Sheet = { next: 'confirms' | 'cancels' | 'misleads'; begun: string[]; ended: string[] };

/** Runs in the page: simulates a browser with Apple Pay. */
function applePayStandIn(canPay: boolean): void {
  const sheet: Sheet = { next: 'confirms', begun: [], ended: [] };
  class ApplePaySession {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static canMakePayments = () => canPay;
    declare onvalidatemerchant: (event: { validationURL: string }) => void;
    declare onpaymentauthorized: (event: { payment: { token: unknown } }) => void;
    #asked: { total: { amount: string } };
    #cancelled = () => {};
    constructor(_: number, asked: { total: { amount: string } }) {
      this.#asked = asked;
    }
    addEventListener(_: 'cancel', listener: () => void) {
      this.#cancelled = listener;
    }
    begin() {
      sheet.begun.push(this.#asked.total.amount);
      const host = sheet.next === 'misleads' ? 'apple.test' : 'apple-pay-gateway.apple.com';
      queueMicrotask(() => this.onvalidatemerchant({ validationURL: `https://${host}/session` }));
    }
    abort() {
      sheet.ended.push('aborted');
    }
    completeMerchantValidation() {
      if (sheet.next === 'confirms')
        this.onpaymentauthorized({ payment: { token: { data: 't' } } });
      else this.#cancelled();
    }
    completePayment({ status }: { status: number }) {
      sheet.ended.push(status === ApplePaySession.STATUS_SUCCESS ? 'done' : 'not done');
    }
  }
  Object.assign(window, { ApplePaySession, sheet });
}

function sheetOf(page: Page): Promise<Sheet> {
  return page.evaluate(() => (window as unknown as { sheet: Sheet }).sheet);
}

test('Apple Pay is offered only where the browser can pay with it', async ({ page }) => {
  await comesToPayment(page, { email: 'ida@example.com', eagles: 20 });
  await opensPayment(page);
  await expect(way(page, 'Apple Pay')).toHaveCount(0);
  await page.addInitScript(applePayStandIn, false);
  await opensPayment(page);
  await expect(way(page, 'Apple Pay')).toHaveCount(0);
});

test('a shopper cannot start Apple Pay, closes it, is declined, and then pays once, however often they press', async ({
  page,
  heard,
}) => {
  await page.addInitScript(applePayStandIn, true);
  await comesToPayment(page, { email: 'declined@example.com', eagles: 20 });
  await opensPayment(page);
  await way(page, 'Apple Pay').check();
  await page.evaluate(() => {
    (window as unknown as { sheet: Sheet }).sheet.next = 'misleads';
  });
  await goesOn(page);
  const notStarted = 'Apple Pay could not be started. Try again, or choose another way to pay.';
  await expect(page.getByRole('main').getByText(notStarted)).toBeVisible();
  await expect.poll(heard).toContain(notStarted);

  await page.evaluate(() => {
    (window as unknown as { sheet: Sheet }).sheet.next = 'cancels';
  });
  await goesOn(page);
  const closed = 'You closed Apple Pay, and nothing was paid.';
  await expect(page.getByRole('main').getByText(closed)).toBeVisible();
  await expect.poll(heard).toContainEqual(expect.stringContaining(closed));
  await expect(way(page, 'Apple Pay')).toBeChecked();

  await page.evaluate(() => {
    (window as unknown as { sheet: Sheet }).sheet.next = 'confirms';
  });
  await goesOn(page);
  const declined = 'Your bank declined the payment. Try another way to pay.';
  await expect(page.getByRole('main').getByText(declined)).toBeVisible();
  await expect.poll(heard).toContain(declined);
  await expect(page.getByRole('main').getByText(closed)).toHaveCount(0);
  expect((await sheetOf(page)).ended).toEqual(['aborted', 'not done']);

  await comesToPayment(page, { email: 'ida@example.com', eagles: 20 });
  await opensPayment(page);
  await way(page, 'Apple Pay').check();
  const [, price = ''] =
    /^Apple Pay: \$([\d,.]+)\. /.exec(
      (await way(page, 'Apple Pay').locator('..').textContent()) ?? '',
    ) ?? [];
  await pressesTwice(page, /^Continue to review/);
  await reviews(page);
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Apple Pay: $');
  expect(await sheetOf(page)).toMatchObject({
    begun: [price.replaceAll(',', '')],
    ended: ['done'],
  });

  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') calls++;
  });
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await pressesTwice(page, /^Place the order: /);
  await hasOrdered(page);
  await expect(inSight(page).getByText('Apple Pay', { exact: true })).toBeVisible();
  expect(calls).toBe(1);
});

async function pressesTwice(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
}
