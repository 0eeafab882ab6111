import { isJson, observeAnswers } from '#lib/transport.ts';

import type { Answer } from './check.ts';

/** Calls `see` with each successful JSON answer of the API. It reads a copy of the answer. */
export function watchAnswers(see: (answer: Answer) => void): void {
  observeAnswers((url, { method = 'GET' }, response) => {
    const { ok, status } = response;
    // The store's own routes are no part of the contract.
    if (!ok || !isJson(response) || !url.startsWith('/api/')) return;
    response
      .clone()
      .json()
      .then(
        (body: unknown) => see({ method, url, status, body }),
        // The caller has the same failure and reports it to the shopper.
        () => undefined,
      );
  });
}
