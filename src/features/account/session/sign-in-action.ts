import { signIn } from '#api/session/credentials.server.ts';
import { judgeEmail } from '#commerce/fields/email.ts';
import { answered, fieldsOf, type Answer, type Asked } from '#commerce/form/answer.ts';
import { ApiFailure, isExpired } from '#lib/api-error.ts';

import { bringAlong, type Brought, type Visit } from './bring-along.ts';

/**
 * Signs in by a form and merges the guest's cart. The gateway sets the session cookie; this
 * function only empties the guest's cart cookie after a successful merge.
 */
export function signInByForm(form: FormData, visit: Visit): Promise<Answer<Brought>> {
  const field = fieldsOf(form);
  const email = field('email').trim();
  const password = field('password');
  const asked: Asked = {
    form: '',
    noun: 'account',
    values: { email },
    wrong: {
      email: emailWords(email),
      password: password ? undefined : 'Enter your password.',
    },
    blame: ({ status, says }) => ({ password: status === 401 ? says : undefined }),
  };
  return answered(asked, async () => {
    await signIn(email, password).catch(refusePair);
    return bringAlong(visit);
  });
}

function emailWords(email: string): string | undefined {
  if (judgeEmail(email) === 'fine') return undefined;
  return email
    ? 'Enter an email address like name@example.com.'
    : 'Enter the email address of your account.';
}

/** The answer must not reveal whether the email or the password was wrong. */
function refusePair(error: unknown): never {
  if (!isExpired(error)) throw error;
  const says = 'This email and password do not belong together. Check both and try again.';
  throw new ApiFailure({ kind: 'refused', status: 401, says, fields: [] });
}
