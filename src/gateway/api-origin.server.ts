/**
 * The origin of the API; `undefined` when the store uses its mock backend. Read at each call, so
 * that the same live build works with staging and production.
 */
export function apiOrigin(): string | undefined {
  const origin = process.env['API_ORIGIN'];
  return origin ? new URL(origin).origin : undefined;
}

/**
 * The reason, in one line, why this build cannot run with this `API_ORIGIN`: a shop never runs on a
 * build with the mock backend, nor without its API.
 */
export function validateApiOrigin(): string | undefined {
  const origin = process.env['API_ORIGIN'];
  if (__MOCK__) {
    return origin
      ? 'This build has the mock backend: build the store with API_ORIGIN set, or start it without.'
      : undefined;
  }
  if (origin && /^https?:$/.test(URL.parse(origin)?.protocol ?? '')) return undefined;
  const received = origin ? `, not "${origin}"` : '';
  return `This is a live build: set API_ORIGIN to the API host, such as https://api.example.com${received}.`;
}
