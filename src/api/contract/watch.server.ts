import { CHECKED_SHARE } from '#lib/checked-share.ts';
import { report } from '#lib/reports.server.ts';

import type { Mismatch } from './check.ts';
import { keepMismatch } from './report-file.server.ts';
import { watchAnswers } from './watch-answers.ts';

/** Checks the API's answers to the server against the contract, while the server is idle. */
export function watchOnServer(): void {
  let check: ReturnType<typeof loadCheck> | undefined;
  watchAnswers((answer) => {
    if (!import.meta.env.DEV && Math.random() >= CHECKED_SHARE) return;
    check ??= loadCheck();
    setImmediate(() => void check?.then((see) => see(answer)));
  });
}

async function loadCheck() {
  const { contractCheck, inWords } = await import('./check.ts');
  if (!import.meta.env.DEV) {
    return contractCheck(
      (mismatch) => report({ kind: 'contract mismatch', where: 'server', details: mismatch }),
      { extras: false },
    );
  }
  return contractCheck(
    (mismatch: Mismatch) => {
      console.error(inWords(mismatch));
      void keepMismatch(mismatch, 'server');
    },
    { extras: true },
  );
}
