import { sayDollars } from '../pricing/dollars.ts';
import { type PaymentAsk, wayBack } from './ask.ts';
import { type CardFields, cardWords, kindOf, tokenFor } from './card-rules.ts';
import { html, NOTHING } from './html.ts';
import { page, textField } from './page.ts';

const SLOW_MS = 4_000;
/** The code that the simulated bank sends to the cardholder. */
const BANK_CODE = '123456';

/** The card form, its validation, and the bank's challenge for cards that need one. */
export async function cardPage(
  ask: PaymentAsk,
  form: FormData | undefined,
  now: number,
): Promise<Response> {
  if (!form) return asking(ask);
  const field = (name: string) => String(form.get(name) ?? '');
  if (form.has('token')) return answered(ask, field('token'), field('answer'), field('bankCode'));
  const card = { number: field('number'), expiry: field('expiry'), code: field('code') };
  const words = cardWords(card, now);
  if (Object.keys(words).length > 0) return asking(ask, words, card);
  const kind = kindOf(card.number);
  if (kind === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  if (kind === 'expired') return over(ask);
  const token = tokenFor(card.number);
  return kind === 'challenge' ? challenge(ask, token) : done(ask, token);
}

function asking(
  ask: PaymentAsk,
  words: Partial<Record<keyof CardFields, string>> = {},
  card?: CardFields,
): Response {
  const isRefused = Object.keys(words).length > 0;
  const title = 'Card details';
  const buttons = ask.isFramed
    ? html`<button hidden>Use this card</button>`
    : html`<p class="row">
        <button class="main">Use this card</button>
        <a class="link" href="${wayBack(ask, 'cancelled')}">Cancel and go back to the shop</a>
      </p>`;
  return page(ask, {
    title: isRefused ? `Error: ${title}` : title,
    told: { step: isRefused ? 'refused' : 'asking' },
    status: isRefused ? 400 : 200,
    body: html`${ask.isFramed ? html`<h1 hidden>${title}</h1>` : heading(ask, title)}
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

function challenge(ask: PaymentAsk, token: string, error?: string): Response {
  const title = 'Your bank asks whether this is you';
  return page(ask, {
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

function answered(ask: PaymentAsk, token: string, answer: string, code: string): Response {
  if (answer !== 'no') {
    if (code.trim() === BANK_CODE) return done(ask, token);
    return challenge(ask, token, 'This is not the code that your bank has sent.');
  }
  if (!ask.isFramed) return leave(wayBack(ask, 'denied'));
  return page(ask, {
    title: 'Not confirmed',
    told: { step: 'denied' },
    body: html`<p>Your bank did not confirm this card.</p>`,
  });
}

function done(ask: PaymentAsk, token: string): Response {
  if (!ask.isFramed) return leave(wayBack(ask, 'approved', token));
  return page(ask, {
    title: 'Card is ready',
    told: { step: 'approved', token },
    body: html`<p>The card that ends in ${token.slice(-4)} is ready.</p>`,
  });
}

function over(ask: PaymentAsk): Response {
  if (!ask.isFramed) return leave(wayBack(ask, 'expired'));
  return page(ask, {
    title: 'This page has expired',
    told: { step: 'expired' },
    body: html`<p>This payment page has expired.</p>`,
  });
}

/** The heading of a full page: the provider and the amount. */
export function heading(ask: PaymentAsk, title: string) {
  return html`<p class="hint">Mock payment provider. No money moves.</p>
    <h1>${title}</h1>
    <p>Amount: <strong>${sayDollars(ask.amountCents)}</strong></p>`;
}

/** 303, so that the browser loads the next page by GET. */
export function leave(to: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: to, 'cache-control': 'no-store' },
  });
}
