import { data, redirect } from 'react-router';

import { resetPassword } from '#api/session/credentials.server.ts';
import { passwordWords } from '#commerce/fields/field-words.ts';
import { answered, fieldsOf, statusOf } from '#commerce/form/answer.ts';
import { readForm } from '#commerce/form/read-form.ts';
import { orUnsent } from '#commerce/form/unsent.ts';
import { privateHead } from '#commerce/page/head.ts';
import { keptReturn } from '#features/account/session/kept-return.ts';
import { withReturn } from '#commerce/session/return-to.ts';
import { ResetPage } from '#features/account/session/recovery-pages.tsx';

import type { Route } from './+types/reset-password.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export { onNewAddress as shouldRevalidate } from '#commerce/form/unsent.ts';
export const meta: Route.MetaFunction = (args) => privateHead(args, 'Choose a new password');

/** The URL contains the credential, so the referrer is only the origin, which form posts need. */
export function headers(): HeadersInit {
  return { 'Referrer-Policy': 'strict-origin' };
}

export function loader({ request }: Route.LoaderArgs) {
  return { isOver: !tokenOf(request) };
}

export async function action({ request }: Route.ActionArgs) {
  const password = fieldsOf(await readForm(request))('password');
  const wrong = { password: passwordWords(password) };
  const answer = await answered({ form: '', noun: 'link', wrong }, async () => {
    await resetPassword(tokenOf(request), password);
    return {};
  });
  if (answer.kind !== 'saved') return data(answer, { status: statusOf(answer) });
  const back = keptReturn(request.headers.get('cookie'));
  return redirect(withReturn('/signin?reset=1', back), 303);
}

/** The same, and shows a message if the store cannot be reached. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnsent(serverAction);
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetPage isOver={loaderData.isOver} answer={actionData} />;
}
