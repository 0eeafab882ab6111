import { readDecoded } from '#lib/cookie.ts';

const NAME = 'payment-refused';
/** Seconds: it is read by the page that follows, and no other. */
const LIFE_S = 20;

/** Why a payment was refused, carried over to the page where another can be chosen. */
export function refusalOf(cookies: string | null): string | undefined {
  return readDecoded(cookies, NAME) || undefined;
}

/** A `Set-Cookie` line; without words it forgets them. */
export function refusalCookie(says: string | undefined, secure: boolean): string {
  const life = says ? LIFE_S : 0;
  return `${NAME}=${encodeURIComponent(says ?? '')}; Path=/checkout; HttpOnly; SameSite=Lax; Max-Age=${life}${secure ? '; Secure' : ''}`;
}
