import { judgeEmail } from '#commerce/fields/email.ts';
import { fieldsOf, type Answer } from '#commerce/form/answer.ts';
import type { Problem } from '#ui/field/error-summary.tsx';

import * as words from './connect-words.ts';
import { CONNECT } from './labels.ts';

export function emailIn(form: FormData): string {
  return fieldsOf(form)('email').trim();
}

/** The token of the CAPTCHA; Google's widget has its own field name. */
export function tokenIn(form: FormData): string {
  const field = fieldsOf(form);
  return field('captcha') || field('g-recaptcha-response');
}

/** §5 The problems of a subscription, before any call. */
export function problemsOfForm(form: FormData): Problem[] {
  return [...emailProblems(emailIn(form)), ...(tokenIn(form) ? [] : [captchaProblem()])];
}

/** The CAPTCHA is missing or was refused: in both cases the shopper has to do it. */
export function captchaProblem(): Problem {
  return { field: 'captcha', message: words.newsletterCaptchaRequired };
}

export function refused(problems: Problem[]): Answer {
  return { kind: 'refused', form: CONNECT, problems, status: 400 };
}

function emailProblems(email: string): Problem[] {
  if (judgeEmail(email) === 'fine') return [];
  const message = email ? words.newsletterEmailInvalid : words.newsletterEmailRequired;
  return [{ field: 'email', message }];
}
