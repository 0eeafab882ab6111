import { formatDollars } from '../pricing/dollars.ts';
import { heading, redirect } from './card.ts';
import { html } from './html.ts';
import { page, textField } from './page.ts';
import { type PaymentRequest, returnAddress } from './payment-request.ts';

const SLOW_MS = 4_000;

/** PayPal's own page, which returns to the shop. */
export async function payPalPage(
  payment: PaymentRequest,
  form: FormData | undefined,
): Promise<Response> {
  if (!form) return payPalForm(payment);
  const email = String(form.get('email') ?? '').trim();
  if (!/^\S+@\S+$/.test(email))
    return payPalForm(payment, email, 'Enter the email address of your account.');
  if (email.startsWith('slow@')) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  if (email.startsWith('expired@')) return redirect(returnAddress(payment, 'expired'));
  const name = email.startsWith('declined@') ? 'DECLINED' : 'APPROVED';
  return redirect(returnAddress(payment, 'approved', `PP-${name}`));
}

function payPalForm(payment: PaymentRequest, email = '', error?: string): Response {
  const title = 'Pay with PayPal';
  const cancel = returnAddress(payment, 'cancelled');
  return page(payment, {
    title: error ? `Error: ${title}` : title,
    status: error ? 400 : 200,
    body: html`${heading(payment, title)}
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
          <button class="main">Approve ${formatDollars(payment.amountCents)}</button>
          <a class="link" href="${cancel}">Cancel and go back to the shop</a>
        </p>
      </form>`,
  });
}
