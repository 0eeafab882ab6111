/** The value of a cookie as it was written, undecoded; `undefined` without one. */
export function readCookie(cookies: string | null, name: string): string | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** The same, decoded, for values that were written with `encodeURIComponent`. */
export function readDecoded(cookies: string | null, name: string): string | undefined {
  const value = readCookie(cookies, name);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}
