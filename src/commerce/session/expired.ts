import { sessionChanged } from './signed-in.ts';

/** §8 What follows a 401 in the middle of things. What is said, and then done, is fetched for it. */
export function sessionExpired(): void {
  sessionChanged();
  void import('./expired-notice.ts').then(({ sayExpired }) => sayExpired());
}
