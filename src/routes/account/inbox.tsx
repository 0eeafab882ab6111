import { data, redirect, useSearchParams } from 'react-router';

import { createQueryClient, ensure } from '#api/cache/query-client.ts';
import { inboxQuery } from '#api/notifications/notifications.ts';
import { customerQuery } from '#api/session/session.ts';
import { statusOf, wordsOf } from '#commerce/form/answer.ts';
import { readForm } from '#commerce/form/read-form.ts';
import { signInHref } from '#commerce/session/return-to.ts';
import { toSignInAgain } from '#commerce/session/sign-in-again.ts';
import { signedInNow } from '#commerce/session/signed-in.ts';
import { privateHead } from '#commerce/page/head.ts';
import { changeByForm } from '#features/account/notifications/inbox/inbox-by-form.server.ts';
import {
  hrefOf,
  placeOf,
  shownAt,
  titleOf,
  type ShownMessages,
} from '#features/account/notifications/inbox/inbox-place.ts';
import { InboxScreen } from '#features/account/notifications/inbox/inbox-screen.tsx';
import { isExpired } from '#lib/api-error.ts';
import { isSignedIn } from '#lib/signed-in.ts';

import type { Route } from './+types/inbox.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';

type InboxData = { start?: ShownMessages; couldNotLoad?: boolean };

/**
 * Renders only the requested page of messages. The browser loads the other pages itself, so that
 * ten years of messages are not in the HTML.
 */
export async function loader({ request }: Route.LoaderArgs): Promise<InboxData> {
  const place = placeIn(request);
  if (!isSignedIn(request.headers.get('cookie'))) throw redirect(signInHref(hrefOf(place)));
  try {
    const client = createQueryClient();
    const { id } = await client.query(customerQuery());
    return { start: shownAt(await client.query(inboxQuery(id)), place) };
  } catch (error) {
    return couldNotLoad(error, hrefOf(place));
  }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<InboxData> {
  const href = hrefOf(placeIn(request));
  if (!signedInNow()) throw redirect(signInHref(href));
  try {
    const { id } = await ensure(customerQuery());
    await ensure(inboxQuery(id));
    return {};
  } catch (error) {
    return couldNotLoad(error, href);
  }
}

function placeIn({ url }: Request) {
  return placeOf(new URL(url).searchParams);
}

function couldNotLoad(error: unknown, href: string): InboxData {
  if (isExpired(error)) throw toSignInAgain(href);
  return { couldNotLoad: true };
}

/** Handles the list's form without JavaScript. */
export async function action({ request }: Route.ActionArgs) {
  const href = hrefOf(placeIn(request));
  const answer = await changeByForm(await readForm(request));
  if (answer.kind === 'expired') throw toSignInAgain(href, 303);
  if (answer.kind === 'saved') throw redirect(href, 303);
  return data({ problem: wordsOf(answer) }, { status: statusOf(answer) });
}

export function meta(args: Route.MetaArgs) {
  return privateHead(args, titleOf(placeOf(new URLSearchParams(args.location.search))));
}

export default function Inbox({ loaderData, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <InboxScreen
      place={placeOf(query)}
      start={loaderData.start}
      problem={actionData?.problem}
      couldNotLoad={loaderData.couldNotLoad ?? false}
    />
  );
}
