import type { Problem } from '#ui/field/error-summary.tsx';

import * as words from './connect-words.ts';

/** What came of an attempt to subscribe: nothing to mend, and then a sentence; or problems. */
export type ConnectAnswer = { says?: string; problems: Problem[] };

/** §5 Local part, @, domain, and 2 to 4 letters at the end. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,4}$/i;

/** §5 What is wrong with a subscription before anybody is asked. `token` is the CAPTCHA's. */
export function problemsIn(email: string, token: string): Problem[] {
  return [...emailProblems(email.trim()), ...(token ? [] : [captchaProblem()])];
}

/** The CAPTCHA was left out, or did not take the shopper for a person: either way it is to be done. */
export function captchaProblem(): Problem {
  return { field: 'captcha', message: words.newsletterCaptchaRequired };
}

function emailProblems(email: string): Problem[] {
  if (EMAIL.test(email)) return [];
  const message = email ? words.newsletterEmailInvalid : words.newsletterEmailRequired;
  return [{ field: 'email', message }];
}
