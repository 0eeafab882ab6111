import {
  allowMerge,
  allowSplit,
  changePassword,
  readCustomer,
  resubscribe,
  saveContact,
  sendVerification,
  unsubscribe,
  uploadPhoto,
} from '#api/account/account-calls.server.ts';
import type { Customer } from '#api/session/session.ts';
import { tidyName } from '#commerce/fields/name.ts';
import { passwordWords } from '#commerce/fields/field-words.ts';
import { phoneDigits } from '#commerce/fields/phone.ts';
import {
  answered,
  failedAnswer,
  fieldsOf,
  valuesOf,
  type Answer,
  type Asked,
  CAN_PUT_BACK,
} from '#commerce/form/answer.ts';
import { messages } from '#commerce/words/messages.ts';

import { changeAddresses } from './addresses/address-action.server.ts';
import { CONTACT_FIELDS, contactWords } from './contact-form.ts';
import { changeLikes } from './likes-action.server.ts';
import { photoWords } from './photo-rules.ts';

/** Also holds the removed or restored photo, with all data needed to restore it. */
export type PhotoSaved = { photo?: string };

/** Handles a form of the account settings for the signed-in customer. */
export async function changeSettings(data: FormData): Promise<Answer<PhotoSaved>> {
  const form = fieldsOf(data)('form');
  const deed = Object.hasOwn(DEEDS, form) ? DEEDS[form] : undefined;
  try {
    const customer = await readCustomer();
    if (!deed) return await changeAddresses(data);
    return { kind: 'saved', form, ...(await deed(data, customer)) };
  } catch (error) {
    return failedAnswer({ form, noun: deed ? 'account' : 'address' }, error);
  }
}

type Deed = (
  data: FormData,
  customer: Customer,
) => Promise<Answer | (PhotoSaved & { says: string })>;

const DEEDS: Record<string, Deed> = {
  contact,
  password,
  photo,
  likes: changeLikes,

  'no-photo': async (_, customer) => {
    await saveContact({ ...customer, photo: '' });
    const { photo } = customer;
    const says = 'Your photo is removed.';
    return photo ? { says: `${says} ${CAN_PUT_BACK}`, photo } : { says };
  },

  'photo-back': async (data, customer) => {
    const photo = fieldsOf(data)('path');
    await saveContact({ ...customer, photo });
    return { says: 'Your photo is back.', photo };
  },

  verification: async (_, customer) => {
    await sendVerification(customer);
    return { says: `A link is on its way to ${customer.email}.` };
  },

  split: async (_, { splitOrders }) => {
    await allowSplit(!splitOrders);
    return { says: splitOrders ? 'Orders now ship in one piece.' : 'Orders may now be split.' };
  },

  merge: async (_, { mergeOrders }) => {
    await allowMerge(!mergeOrders);
    return {
      says: mergeOrders ? 'Each order now ships by itself.' : 'Orders may now be combined.',
    };
  },

  newsletter: async (_, customer) => {
    await (customer.getsNewsletter ? unsubscribe(customer) : resubscribe(customer));
    const says = customer.getsNewsletter
      ? 'You get no more newsletters.'
      : `The newsletter goes to ${customer.email}.`;
    return { says };
  },
};

function contact(data: FormData, customer: Customer): Promise<Answer> {
  const field = fieldsOf(data);
  const asked: Asked = {
    form: 'contact',
    noun: 'account',
    values: valuesOf(field, CONTACT_FIELDS),
    wrong: contactWords(field),
    blame: ({ status, says }) => ({ email: status === 409 ? says : undefined }),
  };
  return answered(asked, async () => {
    const email = field('email').trim();
    await saveContact({
      firstName: tidyName(field('firstName')),
      lastName: tidyName(field('lastName')),
      email,
      mobile: phoneDigits(field('mobile')),
    });
    const isNew = email.toLowerCase() !== customer.email.toLowerCase();
    const ending = isNew ? ' Your new email address has to be verified.' : '';
    return { says: `Your contact details are saved.${ending}` };
  });
}

function password(data: FormData, customer: Customer): Promise<Answer> {
  const field = fieldsOf(data);
  const [now, next] = [field('now'), field('next')];
  const asked: Asked = {
    form: 'password',
    noun: 'account',
    wrong: {
      now: now ? undefined : 'Enter your present password.',
      next: passwordWords(next) ?? (next === now ? 'Choose a password that is new.' : undefined),
    },
    blame: ({ fields }) =>
      fields.some((refused) => refused.field === 'oldPassword')
        ? { now: 'This is not your present password.' }
        : {},
  };
  return answered(asked, async () => {
    await changePassword(customer, now, next);
    return { says: 'Your password is changed.' };
  });
}

/** With JavaScript the file is already uploaded, and `path` is its location. */
async function photo(data: FormData, customer: Customer): Promise<Answer> {
  const file = data.get('file');
  const chosen = file instanceof File ? file : undefined;
  const sent = fieldsOf(data)('path');
  const wrong = { file: sent ? undefined : photoWords(chosen) };
  const answer = await answered({ form: 'photo', noun: 'photo', wrong }, async () => {
    const path = chosen && !sent ? await uploadPhoto(customer, chosen, 'customerprofile') : sent;
    await saveContact({ ...customer, photo: path });
    return { says: 'Your photo is saved.' };
  });
  // §8 has one message for every failure.
  const isFailure = answer.kind !== 'saved' && !wrong.file;
  return isFailure ? { ...answer, says: messages.uploadFailed } : answer;
}
