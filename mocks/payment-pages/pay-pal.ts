import { sayDollars } from '../pricing/dollars.ts';
import { type PaymentAsk, wayBack } from './ask.ts';
import { heading, leave } from './card.ts';
import { html } from './html.ts';
import { page, textField } from './page.ts';

const SLOW_MS = 4_000;

/** PayPal's own page, which returns to the shop. */
export async function payPalPage(ask: PaymentAsk, form: FormData | undefined): Promise<Response> {
  if (!form) return asking(ask);
  const email = String(form.get('email') ?? '').trim();
  if (!/^\S+@\S+$/.test(email))
    return asking(ask, email, 'Enter the email address of your account.');
  if (email.startsWith('slow@')) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  if (email.startsWith('expired@')) return leave(wayBack(ask, 'expired'));
  const name = email.startsWith('declined@') ? 'DECLINED' : 'APPROVED';
  return leave(wayBack(ask, 'approved', `PP-${name}`));
}

function asking(ask: PaymentAsk, email = '', error?: string): Response {
  const title = 'Pay with PayPal';
  return page(ask, {
    title: error ? `Error: ${title}` : title,
    status: error ? 400 : 200,
    body: html`${heading(ask, title)}
      <form method="post" novalidate>
        ${textField({
          name: 'email',
          label: 'Email address of your PayPal account',
          error,
          value: email,
          autocomplete: 'email',
          inputmode: 'email',
        })}
        <p class="row">
          <button class="main">Approve ${sayDollars(ask.amountCents)}</button>
          <a class="link" href="${wayBack(ask, 'cancelled')}">Cancel and go back to the shop</a>
        </p>
      </form>`,
  });
}
