/** Fetched when somebody comes near the newsletter form; answers it in place. */
import { request } from '#lib/transport.ts';
import { announce } from '#ui/toast/announcer.tsx';

import type { Captcha } from './captcha-check.ts';
import { captchaWith } from './captcha.ts';
import * as words from './connect-words.ts';
import { SUBSCRIBE } from './labels.ts';
import { mark } from './mark.ts';
import { problemsIn, type ConnectAnswer } from './problems.ts';

/** The parts of the form as `connect-form.tsx` names them. */
type Parts = {
  form: HTMLFormElement;
  email: HTMLInputElement;
  check: HTMLElement;
  place: HTMLElement;
  button: HTMLButtonElement;
  says: HTMLElement;
};

/** By form and not by page: a footer that is put back has its markup and nothing else. */
const checks = new WeakMap<HTMLFormElement, Promise<Captcha>>();

const listening = new WeakSet<HTMLFormElement>();

/** A focus or a submit in the foot of the page; only what happens in the form counts. */
export function hear({ type, target }: { type: string; target: EventTarget }): void {
  const parts = partsAround(target);
  if (!parts) return;
  const { form, email } = parts;
  if (!listening.has(form)) {
    listening.add(form);
    email.addEventListener('input', () => void edited(parts));
    // What was typed before this module came.
    if (email.value) void edited(parts);
  }
  if (type === 'submit') void subscribe(parts);
}

function edited(parts: Parts): Promise<unknown> {
  return showCheck(parts).catch(() => undefined);
}

function partsAround(target: EventTarget): Parts | undefined {
  const form = target instanceof Element ? target.closest('form') : null;
  if (!form) return undefined;
  const email = form.querySelector<HTMLInputElement>('input[type=email]');
  const check = form.querySelector<HTMLElement>('.connect-check');
  const place = form.querySelector<HTMLElement>('#connect-captcha');
  const button = form.querySelector('button');
  const says = form.querySelector<HTMLElement>('.connect-says');
  if (!email || !check || !place || !button || !says) return undefined;
  return { form, email, check, place, button, says };
}

/** §4 The CAPTCHA appears after the email is edited. It is content: the focus stays where it is. */
function showCheck({ form, check, place }: Parts): Promise<Captcha> {
  const shown = checks.get(form);
  if (shown) return shown;
  check.hidden = false;
  const drawn = captchaWith(form.dataset['siteKey'])(place);
  checks.set(form, drawn);
  drawn.then(
    () => announce(words.captchaAppeared),
    () => {
      checks.delete(form);
      place.textContent = words.captchaUnavailable;
      announce(words.captchaUnavailable);
    },
  );
  return drawn;
}

async function subscribe(parts: Parts): Promise<void> {
  const { email, button, check, says } = parts;
  if (button.dataset['pending'] !== undefined) return;
  says.hidden = true;
  const typed = email.value.trim();
  // §4 Nobody is asked for a check before there is an email. The browser may have filled one in.
  const isAsked = Boolean(typed) || !check.hidden;
  const captcha = isAsked ? await showCheck(parts).catch(() => undefined) : undefined;
  const token = captcha?.token() ?? '';
  // Nobody is asked for a check that is not there.
  const problems = problemsIn(typed, token).filter(({ field }) => captcha || field === 'email');
  refuse(parts, problems, captcha);
  if (problems.length > 0 || !captcha) return;
  wait(button, true);
  const answer = await ask(typed, token);
  wait(button, false);
  captcha.reset();
  refuse(parts, answer.problems, captcha);
  if (answer.says) say(says, answer.says);
}

/** §8 A thrown error is ignored: what was typed stays, and can be sent again. */
async function ask(email: string, captcha: string): Promise<ConnectAnswer> {
  const body = new URLSearchParams({ email, captcha });
  return request<ConnectAnswer>('/connect/answer', { method: 'POST', body }).catch(() => ({
    says: words.newsletterUnsent,
    problems: [],
  }));
}

/** Says each problem at its field, and brings the shopper to the first. */
function refuse(
  { email, place }: Parts,
  problems: ConnectAnswer['problems'],
  captcha?: Captcha,
): void {
  const controls = { email, captcha: captcha?.control ?? place };
  for (const [field, control] of Object.entries(controls)) {
    mark(control, problems.find((problem) => problem.field === field)?.message);
  }
  const [first] = problems;
  if (!first) return;
  const control = first.field === 'email' ? email : controls.captcha;
  // Coming to a field has its error read out; whoever is there already would hear nothing.
  if (control === document.activeElement) announce(first.message, 'assertive');
  control.focus();
}

/** The button keeps the focus while it waits. */
function wait(button: HTMLButtonElement, isPending: boolean): void {
  button.toggleAttribute('data-pending', isPending);
  button.setAttribute('aria-disabled', String(isPending));
  button.textContent = isPending ? words.newsletterPending : SUBSCRIBE;
  if (isPending) announce(words.newsletterPending);
}

function say(says: HTMLElement, sentence: string): void {
  says.hidden = false;
  says.textContent = sentence;
  announce(sentence);
}
