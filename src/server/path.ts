/** No control characters, which URLs drop: `/%09/elsewhere` decoded is `//elsewhere`. */
const CONTROL = /%(?:[01][\da-f]|7f)/i;

/** Whether a page can have this path, with or without a query. */
export function isPath(path: string): boolean {
  const [pathname = ''] = path.split('?', 1);
  return pathname.startsWith('/') && !CONTROL.test(pathname);
}
