import { sendVerification } from '#api/account/account-calls.server.ts';
import { signUp } from '#api/session/credentials.server.ts';
import { emailWords, nameWords, passwordWords, phoneWords } from '#commerce/fields/field-words.ts';
import { tidyName } from '#commerce/fields/name.ts';
import { phoneDigits } from '#commerce/fields/phone.ts';
import { answered, fieldsOf, valuesOf, type Answer } from '#commerce/form/answer.ts';

import { bringAlong, type Brought, type Visit } from './bring-along.ts';

/** §5 Creates an account by a form, and merges the guest's data. */
export function signUpByForm(data: FormData, visit: Visit): Promise<Answer<Brought>> {
  const field = fieldsOf(data);
  const password = field('password');
  const values = valuesOf(field, ['firstName', 'lastName', 'email', 'mobile']);
  const wrong = {
    firstName: nameWords(values.firstName, 'first name'),
    lastName: nameWords(values.lastName, 'last name'),
    email: emailWords(values.email),
    mobile: phoneWords(values.mobile),
    password: passwordWords(password),
  };
  return answered({ form: '', noun: 'account', values, wrong }, async () => {
    const email = values.email.trim();
    await signUp({
      firstName: tidyName(values.firstName),
      lastName: tidyName(values.lastName),
      email,
      mobile: phoneDigits(values.mobile),
      password,
    });
    // The account exists without it, and its settings send the link again.
    await sendVerification({ email }).catch(() => undefined);
    return bringAlong(visit);
  });
}
