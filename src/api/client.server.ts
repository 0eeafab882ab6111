import createClient, { type ClientOptions } from 'openapi-fetch';

import type { paths } from '#generated/schema.d.ts';
import { ApiFailure } from '#lib/api-error.ts';
import { dropNulls } from '#lib/drop-nulls.ts';
import { readFailure } from '#lib/read-failure.ts';
import { FILE_TIMEOUT_MS } from '#lib/request.ts';
import { isJson, send, type CallOptions } from '#lib/transport.ts';

type Fetch = NonNullable<ClientOptions['fetch']>;

/**
 * The API as server code calls it: openapi-fetch's typed client over the store's one transport.
 * Read an answer with {@link answerOf}. Browsers call through the generated query and mutation
 * options instead.
 */
export const api = createClient<paths>({ baseUrl: 'http://localhost', fetch: forward({}) });

/** For a GET that changes something (§7): the transport must not repeat it. */
export const ONCE = { fetch: forward({ repeat: false }) };

/** For an answer that is a file: it is passed on while it arrives, and never held whole. */
export const FILE = {
  parseAs: 'stream',
  fetch: forward({ timeoutMs: FILE_TIMEOUT_MS }),
} as const;

/** For a form with a file, whose fields openapi-fetch would send as JSON. */
export function asForm(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/**
 * The answer to a call of {@link api}, without `null` fields. Throws {@link ApiFailure} for any status
 * but 2xx and for an answer that is not what its media type says, as the browser's generated calls do.
 */
export async function answerOf<Answer>(call: Promise<{ data?: Answer }>): Promise<Answer> {
  try {
    // Absent by type for the statuses that `forward` has thrown.
    return dropNulls((await call).data as Answer);
  } catch (error) {
    throw error instanceof SyntaxError ? new ApiFailure({ kind: 'unreadable' }) : error;
  }
}

function forward(options: Pick<CallOptions, 'repeat' | 'timeoutMs'>): Fetch {
  return async (request) => {
    const { method, headers, signal } = request;
    const { pathname, search } = new URL(request.url);
    const body = await bodyOf(request);
    const response = await send(pathname + search, { method, headers, signal, body, ...options });
    if (!response.ok) throw await readFailure(response);
    return response;
  };
}

/** A form with a file is no text. */
function bodyOf(request: Request): Promise<string | Blob> | null {
  if (!request.body) return null;
  return isJson(request) ? request.text() : request.blob();
}
