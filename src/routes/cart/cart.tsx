import { data, redirect, useSearchParams } from 'react-router';

import { answerTo, joined, preload, preloadSoftly, type Preloaded } from '#api/cache/preload.ts';
import { onServer } from '#api/cart/cart-calls.server.ts';
import { removeFromCart } from '#api/cart/cart-verbs.ts';
import { customerCartQuery, pricesQuery } from '#api/cart/cart.ts';
import { myCouponsQuery, triedCouponQuery } from '#api/cart/coupons.ts';
import { priceRulesQuery } from '#api/cart/price-rules.ts';
import { couponOf } from '#commerce/cart/keep/coupon-code.ts';
import { guestCartOf } from '#commerce/cart/keep/guest-cookie.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { CartStartContext, NOBODYS_CART, type CartStart } from '#features/cart/read/cart-start.ts';
import { deleteOutOfStock } from '#features/cart/read/out-of-stock.ts';
import { statusOf, wordsOf } from '#commerce/form/answer.ts';
import { readForm } from '#commerce/form/read-form.ts';
import { privateHead } from '#commerce/page/head.ts';
import { payOf } from '#commerce/product/pay.ts';
import { safeReturn, signInHref } from '#commerce/session/return-to.ts';
import { toSignInAgain } from '#commerce/session/sign-in-again.ts';
import { changeByForm, type CartAnswer } from '#features/cart/actions/cart-action.ts';
import { couponKey } from '#features/cart/coupons/coupon-key.ts';
import { newsOfQuery, newsQuery } from '#features/cart/actions/cart-news.ts';
import { CartPage } from '#features/cart/page/cart-page.tsx';
import { CHECKOUT_INTENT } from '#features/cart/summary/checkout-intent.ts';
import { beginByForm } from '#features/checkout/begin.server.ts';
import { Picks } from '#features/shop/recommendations/picks.tsx';
import { isExpired } from '#lib/api-error.ts';
import { isSignedIn } from '#lib/signed-in.ts';

import type { Route } from './+types/cart.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const meta: Route.MetaFunction = (args) => privateHead(args, 'Cart');

type CartData = Preloaded & { start: CartStart; couldNotLoad: boolean };

/**
 * Optional data of the page: the cart's coupon, the customer's coupons, the price rules. The customer
 * comes with the header.
 */
function extras(cart: Preloaded, { signedIn, coupon }: CartStart): Promise<Preloaded> {
  if (!signedIn) return preloadSoftly(priceRulesQuery());
  const lines = answerTo(customerCartQuery(), cart) ?? [];
  const tried = coupon ? [triedCouponQuery(coupon, couponKey(lines))] : [];
  return preloadSoftly(priceRulesQuery(), myCouponsQuery(), ...tried);
}

/**
 * Reads the cart from the cookies of the request, so that the page is complete without JavaScript.
 */
export async function loader({ request }: Route.LoaderArgs): Promise<CartData> {
  const cookies = request.headers.get('cookie');
  const { items } = guestCartOf(cookies);
  const signedIn = isSignedIn(cookies);
  const start: CartStart = { signedIn, items, coupon: couponOf(cookies), pay: payOf(cookies) };
  try {
    if (!signedIn) return filled(await preload(pricesQuery(items)), start);
    const cart = await preload(customerCartQuery());
    const lines = answerTo(customerCartQuery(), cart) ?? [];
    const { gone } = await deleteOutOfStock(lines, (line) => removeFromCart(onServer, line));
    if (gone.length === 0) return filled(cart, start);
    const outOfStock = gone.map(({ name }) => name);
    return filled(await preload(customerCartQuery()), { ...start, outOfStock });
  } catch (error) {
    if (isExpired(error)) throw toSignInAgain(CART_PATH);
    return { start, couldNotLoad: true };
  }
}

async function filled(cart: Preloaded, start: CartStart): Promise<CartData> {
  return { ...joined(cart, await extras(cart, start)), start, couldNotLoad: false };
}

/** The browser already has the cart. */
export function clientLoader(): CartData {
  return { start: NOBODYS_CART, couldNotLoad: false };
}

/** Handles the cart's forms without JavaScript, and begins the checkout. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get('intent') === CHECKOUT_INTENT) {
    const begun = await beginByForm(form, request);
    return begun instanceof Response ? begun : shown(begun);
  }
  const answer = await changeByForm(form, { cookies: request.headers.get('cookie') });
  if (answer.kind !== 'saved' && answer.kind !== 'expired') return shown(answer);
  const to =
    answer.kind === 'expired'
      ? signInHref(CART_PATH, { expired: true })
      : `${CART_PATH}?${newsQuery(answer.news, cameFrom(request))}`;
  const cookie = answer.setCookie;
  return redirect(to, { status: 303, ...(cookie ? { headers: { 'set-cookie': cookie } } : {}) });
}

function shown(answer: CartAnswer) {
  const { coupon } = answer;
  const problem = coupon ? undefined : wordsOf(answer);
  return data({ problem, coupon }, { status: statusOf(answer) });
}

/** The page of this store that sent the form; `undefined` for the cart itself. */
function cameFrom(request: Request): string | undefined {
  const page = URL.parse(request.headers.get('referer') ?? '');
  if (page?.host !== new URL(request.url).host || page.pathname === CART_PATH) return undefined;
  return safeReturn(page.pathname + page.search);
}

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const from = query.get('from');
  return (
    <CartStartContext value={loaderData.start}>
      <CartPage
        news={newsOfQuery(query)}
        from={from ? safeReturn(from) : undefined}
        problem={actionData?.problem}
        refusedCoupon={actionData?.coupon}
        couldNotLoad={loaderData.couldNotLoad}
        picks={<Picks on="cart" />}
      />
    </CartStartContext>
  );
}
