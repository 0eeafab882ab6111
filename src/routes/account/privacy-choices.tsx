import { data, redirect } from 'react-router';

import { readForm } from '#commerce/form/read-form.ts';
import { choiceCookie, choiceIn, requestDeclines } from '#commerce/visits/consent.ts';
import { pageHead } from '#commerce/page/head.ts';
import { guestIdCookie } from '#features/account/privacy/guest-id.ts';
import { PrivacyPage, type PrivacyVisit } from '#features/account/privacy/privacy-page.tsx';

import type { Route } from './+types/privacy-choices.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';

export function loader({ request }: Route.LoaderArgs): PrivacyVisit {
  return {
    choice: choiceIn(request.headers.get('cookie')),
    declinedByBrowser: requestDeclines(request.headers),
    isSaved: new URL(request.url).searchParams.has('saved'),
  };
}

/** Handles the form of this page and of every footer, with and without JavaScript. */
export async function action({ request }: Route.ActionArgs) {
  const choice = (await readForm(request)).get('choice');
  if (choice !== 'allow' && choice !== 'decline') throw data(null, { status: 400 });
  const headers = new Headers({ 'set-cookie': choiceCookie(choice) });
  if (choice === 'decline') headers.append('set-cookie', guestIdCookie(''));
  throw redirect('/privacy-choices?saved', { status: 303, headers });
}

export function meta(args: Route.MetaArgs) {
  const description =
    'You choose whether the store counts the pages you look at. It works the same either way.';
  return pageHead(args, 'Privacy choices', import.meta.env.SSR && { description });
}

export default function PrivacyChoices({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage visit={loaderData} />;
}
