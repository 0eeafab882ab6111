import { watchAnswers } from '#api/contract/watch-answers.ts';

/** In development at once; in production when the page has nothing better to do. */
function later(work: () => void): void {
  if (import.meta.env.DEV) work();
  // Safari has no idle callback.
  else if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work);
}

// The schemas are heavier than a whole page: they come with the first answer, or never.
watchAnswers((answer) => {
  later(() => {
    import('./contract-report.ts').then(
      ({ check }) => check(answer),
      () => undefined,
    );
  });
});
