/**
 * The origin of the API; `undefined` when the store uses its mock backend. Read at each call, so
 * that the same live build works with staging and production.
 */
export function apiOrigin(): string | undefined {
  const origin = process.env['API_ORIGIN'];
  if (!origin) {
    if (__MOCK__) return undefined;
    throw new Error(
      'This is a live build: set API_ORIGIN to the API host, such as https://api.example.com',
    );
  }
  return new URL(origin).origin;
}
