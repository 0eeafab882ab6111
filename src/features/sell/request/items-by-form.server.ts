import { createQueryClient } from '#api/cache/query-client.ts';
import { bidsQuery, type Bid } from '#api/sell/bids.ts';
import { MOST_ITEMS } from '#api/sell/sale-item.ts';
import { fieldsOf, problemsOf, valuesOf, type Fields } from '#commerce/form/answer.ts';

import { itemOfProduct } from '../list/with-bid.ts';
import { PHOTOS_GONE } from '../photos/photo-words.ts';
import { withPhotos } from '../photos/photos-by-form.server.ts';
import { FULL } from '../list/take-off.ts';
import { itemOfPiece, pieceWords } from './new-item.ts';
import {
  fieldsOfItems,
  FORM,
  itemField,
  typedItems,
  typedOf,
  type TypedItem,
} from '../request-fields.ts';

const ADDED = ['product', 'name', 'metal', 'ounces'] as const;
const NOT_ADDED = { 'add-product': '', 'add-name': '', 'add-metal': '', 'add-ounces': '' };

/**
 * The items of a form whose buttons the server answers: without the one that is taken off, with the
 * one that is filled in, and with the pictures that came along. `wrong` has the problems of what was
 * filled in, `problems` those which the pressed button (`intent`) has to show; `values` draw the
 * form again.
 */
export async function itemsByForm(form: FormData) {
  const field = fieldsOf(form);
  const intent = field('intent');
  const typed = typedItems(field);
  const place = Number(/^remove-(\d+)$/.exec(intent)?.[1] ?? NaN);
  const before = await withPhotos(form, typed, place);
  const { items, added, wrong } = await withAdded(before.items, field);
  const values = {
    ...fieldsOfItems(items),
    ...(added ? NOT_ADDED : valuesOf(field, Object.keys(NOT_ADDED))),
  };
  const allWrong: Record<string, string | undefined> = { ...before.wrong, ...wrong };
  const problems = problemsOf(FORM, intent === 'add' ? allWrong : before.wrong);
  const says = saidOf(typed[place]?.name, items.length > before.items.length, items);
  return { items, values, wrong: allWrong, problems, ...(says && { says }) };
}

function saidOf(removed: string | undefined, isMore: boolean, items: readonly TypedItem[]) {
  if (removed) return `${removed} is removed.`;
  const count = `${items.length} of up to ${MOST_ITEMS}`;
  return isMore ? `${items.at(-1)?.name} is added, ${count}.` : undefined;
}

const NOT_HELD = 'That is more than we can take. Enter fewer.';

/** The field of the form for the API's name of what it refuses, with the message to show there. */
export function blamedItem(name: string, message: string): [field: string, message: string] {
  const [, place, field] = /^items\.(\d+)\.(photoTokens|quantity)/.exec(name) ?? [];
  if (field === 'quantity') return [itemField(Number(place), 'quantity'), NOT_HELD];
  return field === undefined ? ['', message] : [itemField(Number(place), 'photos'), PHOTOS_GONE];
}

/** The items with the new one, if one is filled in. */
async function withAdded(before: readonly TypedItem[], field: Fields) {
  const { product, ...piece } = valuesOf((name) => field(`add-${name}`), ADDED);
  const isFilledIn = product !== '' || piece.name.trim() !== '' || piece.ounces.trim() !== '';
  const same = { items: before, added: false, wrong: {} };
  if (!isFilledIn) {
    const wrong = { 'add-name': 'Choose a product, or enter the name of what you have.' };
    return field('intent') === 'add' ? { ...same, wrong } : same;
  }
  if (before.length >= MOST_ITEMS) return { ...same, wrong: { 'add-name': FULL } };
  if (product !== '') {
    const bid = await bidOf(product);
    if (!bid) {
      return {
        ...same,
        wrong: { 'add-product': 'Our bid for it is not there now. Enter its name.' },
      };
    }
    const item = typedOf(itemOfProduct(bid));
    const isThere = before.some((each) => each.product === item.product);
    return { items: isThere ? before : [...before, item], added: true, wrong: {} };
  }
  const words = pieceWords(piece);
  const wrong = Object.fromEntries(
    Object.entries(words).map(([name, message]) => [`add-${name}`, message]),
  );
  if (Object.values(words).some(Boolean)) return { ...same, wrong };
  return { items: [...before, typedOf(itemOfPiece(piece, before))], added: true, wrong: {} };
}

async function bidOf(product: string): Promise<Bid | undefined> {
  const found = await createQueryClient()
    .query(bidsQuery())
    .catch(() => undefined);
  return found?.bids.find(({ productId }) => String(productId) === product);
}
