/** No pages: the gateway, built files, pictures and the pages of a stand-in payment provider. */
const NO_PAGES = /^\/(?:api|a|images|mock-payments|\.well-known)(?:\/|$)/i;
/** What no proper path has. */
const IMPROPER = /[A-Z]|\/\/|.\/$/;
/** Numbers that somebody got, in their own letters, and names that a loader corrects by the API. */
const AS_WRITTEN = new Set([':invoice', ':reference', ':name', ':state']);

/**
 * The path and query that an address should have: small letters, one slash between the parts and none
 * after the last. `undefined` if it has them, or if it is no page's. It begins with one slash, so it is
 * never on another host. `patternAt` gives the route of a path, such as `/orders/invoice/:invoice`.
 */
export function properPath(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  patternAt: (pathname: string) => string | undefined,
): string | undefined {
  if (!IMPROPER.test(pathname)) return undefined;
  const parts = pathname.split('/').filter(Boolean);
  const single = `/${parts.join('/')}`;
  if (NO_PAGES.test(single)) return undefined;
  const pattern = patternAt(single)?.split('/').filter(Boolean) ?? [];
  const small = parts.map((part, at) =>
    AS_WRITTEN.has(pattern[at]?.replace('?', '') ?? '') ? part : lowered(part),
  );
  const proper = `/${small.join('/')}`;
  return proper === pathname ? undefined : proper + search;
}

/** In small letters, but for the escapes of signs: "%C3%9Cber" is "%C3%9Cber". */
function lowered(part: string): string {
  return part.replaceAll(/(%[\da-f]{2})|[A-Z]+/gi, (text, escape?: string) =>
    escape ? text : text.toLowerCase(),
  );
}
