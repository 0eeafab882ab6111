import { isPersons, subscribe } from '#api/content/newsletter.server.ts';
import { problemOf } from '#lib/api-error.ts';

import * as words from './connect-words.ts';
import { captchaProblem, problemsIn, type ConnectAnswer } from './problems.ts';

/** Cases in which no status came back: for §8 these are thrown errors. */
const THROWN = new Set(['offline', 'slow', 'unreadable']);

/** Subscribes as a form asks: first the rules (§5), then the CAPTCHA (§7), then the newsletter. */
export async function connectByForm(form: FormData, isCustomer: boolean): Promise<ConnectAnswer> {
  const email = text(form, 'email').trim();
  // Google's widget adds a field of its own name to the form in which it stands.
  const token = text(form, 'captcha') || text(form, 'g-recaptcha-response');
  const problems = problemsIn(email, token);
  if (problems.length > 0) return { problems };
  try {
    if (!(await isPersons(token))) return { problems: [captchaProblem()] };
  } catch {
    return { says: words.newsletterUnsent, problems: [] };
  }
  return { says: await subscribed(email, isCustomer), problems: [] };
}

async function subscribed(email: string, isCustomer: boolean): Promise<string> {
  try {
    await subscribe(email, isCustomer);
    return words.newsletterConnected;
  } catch (error) {
    const { kind = 'unreadable' } = problemOf(error) ?? {};
    // §8 has one sentence for every status but 200.
    return THROWN.has(kind) ? words.newsletterUnsent : words.newsletterAlreadyConnected;
  }
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
