/** Cookies that the mock backend itself reads and sets; a live API knows none of them. */
export const VISITOR_COOKIE = 'mock-visitor';
export const SCENARIO_COOKIE = 'mock-scenario';

export function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.findLast((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : undefined;
}
