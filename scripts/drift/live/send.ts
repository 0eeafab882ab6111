import type { Exchange } from '../exchange/exchange.ts';
import { Refusal } from '../finding.ts';
import { curlOf, type Call } from './request.ts';

/** The answer, or the reason why there was none. */
type Outcome = { exchange: Exchange } | { silent: 'timeout' | 'broken off'; curl: string };

export type Sender = (call: Call) => Promise<Outcome>;

const MOST_BROKEN = 3;
const MOST_WAITS = 2;
const LONGEST_WAIT_MS = 5000;

/**
 * Sends calls, at most `rate` a second (0: no limit), each with a limit of `timeout` seconds. A
 * server that cannot be reached is a `Refusal` (4).
 */
export function sender({ rate, timeout }: { rate: number; timeout: number }): Sender {
  let next = 0;
  let broken = 0;

  async function turn(): Promise<void> {
    if (rate <= 0) return;
    const now = performance.now();
    const at = Math.max(now, next);
    next = at + 1000 / rate;
    if (at > now) await pause(at - now);
  }

  async function once(call: Call): Promise<Outcome> {
    await turn();
    const { method, url, headers, body } = call;
    const curl = curlOf(call);
    try {
      const signal = AbortSignal.timeout(timeout * 1000);
      const init: RequestInit = {
        method,
        headers,
        redirect: 'manual',
        signal,
        ...(body && { body }),
      };
      const response = await fetch(url, init);
      const text = await response.text();
      broken = 0;
      return { exchange: exchangeOf(call, curl, response, text) };
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') return { silent: 'timeout', curl };
      broken += 1;
      if (broken >= MOST_BROKEN) throw unreachable(url, error);
      return { silent: 'broken off', curl };
    }
  }

  return async (call) => {
    let outcome = await once(call);
    for (let waits = 0; waits < MOST_WAITS; waits += 1) {
      const wait = 'exchange' in outcome ? waitOf(outcome.exchange) : undefined;
      if (wait === undefined) break;
      await pause(wait);
      outcome = await once(call);
    }
    return outcome;
  };
}

/** Checks that a server answers, with any status. OPTIONS changes nothing, whatever is there. */
export async function reach(url: string, timeout: number): Promise<void> {
  try {
    const response = await fetch(url, {
      method: 'OPTIONS',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout * 1000),
    });
    await response.body?.cancel();
  } catch (error) {
    throw unreachable(url, error);
  }
}

function unreachable(url: string, error: unknown): Refusal {
  const { origin } = new URL(url);
  const { cause, name } = error as { cause?: { code?: string; message?: string }; name?: string };
  const why =
    name === 'TimeoutError'
      ? 'no answer in time'
      : (cause?.code ?? cause?.message ?? String(error));
  return new Refusal(4, `${origin} cannot be reached: ${why}.`);
}

/** The milliseconds of `Retry-After`, if the server limits the rate. */
function waitOf({ status, responseHeaders }: Exchange): number | undefined {
  if (status !== 429) return undefined;
  const seconds = Number(responseHeaders?.get('retry-after'));
  const wait = seconds * 1000;
  return seconds > 0 && wait <= LONGEST_WAIT_MS ? wait : undefined;
}

function exchangeOf(call: Call, curl: string, response: Response, text: string): Exchange {
  const { method, url, headers, body } = call;
  return {
    method,
    url,
    requestHeaders: new Map(Object.entries(headers)),
    requestBody:
      typeof body === 'string'
        ? { kind: 'text', text: body }
        : { kind: body ? 'unrecorded' : 'none' },
    status: response.status,
    responseHeaders: new Map(response.headers),
    responseBody: text === '' ? { kind: 'none' } : { kind: 'text', text },
    place: { file: url, line: 1, column: 1 },
    repeat: curl,
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
