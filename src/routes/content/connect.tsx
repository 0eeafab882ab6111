import { data, redirect } from 'react-router';

import { privatePage } from '#commerce/page/caching.ts';
import { pageTitle } from '#commerce/page/titles.ts';
import { isSignedIn } from '#commerce/session/signed-in.ts';
import { connectByForm } from '#features/connect/connect-by-form.server.ts';
import { ConnectPage, type ConnectVisit } from '#features/connect/connect-page.tsx';
import { newsletterConnected } from '#features/connect/connect-words.ts';
import { captchaSiteKey } from '#features/connect/site-key.server.ts';

import type { Route } from './+types/connect.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const headers = privatePage;
export const meta: Route.MetaFunction = () => [{ title: pageTitle('Newsletter') }];

export function loader({ request }: Route.LoaderArgs) {
  const isDone = new URL(request.url).searchParams.has('connected');
  return { siteKey: captchaSiteKey(), ...(isDone ? { says: newsletterConnected } : {}) };
}

/** A subscription ends at an address of its own, so that a reload does not send it again. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await connectByForm(form, isSignedIn(request.headers.get('cookie')));
  if (answer.says === newsletterConnected) throw redirect('/connect?connected', 303);
  const email = String(form.get('email') ?? '');
  const visit: ConnectVisit = { ...answer, email };
  return data(visit, { status: answer.problems.length > 0 ? 400 : 200 });
}

export default function Connect({ loaderData, actionData }: Route.ComponentProps) {
  const { siteKey, says } = loaderData;
  return <ConnectPage siteKey={siteKey} visit={actionData ?? (says ? { says } : {})} />;
}
