import { data } from 'react-router';

import { sendResetLink } from '#api/session/credentials.server.ts';
import { emailWords } from '#commerce/fields/field-words.ts';
import { readForm } from '#commerce/form/read-form.ts';
import { orUnsent } from '#commerce/form/unsent.ts';
import { pageTitle } from '#commerce/page/titles.ts';
import { keptReturnCookie } from '#commerce/session/kept-return.ts';
import { safeReturn } from '#commerce/session/return-to.ts';
import { ForgotPage } from '#features/session/recovery-pages.tsx';
import { refusalAt, refusedFields } from '#features/session/refusal.ts';

import type { Route } from './+types/forgot-password.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export { onNewAddress as shouldRevalidate } from '#commerce/form/unsent.ts';
export const meta: Route.MetaFunction = () => [{ title: pageTitle('Forgot your password?') }];

export function loader({ request }: Route.LoaderArgs) {
  return { back: safeReturn(new URL(request.url).searchParams.get('returnTo')) };
}

/** The link in the email opens a new page, so a cookie keeps the return path. */
export async function action({ request }: Route.ActionArgs) {
  const { searchParams } = new URL(request.url);
  const email = String((await readForm(request)).get('email') ?? '');
  const refused = refusedFields({ email: emailWords(email) });
  if (refused) return data({ ...refused, email, sentTo: undefined }, { status: refused.status });
  try {
    await sendResetLink(email.trim());
  } catch (error) {
    const failed = refusalAt('email', error);
    return data({ ...failed, email, sentTo: undefined }, { status: failed.status });
  }
  const cookie = keptReturnCookie(searchParams.get('returnTo'));
  const headers = { 'set-cookie': cookie };
  return data({ email, sentTo: email.trim(), problems: undefined }, { headers });
}

/** The same, and shows a message if the store cannot be reached. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnsent(serverAction, (message) => ({
    email: undefined,
    sentTo: undefined,
    problems: [{ field: 'email', message }],
  }));
}

export default function Forgot({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgotPage {...loaderData} asked={actionData} />;
}
