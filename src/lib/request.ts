import type { ApiFailure } from './api-error.ts';
import { lazyCalls } from './lazy-calls.ts';
import type { CallOptions } from './transport.ts';

/** The error type that the generated options declare: what {@link request} throws. */
export type ErrorType<_Body> = ApiFailure;

/** Milliseconds for a file: a little more than the gateway gives the API. */
export const FILE_TIMEOUT_MS = 25_000;

const load = lazyCalls(() => import('./transport.ts'));

let transport: typeof import('./transport.ts') | undefined;

/**
 * The way of every generated call. The server has made the calls of the first page, so the
 * transport comes with the first call of the browser: 2.3 kB brotli less in the cart's first load.
 * Later calls are sent at once, as a page that is being left needs: `import()` takes a task even for
 * a module that is loaded. Throws {@link ApiFailure}.
 */
export async function request<Answer>(url: string, options: CallOptions = {}): Promise<Answer> {
  transport ??= await load();
  return transport.request<Answer>(url, options);
}

/**
 * Fetches the transport before the first call, for a page whose first call may be its last act.
 * Resolves when it is there, or cannot be fetched: then the call says so.
 */
export async function prepareCalls(): Promise<void> {
  transport ??= await load().catch(() => undefined);
}
