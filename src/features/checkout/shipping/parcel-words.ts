import type { CheckoutLine } from '#api/checkout/checkout.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import { listWords } from '#commerce/format/list.ts';

import { lastShipDay, laterLines } from '../shipping-rules.ts';

type Line = Pick<CheckoutLine, 'name' | 'source' | 'shipsOn'>;

/** What one parcel and two parcels mean for an order with lines that are not in the vault yet. */
export function parcelWords(lines: readonly Line[]): Record<'hint' | 'together' | 'split', string> {
  const later = laterLines(lines);
  const names = listWords(later.map(({ name }) => name));
  const day = lastShipDay(later);
  const around = day ? `, around ${shortDate(day)}` : '';
  return {
    hint: `${names} ${later.length === 1 ? 'is' : 'are'} not in the vault yet.`,
    together: `Everything ships together${around}.`,
    split: `What is in stock ships first, the rest as soon as it is here${around}.`,
  };
}
