import { createQueryClient } from '#api/cache/query-client.ts';
import { bidsQuery, type Bid } from '#api/sell/bids.ts';
import { MOST_ITEMS } from '#api/sell/sale-item.ts';
import { sendRequest, type Receipt } from '#api/sell/send-request.server.ts';
import { customerQuery } from '#api/session/session.ts';
import { tidyName } from '#commerce/fields/name.ts';
import { phoneDigits } from '#commerce/fields/phone.ts';
import {
  answered,
  fieldsOf,
  problemsOf,
  valuesOf,
  type Answer,
  type Asked,
  type Fields,
} from '#commerce/form/answer.ts';
import { isSignedIn } from '#commerce/session/signed-in.ts';

import { itemOfProduct } from '../list/with-bid.ts';
import { FULL, itemOfPiece, pieceWords } from './new-item.ts';
import {
  CONTACT_FIELDS,
  contactWords,
  fieldsOfItems,
  FORM,
  itemWords,
  saleItemOf,
  typedItems,
  typedOf,
  type TypedItem,
} from './request-fields.ts';

/** A sent request has its receipt; a form that was only changed has none. */
export type Requested = { receipt?: Receipt };

const ADDED = ['product', 'name', 'metal', 'ounces'] as const;
const NOT_ADDED = { 'add-product': '', 'add-name': '', 'add-metal': '', 'add-ounces': '' };

/**
 * Sends a request, or changes the form of one without JavaScript: adds what is filled in for a new
 * item, removes one. Every answer keeps all values.
 */
export async function requestByForm(
  form: FormData,
  cookies: string | null,
): Promise<Answer<Requested>> {
  const field = fieldsOf(form);
  const intent = field('intent');
  const removed = /^remove-(\d+)$/.exec(intent)?.[1];
  const before = typedItems(field).filter((_, index) => String(index) !== removed);
  const { items, added, wrong } = await withAdded(before, field);
  const values = {
    ...fieldsOfItems(items),
    ...valuesOf(field, [...CONTACT_FIELDS, 'from']),
    ...(added ? NOT_ADDED : valuesOf(field, Object.keys(NOT_ADDED))),
  };
  if (intent === 'send') return sent({ items, field, values, wrong, cookies });
  const problems = intent === 'add' ? problemsOf(FORM, wrong) : [];
  if (problems.length > 0) return { kind: 'refused', form: FORM, problems, values, status: 400 };
  return { kind: 'saved', form: FORM, values };
}

type Sent = Pick<Asked, 'wrong' | 'values'> & {
  items: readonly TypedItem[];
  field: Fields;
  cookies: string | null;
};

function sent({ items, field, values, wrong, cookies }: Sent): Promise<Answer<Requested>> {
  const contact = valuesOf(field, CONTACT_FIELDS);
  const asked: Asked = {
    form: FORM,
    noun: 'request',
    ...(values && { values }),
    wrong: {
      ...(items.length === 0 && { 'add-name': 'Add what you would like to sell.' }),
      ...wrong,
      ...itemWords(items),
      ...contactWords(contact),
    },
    blame: ({ fields }) =>
      Object.fromEntries(fields.map(({ field: name, message }) => [BLAMED[name] ?? '', message])),
  };
  return answered(asked, async () => {
    const customer = isSignedIn(cookies)
      ? await createQueryClient().query(customerQuery())
      : undefined;
    const receipt = await sendRequest({
      ...(customer && { customerId: customer.id }),
      firstName: tidyName(contact.firstName),
      lastName: tidyName(contact.lastName),
      email: contact.email.trim(),
      mobile: phoneDigits(contact.mobile),
      items: items.map(saleItemOf),
      isFromPortfolio: field('from') === 'portfolio',
    });
    return { receipt };
  });
}

/** The fields of the form by the API's names. */
const BLAMED: Record<string, string> = {
  firstName: 'firstName',
  lastName: 'lastName',
  emailId: 'email',
  mobNo: 'mobile',
};

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
    const isThere = before.some(({ id }) => id === item.id);
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
