import createClient from 'openapi-fetch';

import type { paths } from '#generated/schema.d.ts';
import { send } from '#lib/transport.ts';

/**
 * The API for code without React: the typed client of openapi-fetch over the store's one transport.
 * Screens have their queries instead.
 */
export const api = createClient<paths>({
  baseUrl: 'http://localhost',
  fetch: async (request) => {
    const { method, headers, signal } = request;
    const { pathname, search } = new URL(request.url);
    // As bytes: a stream can be sent only once, and the transport takes what `fetch` takes.
    const body = request.body && (await request.arrayBuffer());
    return send(pathname + search, { method, headers, body, signal });
  },
});
