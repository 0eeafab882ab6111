import { data, redirect } from 'react-router';

import { prefetch, preload } from '#api/cache/preload.ts';
import { publicOffersQuery } from '#api/cart/coupon-offers.ts';
import { codeTyped, couponCookie } from '#commerce/cart/keep/coupon-code.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { fieldsOf, statusOf } from '#commerce/form/answer.ts';
import { readForm } from '#commerce/form/read-form.ts';
import { signInHref } from '#commerce/session/return-to.ts';
import { pageHead } from '#commerce/page/head.ts';
import { CouponsPage } from '#features/cart/coupons/coupons-page.tsx';
import { putOnCartByForm } from '#features/cart/coupons/put-on-cart.server.ts';
import { newsQuery } from '#features/cart/actions/cart-news.ts';
import { publicPage } from '#gateway/calls.server.ts';
import { isSignedIn } from '#lib/signed-in.ts';

import type { Route } from './+types/coupons.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage()];

export function loader() {
  return preload(publicOffersQuery());
}

export function clientLoader() {
  return prefetch(publicOffersQuery());
}

/**
 * "Use it now" without JavaScript: leads to the cart, with the coupon on it. A guest signs in first;
 * the coupon waits for the cart that comes along.
 */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const signedIn = isSignedIn(request.headers.get('cookie'));
  const code = codeTyped(fieldsOf(form)('coupon'));
  if (!signedIn && code) return led(signInHref(CART_PATH), code);
  const answer = await putOnCartByForm(form);
  if (answer.kind === 'saved') return led(`${CART_PATH}?${newsQuery({ did: 'coupon' })}`, code);
  if (answer.kind === 'expired') return led(signInHref(CART_PATH, { expired: true }), code);
  return data(answer, { status: statusOf(answer) });
}

function led(to: string, code: string): Response {
  return redirect(to, { status: 303, headers: { 'set-cookie': couponCookie(code) } });
}

export function meta(args: Route.MetaArgs) {
  const description =
    'Coupons for your order: what each takes off, what qualifies, the minimum, and until when.';
  const crumbs = { trail: [], here: 'Coupons' };
  return pageHead(args, crumbs.here, import.meta.env.SSR && { description, crumbs });
}

export default function Coupons({ actionData }: Route.ComponentProps) {
  return <CouponsPage answer={actionData} />;
}
