import { sessionChanged } from './signed-in.ts';

/**
 * §8 Handles a 401 during an action. The code for the message and the redirect is loaded on demand.
 */
export function sessionExpired(): void {
  sessionChanged();
  void import('./expired-notice.ts').then(({ sayExpired }) => sayExpired());
}
