import { data } from 'react-router';

import { verifyEmail } from '#api/session/credentials.server.ts';
import { answered, statusOf } from '#commerce/form/answer.ts';
import { orUnsent } from '#commerce/form/unsent.ts';
import { privateHead } from '#commerce/page/head.ts';
import { VerifyPage } from '#features/account/session/verify-page.tsx';
import { ApiFailure } from '#lib/api-error.ts';

import type { Route } from './+types/verify-email.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export { onNewAddress as shouldRevalidate } from '#commerce/form/unsent.ts';
export const meta: Route.MetaFunction = (args) => privateHead(args, 'Email verification');

/** The URL contains the credential, so the referrer is only the origin, which form posts need. */
export function headers(): HeadersInit {
  return { 'Referrer-Policy': 'strict-origin' };
}

export function loader({ request }: Route.LoaderArgs) {
  return { isWhole: linkOf(request) !== undefined };
}

/**
 * §7 Verifies with the link of the page. Opening the link does not, because mail programs and other
 * sites open links too.
 */
export async function action({ request }: Route.ActionArgs) {
  const link = linkOf(request);
  const asked = { form: '', noun: 'link' };
  const answer = await answered(asked, async () => {
    if (!link) throw new ApiFailure({ kind: 'missing' });
    await verifyEmail(link.token, link.customerId);
    return {};
  });
  // To the shopper, a link that is not valid is like one that is not known.
  const shown =
    answer.kind === 'refused' ? { ...answer, ...asked, kind: 'missing' as const } : answer;
  return data(shown, { status: statusOf(shown) });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnsent(serverAction);
}

function linkOf({ url }: Request) {
  const { searchParams } = new URL(url);
  const [token, customerId] = [searchParams.get('token'), searchParams.get('customerId')];
  return token && customerId ? { token, customerId } : undefined;
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifyPage isWhole={loaderData.isWhole} answer={actionData} />;
}
