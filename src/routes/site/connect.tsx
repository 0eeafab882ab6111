import { redirect } from 'react-router';

import { fieldsOf, type Answer } from '#commerce/form/answer.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { pageHead } from '#commerce/page/head.ts';
import { connectByForm } from '#features/site/newsletter/connect-by-form.server.ts';
import { ConnectPage } from '#features/site/newsletter/connect-page.tsx';
import { newsletterConnected } from '#features/site/newsletter/connect-words.ts';
import { CONNECT } from '#features/site/newsletter/labels.ts';
import { captchaSiteKey } from '#features/site/newsletter/site-key.server.ts';
import { isSignedIn } from '#lib/signed-in.ts';

import type { Route } from './+types/connect.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const isDone = new URL(request.url).searchParams.has('connected');
  return { siteKey: captchaSiteKey(), isDone };
}

/** Redirects after a subscription, so that a reload does not send the form again. */
export async function action({ request }: Route.ActionArgs) {
  return answerForm(request, async (form) => {
    const answer = await connectByForm(form, isSignedIn(request.headers.get('cookie')));
    if (answer.says === newsletterConnected) throw redirect('/connect?connected', 303);
    return { ...answer, values: { email: fieldsOf(form)('email') } };
  });
}

export function meta(args: Route.MetaArgs) {
  const description = 'News of coins and prices, by email.';
  return pageHead(args, 'Newsletter', import.meta.env.SSR && { description });
}

export default function Connect({ loaderData, actionData }: Route.ComponentProps) {
  const { siteKey, isDone } = loaderData;
  const done: Answer | undefined = isDone
    ? { kind: 'saved', form: CONNECT, says: newsletterConnected }
    : undefined;
  return <ConnectPage siteKey={siteKey} answer={actionData ?? done} />;
}
