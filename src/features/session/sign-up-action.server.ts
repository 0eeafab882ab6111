import { sendVerification } from '#api/account/account-calls.server.ts';
import { signUp } from '#api/session/credentials.server.ts';
import { emailWords, nameWords, passwordWords, phoneWords } from '#commerce/fields/field-words.ts';
import { tidyName } from '#commerce/fields/name.ts';
import { phoneDigits } from '#commerce/fields/phone.ts';
import { fieldsOf } from '#commerce/form/answer.ts';

import { bringAlong, type Visit } from './bring-along.ts';
import { refusalAt, refusedFields, type Refusal } from './refusal.ts';

/** The values of a refused form, without the password. */
export type SignUpValues = Record<'firstName' | 'lastName' | 'email' | 'mobile', string>;

type SignUpOutcome = { ok: true; setCookies: string[] } | (Refusal & { values: SignUpValues });

/** §5 Creates an account by a form, and merges the guest's data. */
export async function signUpByForm(data: FormData, visit: Visit): Promise<SignUpOutcome> {
  const field = fieldsOf(data);
  const password = field('password');
  const values = {
    firstName: field('firstName'),
    lastName: field('lastName'),
    email: field('email'),
    mobile: field('mobile'),
  };
  const refused = refusedFields({
    firstName: nameWords(values.firstName, 'first name'),
    lastName: nameWords(values.lastName, 'last name'),
    email: emailWords(values.email),
    mobile: phoneWords(values.mobile),
    password: passwordWords(password),
  });
  if (refused) return { ...refused, values };
  try {
    await signUp({
      firstName: tidyName(values.firstName),
      lastName: tidyName(values.lastName),
      email: values.email.trim(),
      mobile: phoneDigits(values.mobile),
      password,
    });
  } catch (error) {
    return { ...refusalAt('email', error), values };
  }
  // The account exists without it, and its settings send the link again.
  await sendVerification({ email: values.email.trim() }).catch(() => undefined);
  return { ok: true, setCookies: (await bringAlong(visit)).setCookies };
}
