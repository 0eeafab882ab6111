import { redirect, redirectDocument } from 'react-router';

import { answerForm } from '#commerce/form/read-form.ts';
import { orUnsent } from '#commerce/form/unsent.ts';
import { privateHead } from '#commerce/page/head.ts';
import { noteArrival, SIGNED_UP } from '#commerce/session/arrival.ts';
import { welcomeBack } from '#commerce/session/logged-out.ts';
import { safeReturn } from '#commerce/session/return-to.ts';
import { sessionChanged } from '#commerce/session/signed-in.ts';
import { emailOfPlaced } from '#features/checkout/placed/placed.server.ts';
import { signUpByForm } from '#features/account/session/sign-up-action.server.ts';
import { SignUpPage } from '#features/account/session/sign-up-page.tsx';
import { isSignedIn } from '#lib/signed-in.ts';

import type { Route } from './+types/signup.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export { onNewAddress as shouldRevalidate } from '#commerce/form/unsent.ts';
export const meta: Route.MetaFunction = (args) => privateHead(args, 'Create an account');

export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const back = safeReturn(query.get('returnTo'));
  if (isSignedIn(request.headers.get('cookie'))) throw redirect(back);
  // After an order, fills in the email address, which must not be in a URL.
  const email = query.get('for') === 'order' ? await emailOfPlaced(request) : undefined;
  return { back, email };
}

/** A full page load follows, so that no guest data stays in memory. */
export async function action({ request }: Route.ActionArgs) {
  const url = new URL(request.url);
  const visit = { cookies: request.headers.get('cookie') };
  return answerForm(request, async (form) => {
    const answer = await signUpByForm(form, visit);
    if (answer.kind !== 'saved') return answer;
    const headers = answer.setCookies.map((cookie): [string, string] => ['set-cookie', cookie]);
    throw redirectDocument(safeReturn(url.searchParams.get('returnTo')), { status: 303, headers });
  });
}

/** The same, and notifies the other tabs. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await orUnsent(serverAction);
  } catch (error) {
    // A redirect means that the account exists.
    if (error instanceof Response) {
      welcomeBack();
      noteArrival(SIGNED_UP);
    }
    throw error;
  } finally {
    sessionChanged();
  }
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  return <SignUpPage {...loaderData} answer={actionData} />;
}
