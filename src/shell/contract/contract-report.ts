import { contractCheck, inWords, type Mismatch } from '#api/contract/check.ts';
import { reportMismatch } from '#api/contract/report-mismatch.ts';
import { send } from '#lib/transport.ts';

/** Checks an answer that the browser has read against the contract. */
export const check = import.meta.env.DEV
  ? contractCheck(tellDeveloper, { extras: true })
  : contractCheck(reportMismatch, { extras: false });

function tellDeveloper(mismatch: Mismatch): void {
  console.error(inWords(mismatch));
  void import('./contract-panel.tsx').then(({ showMismatch }) => showMismatch(mismatch));
  const headers = { 'content-type': 'application/json' };
  // Without the development server only the report file misses a line.
  send('/development/contract-reports', {
    method: 'POST',
    headers,
    body: JSON.stringify(mismatch),
  }).catch(() => undefined);
}
