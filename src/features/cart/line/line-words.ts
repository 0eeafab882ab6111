import type { CartLine } from '#api/cart/cart-model.ts';
import { SOURCE_WORDS } from '#commerce/cart/model/cart-words.ts';
import { longDate } from '#commerce/format/date.ts';
import { rangeWords } from '#commerce/format/range.ts';

/** The stock of a line, its shipping date and size: "Presale, ships around December 14, 2026". */
export function kindOf({ source, shipsOn, shipsIn, size }: CartLine): string {
  return [
    SOURCE_WORDS[source],
    shipsWhen(shipsOn, shipsIn),
    size === undefined ? '' : `size ${size}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function shipsWhen(shipsOn: string | undefined, shipsIn: string | undefined): string {
  if (shipsOn) return `ships around ${longDate(shipsOn)}`;
  return shipsIn ? `ships ${rangeWords(shipsIn)} after payment` : '';
}
