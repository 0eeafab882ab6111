import type { WorthPoint } from '#api/portfolio/portfolio-series.ts';
import { formatMoney } from '#commerce/format/money.ts';

/** A day with what its holdings were worth and what had been paid for them, in cents. */
export type Day = { day: string; worth: number; paid: number | undefined };

/** The days of a view: the premium counts on both sides or on none. */
export function daysOf(points: readonly WorthPoint[], withPremium: boolean): Day[] {
  return points.map(({ day, worthCents, paidCents, premiumCents = 0 }) => ({
    day,
    worth: withPremium ? worthCents + premiumCents : worthCents,
    paid: paidCents === undefined ? undefined : paidCents - (withPremium ? 0 : premiumCents),
  }));
}

const DAY_MS = 86_400_000;

/** From one value to the next: "day", "2 days". The first gap may be shorter. */
export function nameStep(days: readonly Day[]): string {
  const times = days.slice(1).map(({ day }) => Date.parse(day) / DAY_MS);
  const gap = Math.min(...times.slice(1).map((time, at) => Math.round(time - (times[at] ?? 0))));
  return gap > 1 && gap < Infinity ? `${gap} days` : 'day';
}

/**
 * "In the last year your portfolio went from $13,451 to $29,211. You put in $16,990 in that time;
 * prices took $1,231 off." After a sale nobody can tell the two apart from its days alone.
 */
export function worthSentence(days: readonly Day[], what: string, when: string): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  const start = `${capital(when)} ${what} went from ${whole(first.worth)} to ${whole(last.worth)}.`;
  if (first.paid === undefined || last.paid === undefined) return start;
  if (hasSales(days)) {
    return `${start} What you held had cost ${whole(first.paid)} then, and ${whole(last.paid)} now.`;
  }
  const putIn = last.paid - first.paid;
  const byPrices = last.worth - first.worth - putIn;
  const prices =
    byPrices === 0
      ? 'prices changed nothing'
      : `prices ${byPrices > 0 ? 'added' : 'took'} ${whole(Math.abs(byPrices))}${byPrices > 0 ? '' : ' off'}`;
  return putIn > 0
    ? `${start} You put in ${whole(putIn)} in that time; ${prices}.`
    : `${start} You bought nothing in that time; ${prices}.`;
}

/** What is held never costs less than before, unless some of it was sold. */
function hasSales(days: readonly Day[]): boolean {
  return days.some(({ paid = 0 }, at) => paid < (days[at - 1]?.paid ?? 0));
}

function whole(cents: number): string {
  return formatMoney(Math.round(cents / 100) * 100).replace(/\.00$/, '');
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
