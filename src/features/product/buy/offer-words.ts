import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { PAID_BY, type Pay } from '#commerce/product/pay.ts';

import { nextTier, unitPrice, type Offer } from '#commerce/product/offer.ts';

/** "Add 3 more for $0.40 less each", or nothing when no larger quantity is cheaper. */
export function nextTierWords(offer: Offer, payment: Pay): string | undefined {
  const next = nextTier(offer, payment);
  if (!next) return undefined;
  return `Add ${formatCount(next.more)} more for ${formatMoney(next.less)} less each`;
}

/** The effect of the shopper's own change, announced once. */
export function spokenOffer(offer: Offer, payment: Pay): string {
  if (offer.quantity === undefined) return wrongQuantity(offer);
  if (offer.needsSize) return 'Choose a size to see the total.';
  const unit = unitPrice(offer.tier, payment);
  const each = offer.quantity === 1 ? '' : `, ${formatMoney(unit)} each`;
  const total = formatMoney(unit * offer.quantity);
  return `${formatCount(offer.quantity)} for ${total} ${PAID_BY[payment]}${each}.`;
}

/** §5 The valid quantities. */
export function wrongQuantity({ most }: Pick<Offer, 'most'>): string {
  return most === 1
    ? 'One is left: enter 1.'
    : `Enter a whole number from 1 to ${formatCount(most)}, what we have now.`;
}

/** The number of units in stock, in words. */
export function leftWords(units: number): string {
  if (units === 1) return 'the last one';
  return units <= 20 ? `${units} left` : `${formatCount(units)} available`;
}
