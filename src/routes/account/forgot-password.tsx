import { sendResetLink } from '#api/session/credentials.server.ts';
import { emailWords } from '#commerce/fields/field-words.ts';
import { answered, fieldsOf } from '#commerce/form/answer.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orUnsent } from '#commerce/form/unsent.ts';
import { privateHead } from '#commerce/page/head.ts';
import { keptReturnCookie } from '#features/account/session/kept-return.ts';
import { safeReturn } from '#commerce/session/return-to.ts';
import { ForgotPage } from '#features/account/session/recovery-pages.tsx';

import type { Route } from './+types/forgot-password.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export { onNewAddress as shouldRevalidate } from '#commerce/form/unsent.ts';
export const meta: Route.MetaFunction = (args) => privateHead(args, 'Forgot your password?');

export function loader({ request }: Route.LoaderArgs) {
  return { back: safeReturn(new URL(request.url).searchParams.get('returnTo')) };
}

/** The link in the email opens a new page, so a cookie keeps the return path. */
export function action({ request }: Route.ActionArgs) {
  const { searchParams } = new URL(request.url);
  const cookie = keptReturnCookie(searchParams.get('returnTo'));
  return answerForm(request, answerTo, { 'set-cookie': cookie });
}

function answerTo(form: FormData) {
  const values = { email: fieldsOf(form)('email') };
  const wrong = { email: emailWords(values.email) };
  return answered({ form: '', noun: 'account', values, wrong }, async () => {
    const email = values.email.trim();
    await sendResetLink(email);
    const says = `If ${email} has an account, a link to reset the password is on its way.`;
    return { says, values };
  });
}

/** The same, and shows a message if the store cannot be reached. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnsent(serverAction);
}

export default function Forgot({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgotPage {...loaderData} answer={actionData} />;
}
