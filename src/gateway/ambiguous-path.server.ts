/** A slash, a backslash or a dot in code, any number of times, or a part that begins by leading up. */
const AMBIGUOUS = /%(?:25)*(?:2f|5c|2e)|\/\.\./i;

/**
 * Whether the API host could read a path as another one: some decode `..%2f` before they look for
 * what is asked. Such a path would pass by the rules of the one that the gateway has seen.
 */
export function isAmbiguous(pathname: string): boolean {
  return AMBIGUOUS.test(pathname);
}
