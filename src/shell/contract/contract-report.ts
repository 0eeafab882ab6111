import { contractCheck, inWords, type Mismatch } from '#api/contract/check.ts';
import { send } from '#lib/transport.ts';

/** An answer with wrong types has dozens of fields, and each report is a request of a shopper. */
const MOST_REPORTS = 10;

/** Checks an answer that the browser has read against the contract. */
export const check = import.meta.env.DEV
  ? contractCheck(tellDeveloper, { extras: true })
  : contractCheck(tellStore, { extras: false, most: MOST_REPORTS });

function tellDeveloper(mismatch: Mismatch): void {
  console.error(inWords(mismatch));
  void import('./contract-panel.tsx').then(({ showMismatch }) => showMismatch(mismatch));
  // Without the development server only the report file misses a line.
  post('/development/contract-reports', mismatch);
}

function tellStore(details: Mismatch): void {
  post('/client-reports', { kind: 'contract mismatch', details });
}

function post(path: string, body: unknown): void {
  const headers = { 'content-type': 'application/json' };
  send(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined);
}
