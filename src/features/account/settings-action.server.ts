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
import { failedAnswer, fieldsOf, problemsOf, type Answer } from '#commerce/form/answer.ts';
import { messages } from '#commerce/words/messages.ts';

import { changeAddresses } from './addresses/address-action.server.ts';
import { CONTACT_FIELDS, contactWords } from './contact-form.ts';
import { changeLikes } from './likes-action.server.ts';
import { photoWords } from './photo/photo-rules.ts';

/** Handles a form of the account settings for the signed-in customer. */
export async function changeSettings(data: FormData): Promise<Answer> {
  const form = fieldsOf(data)('form');
  try {
    const customer = await readCustomer();
    const deed = Object.hasOwn(DEEDS, form) ? DEEDS[form] : undefined;
    return await (deed ? deed(data, customer) : changeAddresses(data));
  } catch (error) {
    return failedAnswer(form, error);
  }
}

/** Also holds the removed or restored photo, with all data needed to restore it. */
export type PhotoAnswer = Answer & { photo?: string };

type Deed = (data: FormData, customer: Customer) => Promise<Answer | PhotoAnswer>;

const DEEDS: Record<string, Deed> = {
  contact,
  password,
  photo,
  likes: changeLikes,

  'no-photo': async (_, customer) => {
    await saveContact({ ...customer, photo: '' });
    const { photo } = customer;
    return { form: 'no-photo', says: 'Your photo is removed.', ...(photo && { photo }) };
  },

  'photo-back': async (data, customer) => {
    const photo = fieldsOf(data)('path');
    await saveContact({ ...customer, photo });
    return { form: 'photo-back', says: 'Your photo is back.', photo };
  },

  verification: async (_, customer) => {
    await sendVerification(customer);
    return { form: 'verification', says: `A link is on its way to ${customer.email}.` };
  },

  split: async (_, { splitOrders }) => {
    await allowSplit(!splitOrders);
    const says = splitOrders ? 'Orders now ship in one piece.' : 'Orders may now be split.';
    return { form: 'split', says };
  },

  merge: async (_, { mergeOrders }) => {
    await allowMerge(!mergeOrders);
    const says = mergeOrders ? 'Each order now ships by itself.' : 'Orders may now be combined.';
    return { form: 'merge', says };
  },

  newsletter: async (_, customer) => {
    await (customer.getsNewsletter ? unsubscribe(customer) : resubscribe(customer));
    const says = customer.getsNewsletter
      ? 'You get no more newsletters.'
      : `The newsletter goes to ${customer.email}.`;
    return { form: 'newsletter', says };
  },
};

async function contact(data: FormData, customer: Customer): Promise<Answer> {
  const form = 'contact';
  const field = fieldsOf(data);
  const values = Object.fromEntries(CONTACT_FIELDS.map((name) => [name, field(name)]));
  const problems = problemsOf(form, contactWords(field));
  if (problems.length > 0) return { form, problems, values };
  const email = field('email').trim();
  try {
    await saveContact({
      firstName: tidyName(field('firstName')),
      lastName: tidyName(field('lastName')),
      email,
      mobile: phoneDigits(field('mobile')),
    });
  } catch (error) {
    return { ...failedAnswer(form, error, { emailId: { status: 409, name: 'email' } }), values };
  }
  const isNew = email.toLowerCase() !== customer.email.toLowerCase();
  const ending = isNew ? ' Your new email address has to be verified.' : '';
  return { form, says: `Your contact details are saved.${ending}` };
}

async function password(data: FormData, customer: Customer): Promise<Answer> {
  const form = 'password';
  const field = fieldsOf(data);
  const [now, next] = [field('now'), field('next')];
  const problems = problemsOf(form, {
    now: now ? undefined : 'Enter your present password.',
    next: passwordWords(next) ?? (next === now ? 'Choose a password that is new.' : undefined),
  });
  if (problems.length > 0) return { form, problems };
  try {
    await changePassword(customer, now, next);
  } catch (error) {
    const failed = failedAnswer(form, error, { oldPassword: 'This is not your present password.' });
    // The API's field names differ from the form's.
    const mended = failed.problems?.map(({ message }) => ({ field: 'password-now', message }));
    return mended ? { ...failed, problems: mended } : failed;
  }
  return { form, says: 'Your password is changed.' };
}

/** With JavaScript the file is already uploaded, and `path` is its location. */
async function photo(data: FormData, customer: Customer): Promise<Answer> {
  const form = 'photo';
  const file = data.get('file');
  let path = fieldsOf(data)('path');
  try {
    if (!path) {
      const chosen = file instanceof File ? file : undefined;
      const words = photoWords(chosen);
      if (words || !chosen) return { form, problems: problemsOf(form, { file: words }) };
      path = await uploadPhoto(customer, chosen);
    }
    await saveContact({ ...customer, photo: path });
    return { form, says: 'Your photo is saved.' };
  } catch (error) {
    const failed = failedAnswer(form, error);
    return failed.expired ? failed : { form, failed: messages.uploadFailed };
  }
}
