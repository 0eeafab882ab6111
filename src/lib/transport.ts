import { ApiFailure } from './api-error.ts';
import { dropNulls } from './drop-nulls.ts';
import { readFailure, retryAfter } from './read-failure.ts';

/**
 * The options of one call besides the request itself. Times are milliseconds. `repeat` is
 * `false` for the few GETs that change something (§7).
 */
export type CallOptions = RequestInit & { timeoutMs?: number; repeat?: false };

export type Fetcher = (url: string, init: RequestInit) => Promise<Response>;

/** Is called with each answer before the caller reads it; it must clone what it reads. */
export type AnswerObserver = (url: string, init: RequestInit, response: Response) => void;

const TIMEOUT_MS = 15_000;
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;
const PASSING_STATUSES = new Set([408, 429, 502, 503]);

let fetcher: Fetcher = (url, init) => fetch(url, init);
let observer: AnswerObserver | undefined;

/** Sends every call through `next` from now on: the server answers its own calls in-process. */
export function routeCalls(next: Fetcher): void {
  fetcher = next;
}

/** Sets the one observer of every answer: the contract check. */
export function observeAnswers(next: AnswerObserver | undefined): void {
  observer = next;
}

/**
 * Sends a request and returns the answer, whatever its status. Times out, can be aborted, and
 * repeats GET and HEAD, and only those, when the network or a gateway drops them.
 * Throws {@link ApiFailure} `offline` or `slow`; an abort by the caller is rethrown as it came.
 */
export async function send(url: string, options: CallOptions = {}): Promise<Response> {
  const { timeoutMs = TIMEOUT_MS, repeat = true, ...init } = options;
  const method = (init.method ?? 'GET').toUpperCase();
  const repeatable = repeat && (method === 'GET' || method === 'HEAD');
  for (let attempt = 1; ; attempt++) {
    const last = !repeatable || attempt === ATTEMPTS;
    const response = await once(url, init, timeoutMs, last);
    if (response && (last || !isPassing(response))) return response;
    await pause(waitBefore(attempt, response), init.signal);
  }
}

/** One attempt; `undefined` when it got no answer and another attempt may follow. */
async function once(url: string, init: RequestInit, timeoutMs: number, last: boolean) {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  try {
    const response = await fetcher(url, { ...init, signal });
    observer?.(url, init, response);
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    if (!last) return undefined;
    throw new ApiFailure({ kind: timeout.aborted ? 'slow' : 'offline' });
  }
}

/** Whether a later attempt may succeed. A longer `Retry-After` is not waited for. */
function isPassing(response: Response): boolean {
  const isWorth = (retryAfter(response) ?? 0) <= LONGEST_PAUSE_MS;
  return isWorth && PASSING_STATUSES.has(response.status);
}

/** Exponential, with full jitter so that a crowd does not come back in step. */
function waitBefore(attempt: number, response: Response | undefined): number {
  const asked = response ? retryAfter(response) : undefined;
  if (asked !== undefined) return asked;
  return Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
}

function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/**
 * Sends a request and reads its answer by media type: JSON as its value without `null` fields, anything
 * else as a Blob, no content as `undefined`. Any status but 2xx is thrown as {@link ApiFailure}.
 * The generated query and mutation options call the API through this, by way of request.ts.
 */
export async function request<Answer>(url: string, options: CallOptions = {}): Promise<Answer> {
  const response = await send(url, options);
  if (!response.ok) throw await readFailure(response);
  return (await read(response)) as Answer;
}

async function read(response: Response): Promise<unknown> {
  if (response.status === 204 || response.status === 205) return undefined;
  if (!isJson(response)) return response.blob();
  try {
    return dropNulls(await response.json());
  } catch {
    throw new ApiFailure({ kind: 'unreadable' });
  }
}

export function isJson({ headers }: { headers: Headers }): boolean {
  return /[/+]json\b/.test(headers.get('content-type') ?? '');
}
