import type { Bid } from '#api/sell/bids.ts';
import type { SaleItem } from '#api/sell/sale-item.ts';
import { spotMetals } from '#api/spot/spot.ts';
import { textWords } from '#commerce/fields/field-words.ts';
import { formatOunces } from '#commerce/format/measure.ts';

import { itemOfProduct, itemOfWeight } from '../list/with-bid.ts';
import { typedIn, weighed } from '../weigh.ts';
import { quantityIn } from '../request-fields.ts';

/** What was typed about something that the store does not list. */
export type TypedPiece = { name: string; metal: string; ounces: string };

const OUNCES = /^(?:\d{1,5}(?:\.\d{1,4})?|\.\d{1,4})$/;
/** Leaves room for the ounces in the longest name of the API, 200 characters. */
const LONGEST_TYPED = 160;

/** Whether an address brings an item: a product, or metal that was weighed. */
export function bringsItem(search: URLSearchParams): boolean {
  return search.has('product') || search.has('amount');
}

/** The item of an address such as `?product=225134&quantity=3`, if the store buys it. */
export function itemAt(search: URLSearchParams, bids: readonly Bid[]): SaleItem | undefined {
  if (search.has('amount')) {
    const answer = weighed(typedIn(search));
    return 'weight' in answer ? itemOfWeight(answer.weight) : undefined;
  }
  const bid = bids.find(({ productId }) => String(productId) === search.get('product'));
  return bid && itemOfProduct(bid, quantityIn(search.get('quantity') ?? '', bid.least));
}

/** The error message of each field of something that the store does not list. */
export function pieceWords({ name, metal, ounces }: TypedPiece) {
  return {
    name: textWords(name, 'name', LONGEST_TYPED),
    metal: spotMetals.some((each) => each === metal) ? undefined : 'Choose the metal.',
    ounces:
      !ounces.trim() || ouncesTyped(ounces) !== undefined
        ? undefined
        : 'Enter the fine ounces as a number above 0, such as 12.26, or leave them out.',
  };
}

/** The same as an item. With its fine ounces it can be estimated. */
export function itemOfPiece(typed: TypedPiece, others: readonly { id: string }[]): SaleItem {
  const ounces = ouncesTyped(typed.ounces);
  const name = typed.name.trim();
  return {
    id: freeId(others),
    name: ounces === undefined ? name : `${name}, ${formatOunces(ounces)} fine ounces each`,
    metal: spotMetals.find((metal) => metal === typed.metal) ?? 'silver',
    ...(ounces !== undefined && { ounces }),
    quantity: 1,
    conditions: [],
    note: '',
  };
}

function ouncesTyped(text: string): number | undefined {
  const plain = text.trim();
  return OUNCES.test(plain) && Number(plain) > 0 ? Number(plain) : undefined;
}

function freeId(others: readonly { id: string }[]): string {
  const taken = new Set(others.map(({ id }) => id));
  let place = 1;
  while (taken.has(`piece-${place}`)) place += 1;
  return `piece-${place}`;
}
