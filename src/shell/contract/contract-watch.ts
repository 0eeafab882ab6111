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
    import('./contract-report.ts').then(
      ({ check }) => check(answer),
      () => undefined,
    );
  });
});
