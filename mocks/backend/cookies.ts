/** Cookies that the mock backend itself reads and sets; a live API knows none of them. */
export const VISITOR_COOKIE = 'mock-visitor';
export const SCENARIO_COOKIE = 'mock-scenario';

const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

/** The `Set-Cookie` line that gives a visitor state of their own. */
export function visitorCookie(id: string): string {
  return `${VISITOR_COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${THIRTY_DAYS_S}`;
}

/** The value of a cookie, decoded; `undefined` without one, or if it is no code. */
export function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.findLast((pair) => pair.startsWith(`${name}=`));
  try {
    return found ? decodeURIComponent(found.slice(name.length + 1)) : undefined;
  } catch {
    return undefined;
  }
}
