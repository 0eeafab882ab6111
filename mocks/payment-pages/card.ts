import { formatDollars } from '../pricing/dollars.ts';
import { type CardFields, cardWords, kindOf, tokenFor } from './card-rules.ts';
import { html, NOTHING } from './html.ts';
import { page, textField } from './page.ts';
import { type PaymentRequest, returnAddress } from './payment-request.ts';

const SLOW_MS = 4_000;
/** The code that the simulated bank sends to the cardholder. */
const BANK_CODE = '123456';

/** The card form, its validation, and the bank's challenge for cards that need one. */
export async function cardPage(
  payment: PaymentRequest,
  form: FormData | undefined,
  now: number,
): Promise<Response> {
  if (!form) return cardForm(payment);
  const field = (name: string) => String(form.get(name) ?? '');
  if (form.has('token'))
    return challengeAnswer(payment, field('token'), field('answer'), field('bankCode'));
  const card = { number: field('number'), expiry: field('expiry'), code: field('code') };
  const words = cardWords(card, now);
  if (Object.keys(words).length > 0) return cardForm(payment, words, card);
  const kind = kindOf(card.number);
  if (kind === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  if (kind === 'expired') return expiredPage(payment);
  const token = tokenFor(card.number);
  return kind === 'challenge' ? challenge(payment, token) : approvedPage(payment, token);
}

function cardForm(
  payment: PaymentRequest,
  words: Partial<Record<keyof CardFields, string>> = {},
  card?: CardFields,
): Response {
  const isRefused = Object.keys(words).length > 0;
  const title = 'Card details';
  const cancel = returnAddress(payment, 'cancelled');
  const buttons = payment.isFramed
    ? html`<button hidden>Use this card</button>`
    : html`<p class="row">
        <button class="main">Use this card</button>
        <a class="link" href="${cancel}">Cancel and go back to the shop</a>
      </p>`;
  return page(payment, {
    title: isRefused ? `Error: ${title}` : title,
    told: { step: isRefused ? 'refused' : 'asking' },
    status: isRefused ? 400 : 200,
    body: html`${payment.isFramed ? html`<h1 hidden>${title}</h1>` : heading(payment, title)}
      <form method="post" novalidate>
        ${textField({
          name: 'number',
          label: 'Card number',
          error: words.number,
          value: card?.number ?? '',
          autocomplete: 'cc-number',
          inputmode: 'numeric',
        })}
        ${textField({
          name: 'expiry',
          label: 'Good until',
          hint: 'Month and year, such as 04/29.',
          error: words.expiry,
          value: card?.expiry ?? '',
          autocomplete: 'cc-exp',
          inputmode: 'text',
        })}
        ${textField({
          name: 'code',
          label: 'Security code',
          hint: '3 digits on the back, or 4 on the front.',
          error: words.code,
          autocomplete: 'cc-csc',
          inputmode: 'numeric',
        })}
        ${buttons}
      </form>`,
  });
}

function challenge(payment: PaymentRequest, token: string, error?: string): Response {
  const title = 'Your bank asks whether this is you';
  return page(payment, {
    title,
    told: { step: 'challenge' },
    body: html`<h1 tabindex="-1" ${error ? NOTHING : html`data-focus`}>${title}</h1>
      <p>It has sent a code to your phone. In this mock shop it is ${BANK_CODE}.</p>
      <form method="post" novalidate>
        <input type="hidden" name="token" value="${token}" />
        ${textField({
          name: 'bankCode',
          label: 'Code from your bank',
          error,
          autocomplete: 'one-time-code',
          inputmode: 'numeric',
        })}
        <p class="row">
          <button class="main" name="answer" value="yes">Confirm</button>
          <button name="answer" value="no">This was not me</button>
        </p>
      </form>`,
  });
}

function challengeAnswer(
  payment: PaymentRequest,
  token: string,
  answer: string,
  code: string,
): Response {
  if (answer !== 'no') {
    if (code.trim() === BANK_CODE) return approvedPage(payment, token);
    return challenge(payment, token, 'This is not the code that your bank has sent.');
  }
  if (!payment.isFramed) return redirect(returnAddress(payment, 'denied'));
  return page(payment, {
    title: 'Not confirmed',
    told: { step: 'denied' },
    body: html`<p>Your bank did not confirm this card.</p>`,
  });
}

function approvedPage(payment: PaymentRequest, token: string): Response {
  if (!payment.isFramed) return redirect(returnAddress(payment, 'approved', token));
  return page(payment, {
    title: 'Card is ready',
    told: { step: 'approved', token },
    body: html`<p>The card that ends in ${token.slice(-4)} is ready.</p>`,
  });
}

function expiredPage(payment: PaymentRequest): Response {
  if (!payment.isFramed) return redirect(returnAddress(payment, 'expired'));
  return page(payment, {
    title: 'This page has expired',
    told: { step: 'expired' },
    body: html`<p>This payment page has expired.</p>`,
  });
}

/** The heading of a full page: the provider and the amount. */
export function heading(payment: PaymentRequest, title: string) {
  return html`<p class="hint">Mock payment provider. No money moves.</p>
    <h1>${title}</h1>
    <p>Amount: <strong>${formatDollars(payment.amountCents)}</strong></p>`;
}

/** 303, so that the browser loads the next page by GET. */
export function redirect(to: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: to, 'cache-control': 'no-store' },
  });
}
