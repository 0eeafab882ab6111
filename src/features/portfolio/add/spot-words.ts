import type { SpotOnDay } from '#api/portfolio/spot-on-day.ts';
import type { SpotMetal } from '#api/spot/spot.ts';
import { longDate } from '#commerce/format/date.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { messages } from '#commerce/words/messages.ts';
import { metalNames } from '#commerce/words/metal-names.ts';

/** "Silver on October 31, 2026", with the day whose price it is. */
export function dayHeading(metal: SpotMetal, day: string): string {
  return `${metalNames[metal]} on ${longDate(day)}`;
}

/** Whose price is filled in: markets are closed on some days. */
export function filledWords(asked: string, { day, spotCents }: SpotOnDay): string {
  const price = `${formatMoney(spotCents)} an ounce`;
  return day === asked
    ? `Spot was ${price}. We filled it in; correct it if your receipt says otherwise.`
    : `The market was closed. Spot was ${price} on ${longDate(day)}, the last trading day before. Correct it if your receipt says otherwise.`;
}

/** §8 No price is known near that day. */
export function noSpotWords(metal: SpotMetal, day: string): string {
  const name = metalNames[metal].toLowerCase();
  return `${messages.spotByDateFailed}. We know no price of ${name} for ${longDate(day)} or the 30 days before it. Enter it from your receipt, or save without it: the premium is then not known.`;
}

/** §8 The price could not be asked for. */
export function spotFailedWords(reason: string): string {
  return `${messages.spotByDateFailed}. ${reason}`;
}
