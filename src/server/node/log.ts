import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { trace } from '@opentelemetry/api';
import { pino } from 'pino';

/** Lines of JSON on the standard output, from `LOG_LEVEL` on (default `info`; `silent` for none). */
const log = pino({ level: process.env['LOG_LEVEL'] ?? 'info', base: null });

const ids = new AsyncLocalStorage<string>();

/**
 * Turns what the store says to the console, which exists on every platform, into lines of the log
 * with the id of the request that they are about, and the fields that they name.
 */
export function logConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const text = parts.filter((part) => typeof part === 'string').join(' ');
      const fields = parts.find(isFields);
      log[level]({ id: ids.getStore(), ...fields, ...(err && { err }) }, text || err?.message);
    };
  }
}

/** A line about the process and no request. */
export function logEvent(text: string, fields: object): void {
  log.info(fields, text);
}

function isFields(part: unknown): part is object {
  return typeof part === 'object' && part !== null && !(part instanceof Error);
}

/**
 * Runs `work` for a request and logs it when it is answered: method, path without its query, status
 * and milliseconds. Its id is that of its trace, if there is one. Addresses of people, tokens and cards are in queries, headers and bodies.
 */
export function logged(request: IncomingMessage, response: ServerResponse, work: () => void): void {
  const id = trace.getActiveSpan()?.spanContext().traceId ?? randomUUID();
  const start = performance.now();
  response.setHeader('x-request-id', id);
  response.once('close', () => {
    const { method, url } = request;
    const path = url?.split('?', 1)[0];
    const ms = Math.round(performance.now() - start);
    const isCut = !response.writableFinished;
    log.info({ id, method, path, status: response.statusCode, ms, ...(isCut && { isCut }) });
  });
  ids.run(id, work);
}
