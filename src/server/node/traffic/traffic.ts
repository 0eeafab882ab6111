import { setImmediate } from 'node:timers/promises';

import type { RecordedCall } from '#gateway/recorded-calls.server.ts';

import { harEntry } from './har-entry.ts';
import { harFile } from './har-file.ts';

const MOST_BYTES = 10_000_000;
const MOST_FILES = 5;
/** Characters of bodies that wait to be written, and calls. */
const MOST_WAITING = 8_000_000;
const MOST_CALLS = 1_000;
/** Characters that are written together, about. */
const BATCH = 250_000;
/** Milliseconds after a call, so that its shopper has the answer. */
const LATER_MS = 250;

type Settings = Partial<{ mostBytes: number; mostFiles: number; mostCalls: number }>;

/**
 * Writes calls of the API into a HAR, later and in the order in which they were answered. What
 * comes faster than it can be written is dropped, and what fails is said once: a shopper never waits
 * for it.
 */
export function traffic(path: string, { mostCalls = MOST_CALLS, ...limits }: Settings = {}) {
  const file = harFile(path, { mostBytes: MOST_BYTES, mostFiles: MOST_FILES, ...limits });
  const waiting: RecordedCall[] = [];
  const said = new Set<string>();
  let length = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function complainOnce(text: string, error?: unknown): void {
    if (said.has(text)) return;
    said.add(text);
    console.error(`DRIFT_HAR: ${text}`, ...(error === undefined ? [] : [error]));
  }

  function record(call: RecordedCall): void {
    const size = lengthOf(call);
    if (waiting.length >= mostCalls || length + size > MOST_WAITING) {
      complainOnce('calls come faster than they can be written; some are left out.');
      return;
    }
    waiting.push(call);
    length += size;
    timer ??= setTimeout(() => void flush(), LATER_MS).unref();
  }

  /** Writes all that waits. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeWaiting);
    return writing;
  }

  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const entries = await nextEntries();
      await file
        .add(entries)
        .catch((error: unknown) => complainOnce(`${path} cannot be written.`, error));
    }
  }

  async function nextEntries(): Promise<string[]> {
    const entries: string[] = [];
    for (let size = 0; size < BATCH;) {
      const call = waiting.shift();
      if (!call) break;
      length -= lengthOf(call);
      try {
        const entry = harEntry(call);
        entries.push(entry);
        size += entry.length;
      } catch (error) {
        complainOnce('a call could not be written.', error);
      }
      // Requests are answered between two entries.
      await setImmediate();
    }
    return entries;
  }

  return { record, stop: () => flush().then(file.close) };
}

function lengthOf({ requestBody, responseBody }: RecordedCall): number {
  return (requestBody?.length ?? 0) + (responseBody?.length ?? 0);
}

/** Records the calls of the API, if `DRIFT_HAR` names a file and there is an API. */
export function trafficFromEnvironment(): ReturnType<typeof traffic> | undefined {
  const path = process.env['DRIFT_HAR'];
  if (!path) return undefined;
  if (process.env['API_ORIGIN']) return traffic(path);
  console.warn('DRIFT_HAR records calls of an API: without API_ORIGIN there are none.');
  return undefined;
}
