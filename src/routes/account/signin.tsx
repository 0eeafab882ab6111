import { redirect, redirectDocument } from 'react-router';

import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orUnsent } from '#commerce/form/unsent.ts';
import { privateHead } from '#commerce/page/head.ts';
import { noteArrival, SIGNED_IN } from '#commerce/session/arrival.ts';
import { welcomeBack } from '#commerce/session/logged-out.ts';
import { safeReturn } from '#commerce/session/return-to.ts';
import { sessionChanged } from '#commerce/session/signed-in.ts';
import { newsQuery } from '#features/cart/actions/cart-news.ts';
import { signInByForm } from '#features/account/session/sign-in-action.ts';
import { SignInPage, type SignInReason } from '#features/account/session/sign-in-page.tsx';
import { isSignedIn } from '#lib/signed-in.ts';

import type { Route } from './+types/signin.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export { onNewAddress as shouldRevalidate } from '#commerce/form/unsent.ts';
export const meta: Route.MetaFunction = (args) => privateHead(args, 'Sign in');

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const back = safeReturn(query.get('returnTo'));
  if (isSignedIn(request.headers.get('cookie'))) {
    // Without JavaScript every header is a guest's, so its sign-in link is the way to the account
    // and to sign-out.
    throw redirect(query.has('returnTo') ? back : '/myaccounts');
  }
  return { reason: reasonOf(query), back };
}

function reasonOf(query: URLSearchParams): SignInReason {
  if (query.has('expired')) return 'expired';
  if (query.has('watch')) return 'watch';
  if (query.has('reset')) return 'reset';
  return query.has('signedOut') ? 'signedOut' : undefined;
}

/** A full page load follows, so that no guest data stays in memory. */
export async function action({ request }: Route.ActionArgs) {
  const url = new URL(request.url);
  const visit = { cookies: request.headers.get('cookie') };
  return answerForm(request, async (form) => {
    const answer = await signInByForm(form, visit);
    if (answer.kind !== 'saved') return answer;
    const back = safeReturn(url.searchParams.get('returnTo'));
    const headers = answer.setCookies.map((cookie): [string, string] => ['set-cookie', cookie]);
    const isTold = answer.isCartChanged && back === CART_PATH;
    const to = isTold ? `${CART_PATH}?${newsQuery({ did: 'again' })}` : back;
    throw redirectDocument(to, { status: 303, headers });
  });
}

/** The same, and notifies the other tabs. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await orUnsent(serverAction);
  } catch (error) {
    // A redirect means that the customer is signed in.
    if (error instanceof Response) {
      welcomeBack();
      noteArrival(SIGNED_IN);
    }
    throw error;
  } finally {
    sessionChanged();
  }
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInPage {...loaderData} answer={actionData} />;
}
