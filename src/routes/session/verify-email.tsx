import { verifyEmail } from '#api/session/credentials.server.ts';
import { pageTitle } from '#commerce/page/titles.ts';
import { VerifiedPage } from '#features/session/recovery-pages.tsx';
import { problemOf } from '#lib/api-error.ts';

import type { Route } from './+types/verify-email.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const meta: Route.MetaFunction = () => [{ title: pageTitle('Email verification') }];

/** The URL contains the credential, so the referrer is only the origin, which form posts need. */
export function headers(): HeadersInit {
  return { 'Referrer-Policy': 'strict-origin' };
}

/** §7 A GET verifies: opening the link is enough. */
export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const [token, customerId] = [searchParams.get('token'), searchParams.get('customerId')];
  if (!token || !customerId) return { outcome: 'unknown' as const };
  try {
    await verifyEmail(token, customerId);
    return { outcome: 'verified' as const };
  } catch (error) {
    const { kind = 'failed' } = problemOf(error) ?? {};
    const isUnknown = kind === 'missing' || kind === 'refused';
    return { outcome: isUnknown ? ('unknown' as const) : ('failed' as const) };
  }
}

export default function VerifyEmail({ loaderData }: Route.ComponentProps) {
  return <VerifiedPage {...loaderData} />;
}
