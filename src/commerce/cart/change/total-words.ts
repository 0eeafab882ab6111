/** Fetched with the first change of the cart. */
import { formatMoney } from '#commerce/format/money.ts';

let missedBefore = 0;
let next: ReturnType<typeof setTimeout> | undefined;

/**
 * The total on the screen in the words of an announcement; also the missing amount for free
 * shipping, if it is missing or was just reached. A total that was to be announced alone is not
 * announced again.
 */
export function totalWords(): string {
  clearTimeout(next);
  const shown = document.querySelector<HTMLElement>('[data-total-cents]');
  if (!shown) return '';
  const totalCents = Number(shown.dataset['totalCents']);
  const missingCents = Number(shown.dataset['missingCents']);
  const isReached = missingCents === 0 && missedBefore > 0;
  missedBefore = missingCents;
  return [
    `Total ${formatMoney(totalCents)}.`,
    missingCents > 0 && totalCents > 0 ? `${formatMoney(missingCents)} more ships free.` : '',
    isReached ? 'Your order ships free now.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Calls `say` with the words of the total after `ms`, unless a later change comes before. */
export function sayTotalLater(say: (words: string) => void, ms: number): void {
  clearTimeout(next);
  next = setTimeout(() => {
    const words = totalWords();
    if (words) say(words);
  }, ms);
}
