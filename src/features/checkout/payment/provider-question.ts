import { readCookie, serializeCookie } from '#lib/cookie.ts';

import type { ProviderMethod } from './payment-provider.ts';

/** The pending request to the payment provider, stored in this browser. */
export type ProviderQuestion = { method: ProviderMethod; state: string };

const NAME = 'payment-asked';
const HOUR_S = 60 * 60;

/** A new request. The provider returns its `state`; an answer with another `state` is invalid. */
export function newQuestion(method: ProviderMethod): ProviderQuestion {
  return { method, state: crypto.randomUUID() };
}

export function questionOf(cookies: string | null): ProviderQuestion | undefined {
  const [, method, state] =
    /^(creditCard|payPal)\.([\w-]{36})$/.exec(readCookie(cookies, NAME) ?? '') ?? [];
  return method && state ? { method: method as ProviderMethod, state } : undefined;
}

/** A `Set-Cookie` line; without a question it deletes the cookie. */
export function questionCookie(asked: ProviderQuestion | undefined): string {
  const value = asked ? `${asked.method}.${asked.state}` : '';
  return serializeCookie(NAME, value, { maxAge: HOUR_S });
}
