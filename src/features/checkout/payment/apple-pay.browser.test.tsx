import { callsMade } from '#tests/browser/backend.ts';
import {
  agrees,
  goesOn,
  hasOrdered,
  isAtPayment,
  placeButton,
  reviews,
  way,
} from '#tests/browser/checkout-steps.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';

const PAYMENT = '/checkout/payment';

/** The calls of a stand-in for Apple's sheet, and the shopper's next choice. */
type Sheet = { next: 'confirms' | 'cancels' | 'misleads'; begun: string[]; ended: string[] };

type Asked = { total: { amount: string } };

/** As in a browser with Apple Pay; `misleads` asks for validation at an address that is not Apple's. */
function hasApplePay(canPay = true): Sheet {
  const sheet: Sheet = { next: 'confirms', begun: [], ended: [] };
  class ApplePaySession {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static canMakePayments = () => canPay;
    declare onvalidatemerchant: (event: { validationURL: string }) => void;
    declare onpaymentauthorized: (event: { payment: { token: unknown } }) => void;
    #asked: Asked;
    #cancelled = () => {};
    constructor(_: number, asked: Asked) {
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
  vi.stubGlobal('ApplePaySession', ApplePaySession);
  return sheet;
}

afterEach(() => void vi.unstubAllGlobals());

const comes = (email: string) =>
  opens(PAYMENT, { before: () => isAtPayment({ email, eagles: 20 }) });

function pressesTwice(button: Locator): void {
  const element = button.element() as HTMLElement;
  element.click();
  element.click();
}

test('Apple Pay is offered only where the browser can pay with it', async () => {
  await comes('ida@example.com');
  await expect.element(way('Bank wire')).toBeVisible();
  expect(way('Apple Pay').elements()).toEqual([]);
  hasApplePay(false);
  await comes('ida@example.com');
  await expect.element(way('Bank wire')).toBeVisible();
  expect(way('Apple Pay').elements()).toEqual([]);
});

test('a shopper cannot start Apple Pay, closes it, and is declined', async () => {
  const sheet = hasApplePay();
  await comes('declined@example.com');
  await way('Apple Pay').click();
  sheet.next = 'misleads';
  await goesOn('review');
  const main = page.getByRole('main');
  const notStarted = 'Apple Pay could not be started. Try again, or choose another way to pay.';
  await expect.element(main.getByText(notStarted)).toBeVisible();
  await expect.poll(heard).toContain(notStarted);

  sheet.next = 'cancels';
  await goesOn('review');
  const closed = 'You closed Apple Pay, and nothing was paid.';
  await expect.element(main.getByText(closed)).toBeVisible();
  await expect.poll(heard).toContainEqual(expect.stringContaining(closed));
  await expect.element(way('Apple Pay')).toBeChecked();

  sheet.next = 'confirms';
  await goesOn('review');
  const declined = 'Your bank declined the payment. Try another way to pay.';
  await expect.element(main.getByText(declined)).toBeVisible();
  await expect.poll(heard).toContain(declined);
  await expect.element(main.getByText(closed)).not.toBeInTheDocument();
  expect(sheet.ended).toEqual(['aborted', 'not done']);
});

test('Apple Pay pays the shown amount once, however often a shopper presses', async () => {
  const sheet = hasApplePay();
  await comes('ida@example.com');
  await way('Apple Pay').click();
  const [, price = ''] = /^\$([\d,.]+)\. /.exec(shownPrice()) ?? [];
  pressesTwice(page.getByRole('button', { name: /^Continue to review/ }));
  await reviews();
  await expect.element(page.getByRole('region', { name: 'Payment' })).toShow('Apple Pay: $');
  const paid = { begun: [price.replaceAll(',', '')], ended: ['done'] };
  await expect.poll(() => sheet).toMatchObject(paid);
  await agrees().click();
  pressesTwice(placeButton());
  await hasOrdered();
  await expect.element(inSight().getByText('Apple Pay', { exact: true })).toBeVisible();
  expect(callsMade().filter((call) => call.includes('PlaceOrder'))).toHaveLength(1);
});

function shownPrice(): string {
  const text = way('Apple Pay').element().parentElement?.textContent ?? '';
  return text.replace(/^Apple Pay: /, '');
}
