import { readCookie, serializeCookie } from '#lib/cookie.ts';

import type { ProviderMethod } from './payment-provider.ts';

/** What the store has sent this browser to the payment provider for. */
export type ProviderQuestion = { method: ProviderMethod; state: string };

const NAME = 'payment-asked';
const HOUR_S = 60 * 60;

/** A new question. Its `state` comes back with the answer, or the answer is to nobody's question. */
export function newQuestion(method: ProviderMethod): ProviderQuestion {
  return { method, state: crypto.randomUUID() };
}

export function questionOf(cookies: string | null): ProviderQuestion | undefined {
  const [, method, state] =
    /^(creditCard|payPal)\.([\w-]{36})$/.exec(readCookie(cookies, NAME) ?? '') ?? [];
  return method && state ? { method: method as ProviderMethod, state } : undefined;
}

/** A `Set-Cookie` line; without a question it forgets the last. */
export function questionCookie(asked: ProviderQuestion | undefined, secure: boolean): string {
  const value = asked ? `${asked.method}.${asked.state}` : '';
  return serializeCookie(NAME, value, {
    path: '/checkout',
    maxAge: HOUR_S,
    httpOnly: true,
    secure,
  });
}
