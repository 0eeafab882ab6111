import createClient from 'openapi-fetch';

import type { paths } from '#generated/schema.d.ts';
import { send } from '#lib/transport.ts';

/**
 * The API for code without React: the typed client of openapi-fetch over the store's one transport.
 * Screens have their queries instead.
 */
export const api = createClient<paths>({
  baseUrl: 'http://localhost',
  fetch: async ({ url, method, headers, signal }) => {
    const { pathname, search } = new URL(url);
    return send(pathname + search, { method, headers, signal });
  },
});
