import { type Html, html, NOTHING } from './html.ts';
import type { PaymentRequest } from './payment-request.ts';

/** The message of a framed page to the shop; the script adds the page's height. */
type FrameMessage = {
  step: 'asking' | 'refused' | 'challenge' | 'approved' | 'denied' | 'expired';
  token?: string;
};

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
:root[data-theme=light], :root[data-theme=contrast] { color-scheme: light; }
:root[data-theme=dark] { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#fff, #1f1d18); color: light-dark(#1b1a17, #f4efe4); }
main { display: grid; gap: 1rem; max-inline-size: 34rem; padding: 1.5rem 1rem; margin-inline: auto; }
body[data-framed] { background: light-dark(#faf8f3, #14130f); }
:root[data-theme=contrast] body[data-framed] { background: #fff; }
body[data-framed] main { padding: 0.25rem; margin: 0; max-inline-size: none; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0; }
p, ul { margin: 0; }
form { display: grid; gap: 1rem; }
.field { display: grid; gap: 0.25rem; }
label { font-weight: 600; }
.hint { color: light-dark(#4a4741, #c9c2b4); }
:root[data-theme=contrast] .hint { color: inherit; }
:root[data-theme=contrast] input { border-color: currentColor; border-width: 2px; }
.error { color: light-dark(#9a1b1b, #ffb3ab); font-weight: 600; }
input { font: inherit; min-block-size: 2.75rem; inline-size: 100%; padding: 0 0.75rem;
  color: inherit; background: light-dark(#fff, #14130f); border: 1px solid light-dark(#7a7365, #948c7b); border-radius: 2px; }
input[aria-invalid] { border-width: 2px; border-color: currentColor; }
button, .link { font: inherit; font-weight: 600; min-block-size: 2.75rem; min-inline-size: 2.75rem; padding: 0.5rem 1rem;
  color: inherit; background: none; border: 1px solid; border-radius: 2px; cursor: pointer; text-decoration: none; }
button.main { background: light-dark(#1b1a17, #f4efe4); color: light-dark(#faf8f3, #14130f); }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; }
:focus-visible { outline: 3px solid light-dark(#0a3f8f, #a9c8ff); outline-offset: 2px; }
body[data-framed] :focus-visible { outline-offset: 0; }
@media (forced-colors: active) { button.main { forced-color-adjust: none; background: ButtonText; color: ButtonFace; } }
`;

/**
 * In a frame: reports each step to the shop, and submits the form when the shop's button is
 * pressed.
 */
const SCRIPT = `
const shop = location.origin;
const form = document.querySelector('form');
const tell = (more) => parent.postMessage({ from: 'payment-page', ...more }, shop);
const size = () => tell({ height: Math.ceil(document.querySelector('main').getBoundingClientRect().height) });
addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== shop || data !== 'send') return;
  if (form) form.requestSubmit();
});
let isSent = false;
form?.addEventListener('submit', (event) => {
  if (isSent) event.preventDefault();
  isSent = true;
  tell({ step: 'sending' });
});
new ResizeObserver(size).observe(document.querySelector('main'));
document.querySelector('[aria-invalid], [data-focus]')?.focus();
size();
tell(JSON.parse(document.body.dataset.told));
`;

/** A page of the payment provider, full or in a frame. */
export function page(
  payment: PaymentRequest,
  { title, body, told = { step: 'asking' }, status = 200 }: PageParts,
): Response {
  const nonce = crypto.randomUUID();
  const text = html`<!doctype html>
    <html lang="en-US" data-theme="${payment.theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${{ html: STYLE }}
        </style>
      </head>
      <body ${payment.isFramed ? html`data-framed` : NOTHING} data-told="${JSON.stringify(told)}">
        <main ${payment.isFramed ? html`aria-label="${title}"` : NOTHING}>${body}</main>
        ${
          payment.isFramed
            ? html`<script nonce="${nonce}">
                ${{ html: SCRIPT }};
              </script>`
            : NOTHING
        }
      </body>
    </html>`;
  return new Response(text.html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': policy(nonce, payment.isFramed),
    },
  });
}

export type PageParts = { title: string; body: Html; told?: FrameMessage; status?: number };

/** In a frame the page has an opaque origin, so that scripts of the shop cannot read it. */
function policy(nonce: string, isFramed: boolean): string {
  const rules = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return [...rules, ...(isFramed ? ['sandbox allow-scripts allow-forms'] : [])].join('; ');
}

/** A labelled text field, with its hint and its error. */
export function textField({
  name,
  label,
  hint,
  error,
  value = '',
  autocomplete,
  inputmode,
}: {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  value?: string;
  autocomplete: string;
  inputmode: string;
}): Html {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : NOTHING}
    ${error ? html`<p class="error" id="${name}-error">Error: ${error}</p>` : NOTHING}
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      autocomplete="${autocomplete}"
      inputmode="${inputmode}"
      required
      ${described ? html`aria-describedby="${described}"` : NOTHING}
      ${error ? html`aria-invalid="true"` : NOTHING}
    />
  </div>`;
}
