import { createQueryClient } from '#api/cache/query-client.ts';
import { sendRequest, type Receipt } from '#api/sell/send-request.server.ts';
import { customerQuery } from '#api/session/session.ts';
import { tidyName } from '#commerce/fields/name.ts';
import { phoneDigits } from '#commerce/fields/phone.ts';
import { answeredOnce, isRepeated } from '#commerce/form/answer-once.server.ts';
import {
  answered,
  fieldsOf,
  valuesOf,
  type Answer,
  type Asked,
  type Fields,
} from '#commerce/form/answer.ts';
import { isSignedIn } from '#lib/signed-in.ts';

import { findExcess } from './excess.server.ts';
import { blamedItem, itemsByForm } from './items-by-form.server.ts';
import {
  CONTACT_FIELDS,
  contactWords,
  FORM,
  itemWords,
  saleItemOf,
  type TypedItem,
} from '../request-fields.ts';

/** A sent request has its receipt; a form that was only changed has none. */
export type Requested = { receipt?: Receipt };

/**
 * Sends a request, or changes the form of one without JavaScript: adds what is filled in for a new
 * item, removes one. Every answer keeps all values.
 */
export async function requestByForm(
  form: FormData,
  cookies: string | null,
): Promise<Answer<Requested>> {
  const field = fieldsOf(form);
  const { items, wrong, problems, says, ...changed } = await itemsByForm(form);
  const values = { ...changed.values, ...valuesOf(field, [...CONTACT_FIELDS, 'from']) };
  if (field('intent') === 'send') return sent({ items, field, values, wrong, cookies });
  if (problems.length > 0) return { kind: 'refused', form: FORM, problems, values, status: 400 };
  return { kind: 'saved', form: FORM, values, ...(says && { says }) };
}

type Sent = Pick<Asked, 'wrong' | 'values'> & {
  items: readonly TypedItem[];
  field: Fields;
  cookies: string | null;
};

async function sent({ items, field, values, wrong, cookies }: Sent): Promise<Answer<Requested>> {
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
      Object.fromEntries(
        fields.map(({ field: name, message }) =>
          BLAMED[name] ? [BLAMED[name], message] : blamedItem(name, message),
        ),
      ),
  };
  const isCustomer = isSignedIn(cookies);
  // A guest has no portfolio: the session has ended since.
  const isFromPortfolio = isCustomer && field('from') === 'portfolio';
  const checked = await answered(asked, async () => ({
    // A repeated press may find its own request.
    excess: isFromPortfolio && !isRepeated(field) ? await findExcess(items) : {},
  }));
  if (checked.kind !== 'saved') return checked;
  return answeredOnce({ ...asked, wrong: checked.excess }, field, values, async (key) => {
    const customer = isCustomer ? await createQueryClient().query(customerQuery()) : undefined;
    const receipt = await sendRequest(key, {
      ...(customer && { customerId: customer.id }),
      firstName: tidyName(contact.firstName),
      lastName: tidyName(contact.lastName),
      email: contact.email.trim(),
      mobile: phoneDigits(contact.mobile),
      items: items.map(saleItemOf),
      isFromPortfolio,
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
