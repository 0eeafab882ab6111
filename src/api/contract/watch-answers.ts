import { isJson, observeAnswers } from '#lib/transport.ts';

import type { Answer } from './check.ts';

/** Has `see` told of each good JSON answer, whoever calls; reading it takes none from its caller. */
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
        // The caller meets the same failure and tells the shopper.
        () => undefined,
      );
  });
}
