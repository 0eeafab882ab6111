import { data, redirect } from 'react-router';

import { resetPassword } from '#api/session/credentials.server.ts';
import { passwordWords } from '#commerce/fields/field-words.ts';
import { readForm } from '#commerce/form/read-form.ts';
import { orUnsent } from '#commerce/form/unsent.ts';
import { pageTitle } from '#commerce/page/titles.ts';
import { keptReturn } from '#commerce/session/kept-return.ts';
import { withReturn } from '#commerce/session/return-to.ts';
import { ResetPage } from '#features/session/recovery-pages.tsx';
import { refusalAt, refusedFields } from '#features/session/refusal.ts';
import { problemOf } from '#lib/api-error.ts';

import type { Route } from './+types/reset-password.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export { onNewAddress as shouldRevalidate } from '#commerce/form/unsent.ts';
export const meta: Route.MetaFunction = () => [{ title: pageTitle('Choose a new password') }];

/** The URL contains the credential, so the referrer is only the origin, which form posts need. */
export function headers(): HeadersInit {
  return { 'Referrer-Policy': 'strict-origin' };
}

export function loader({ request }: Route.LoaderArgs) {
  return { isOver: !tokenOf(request) };
}

export async function action({ request }: Route.ActionArgs) {
  const password = String((await readForm(request)).get('password') ?? '');
  const refused = refusedFields({ password: passwordWords(password) });
  if (refused) return data({ ...refused, isOver: false }, { status: refused.status });
  try {
    await resetPassword(tokenOf(request), password);
  } catch (error) {
    const isOver = problemOf(error)?.kind === 'missing';
    const failed = refusalAt('password', error);
    return data({ ...failed, isOver }, { status: isOver ? 404 : failed.status });
  }
  const back = keptReturn(request.headers.get('cookie'));
  return redirect(withReturn('/signin?reset=1', back), 303);
}

/** The same, and shows a message if the store cannot be reached. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnsent(serverAction, (message) => ({
    isOver: false,
    problems: [{ field: 'password', message }],
  }));
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const isOver = loaderData.isOver || actionData?.isOver === true;
  return <ResetPage isOver={isOver} problems={isOver ? undefined : actionData?.problems} />;
}
