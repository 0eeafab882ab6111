import type { AlertWish } from '#api/watchlist/alerts.ts';
import type { GuestAlert } from '#api/watchlist/guest-alerts.server.ts';
import { formatMoney } from '#commerce/format/money.ts';

/** The condition behind the name of a product or metal: "Gold: spot above $4,500.00". */
export function conditionWords(wish: AlertWish): string {
  if (wish.kind === 'price') return `${formatMoney(wish.cents)} or less`;
  if (wish.kind === 'spot') return `spot ${wish.direction} ${formatMoney(wish.cents)}`;
  return wish.quantity === 1 ? 'back in stock' : `${wish.quantity} or more in stock`;
}

/** The event as part of a sentence: "gold is above $4,500.00". `name` is a product's. */
export function eventWords(wish: AlertWish, name: string): string {
  if (wish.kind === 'price') return `${name} costs ${formatMoney(wish.cents)} or less`;
  if (wish.kind === 'spot') return `${wish.metal} is ${wish.direction} ${formatMoney(wish.cents)}`;
  return wish.quantity === 1
    ? `${name} can be bought`
    : `${wish.quantity} of ${name} can be bought`;
}

export type PriceWish = Exclude<AlertWish, { kind: 'stock' }>;

/**
 * The error message for a price that is reached already: the shop would write at once, of what is on
 * the page. `now` is what one unit or one ounce costs, in cents.
 */
export function reachedWords(wish: PriceWish, now: number | undefined): string | undefined {
  if (now === undefined) return undefined;
  const { cents } = wish;
  const says = `${formatMoney(now)} now`;
  if (wish.kind === 'price') {
    return now <= cents ? `One costs ${says}. Enter a lower price.` : undefined;
  }
  const { metal, direction } = wish;
  if (direction === 'above') {
    return now > cents
      ? `Above that already: ${metal} costs ${says}. Enter a higher price, or choose “falls below”.`
      : undefined;
  }
  return now < cents
    ? `Below that already: ${metal} costs ${says}. Enter a lower price, or choose “rises above”.`
    : undefined;
}

/** The heading of a page about an alert. */
export function alertHeading(wish: Pick<AlertWish, 'kind'> & { metal?: string }): string {
  if (wish.kind === 'stock') return 'Tell me when it can be bought';
  return wish.kind === 'price' ? 'Tell me at a price' : `Tell me when ${wish.metal} moves`;
}

/** What happens with an alert as it is now. */
export function stateWords({ status, email, about, wish }: GuestAlert): string {
  const event = eventWords(wish, about);
  const name = wish.kind === 'spot' ? wish.metal : about;
  return {
    Requested: `Press the button, and we write to ${email} once, as soon as ${event}.`,
    Waiting: `Confirmed. We write to ${email} once, as soon as ${event}.`,
    Sent: `We have written to ${email} about ${name}, and do not write again.`,
    Cancelled: `Stopped. We do not write to ${email} about ${name}.`,
  }[status];
}
