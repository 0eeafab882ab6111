const HERE = 'https://store.invalid';

/**
 * `wanted` as a path of this store, with query and fragment; `undefined` for everything that a
 * browser could read as another host. Every address that a visitor brings along goes through this.
 */
export function ownPath(wanted: string | null | undefined): string | undefined {
  // Browsers read "//elsewhere" and "/\elsewhere" as another host, and drop tabs and newlines.
  const url = wanted?.startsWith('/') ? URL.parse(wanted, HERE) : null;
  if (url?.origin !== HERE) return undefined;
  const path = url.pathname + url.search + url.hash;
  // "/.//elsewhere" is on this host until it is written out: "//elsewhere".
  return path.startsWith('//') ? undefined : path;
}
