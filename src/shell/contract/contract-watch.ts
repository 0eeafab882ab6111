import { watchAnswers } from '#api/contract/watch-answers.ts';

/** In development at once; in production when the page is idle. */
function later(work: () => void): void {
  if (import.meta.env.DEV) work();
  // Safari has no idle callback.
  else if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work);
}

// The schemas are heavier than a whole page: they are fetched with the first answer.
watchAnswers((answer) => {
  later(() => {
    checker().then(
      ({ check }) => check(answer),
      () => undefined,
    );
  });
});

/**
 * A page's policy lets nobody make code from text. That zod tries would be reported as an attack, so
 * it is told before it meets the first schema.
 */
async function checker() {
  const { config } = await import('zod');
  config({ jitless: true });
  return import('./contract-report.ts');
}
