import { data } from 'react-router';

import { preloadSoftly } from '#api/cache/preload.ts';
import { bidsQuery } from '#api/sell/bids.ts';
import { alsoWhenOvertaken } from '#commerce/form/load-anew.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { privateHead } from '#commerce/page/head.ts';
import { ByLinkScreen } from '#features/sell/by-link/by-link-screen.tsx';
import { answerByLink, requestOfLink } from '#features/sell/by-link/by-link.server.ts';

import type { Route } from './+types/by-link.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const shouldRevalidate = alsoWhenOvertaken;

/** The URL contains the credential, so the referrer is only the origin, which form posts need. */
export function headers(): HeadersInit {
  return { 'Referrer-Policy': 'strict-origin' };
}

export async function loader({ request }: Route.LoaderArgs) {
  const found = await requestOfLink(tokenIn(request));
  // Pictures and the bids of now, to compare; the page is whole without them.
  const bids = await preloadSoftly(bidsQuery());
  return data({ ...bids, request: found }, { status: found ? 200 : 404 });
}

export function action({ request }: Route.ActionArgs) {
  return answerForm(request, (form) => answerByLink(form, tokenIn(request)));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailed(serverAction);
}

function tokenIn({ url }: Request): string | undefined {
  return new URL(url).searchParams.get('token') ?? undefined;
}

export function meta(args: Route.MetaArgs) {
  const request = args.loaderData?.request;
  return privateHead(args, request ? `Request ${request.reference}` : 'Your request');
}

export default function ByLink({ loaderData }: Route.ComponentProps) {
  return <ByLinkScreen request={loaderData.request} />;
}
