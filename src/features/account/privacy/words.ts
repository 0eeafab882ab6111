import type { Choice } from '#commerce/visits/consent.ts';

/** The current state in a sentence. */
export function stateWords(choice: Choice | undefined, declinedByBrowser: boolean): string {
  if (declinedByBrowser) {
    return 'Your browser asks us not to track you, and we do as it says: no page is counted.';
  }
  if (choice === 'allow') return 'You have allowed it: pages are counted.';
  if (choice === 'decline') return 'You have declined: no page is counted.';
  return 'You have not chosen yet: no page is counted.';
}
