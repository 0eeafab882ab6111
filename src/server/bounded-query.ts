import { fieldBound } from '#lib/field-bounds.ts';

/** No parameter of a shorter query is longer than its bound. */
const SHORT = 200;
/** Calls and the router's own requests have parameters that no page reads. */
const NO_PAGE = /^\/(?:api|images|__manifest)(?:\/|$)/;

/**
 * The query of a page without the parameters that are longer than their bounds: they count as not
 * given, so that no pattern reads them. Names that start with `_` are the router's.
 */
export function boundedQuery({ pathname, search, searchParams }: URL): string {
  if (search.length <= SHORT || NO_PAGE.test(pathname)) return search;
  const long = [...searchParams].filter(
    ([name, value]) =>
      !name.startsWith('_') && Math.max(name.length, value.length) > fieldBound(name),
  );
  if (long.length === 0) return search;
  const left = new URLSearchParams(searchParams);
  for (const [name] of long) left.delete(name);
  return left.size > 0 ? `?${left}` : '';
}
