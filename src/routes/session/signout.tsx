import { Form, redirectDocument } from 'react-router';

import { signOut } from '#api/session/credentials.server.ts';
import { couponCookie } from '#commerce/cart/keep/coupon-code.ts';
import { guestCartCookie } from '#commerce/cart/keep/guest-cookie.ts';
import { changeGuestItems } from '#commerce/cart/keep/guest-store.ts';
import { privatePage } from '#commerce/page/caching.ts';
import { pageTitle } from '#commerce/page/titles.ts';
import { sessionChanged } from '#commerce/session/signed-in.ts';
import { resetCheckout } from '#features/checkout/checkout-cookie.ts';
import { forgetVisitor } from '#features/session/forget-visitor.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import type { Route } from './+types/signout.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const headers = privatePage;
export const meta: Route.MetaFunction = () => [{ title: pageTitle('Sign out') }];

/**
 * §4 Ends the session, empties the cart and the checkout that this browser keeps, with the coupon,
 * and goes to the sign-in page. A whole new page follows, so that nothing of the customer is left
 * in memory.
 */
export async function action({ request }: Route.ActionArgs) {
  // Signing out of a session that is over already is no failure: the gateway drops its cookie.
  await signOut().catch(() => undefined);
  const secure = new URL(request.url).protocol === 'https:';
  const headers = new Headers();
  const cookies = [guestCartCookie([], secure), couponCookie('', secure), ...resetCheckout(secure)];
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return redirectDocument('/signin?signedOut=1', { status: 303, headers });
}

/** The same, with all that only the browser can reach; the other tabs follow. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  forgetVisitor();
  changeGuestItems(() => []);
  try {
    return await serverAction();
  } finally {
    sessionChanged();
  }
}

/** For whoever comes by a link: signing out takes a press, since a link can be followed unasked. */
export default function SignOut() {
  return (
    <div className="page-width">
      <PageHeading lead="Your account keeps its cart.">Sign out</PageHeading>
      <Form method="post">
        <Button type="submit" tone="main">
          Sign out
        </Button>
      </Form>
    </div>
  );
}
