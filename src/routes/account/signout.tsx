import { Form, redirectDocument } from 'react-router';

import { signOut } from '#api/session/credentials.server.ts';
import { couponCookie } from '#commerce/cart/keep/coupon-code.ts';
import { guestCartCookie } from '#commerce/cart/keep/guest-cookie.ts';
import { changeGuestItems } from '#commerce/cart/keep/guest-store.ts';
import { privateHead } from '#commerce/page/head.ts';
import { noteArrival, SIGNED_OUT } from '#commerce/session/arrival.ts';
import { sessionChanged } from '#commerce/session/signed-in.ts';
import { resetCheckout } from '#features/checkout/checkout-cookie.ts';
import { forgetVisitor } from '#features/account/session/forget-visitor.ts';
import { tellTabs } from '#lib/tabs.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import type { Route } from './+types/signout.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const meta: Route.MetaFunction = (args) => privateHead(args, 'Sign out');

/**
 * §4 Ends the session, deletes the cart, the checkout and the coupon in this browser, and goes to
 * the sign-in page. A full page load follows, so that no customer data stays in memory.
 */
export async function action() {
  // An expired session is not an error here: the gateway deletes its cookie.
  await signOut().catch(() => undefined);
  const headers = new Headers();
  const cookies = [guestCartCookie([]), couponCookie(''), ...resetCheckout()];
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return redirectDocument('/signin?signedOut=1', { status: 303, headers });
}

/** The same, and deletes data that only the browser can reach; the other tabs follow. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  forgetVisitor();
  changeGuestItems(() => []);
  try {
    return await serverAction();
  } catch (error) {
    // A redirect means that the session is over. This page stays as it is until the next is there:
    // the pressed button would disappear, and screen readers would read this page once more.
    if (error instanceof Response) {
      noteArrival(SIGNED_OUT);
      tellTabs();
    } else sessionChanged();
    throw error;
  }
}

/**
 * For shoppers who open a link: signing out needs a button, because a prefetch or another site can
 * open a link.
 */
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
