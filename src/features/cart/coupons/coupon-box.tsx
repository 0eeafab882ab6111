import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

import { customerCartQuery } from '#api/cart/cart.ts';
import { myCouponsQuery } from '#api/cart/coupons.ts';
import { keepCoupon } from '#commerce/cart/keep/coupon-code.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { listWords } from '#commerce/format/list.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { Near } from '#commerce/page/near.tsx';
import { signInHref } from '#commerce/session/return-to.ts';
import { Button } from '#ui/button.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { focusOnLoad } from '#ui/focus-on-load.ts';
import { announce } from '#ui/toast/announcer.tsx';

import type { CouponRefusal } from '../actions/cart-action.ts';
import { MyCoupons } from './my-coupons.tsx';
import { useApplyCode } from './use-apply-code.ts';
import type { CartCoupon } from './use-coupon.ts';
import './coupon-box.css';

const loadOffer = async () => (await import('./coupon-offer.tsx')).default;

/** §3, §9 One coupon for the cart: applies a typed or chosen code, explains a refusal, removes it. */
export function CouponBox({
  coupon,
  refused,
}: {
  coupon: CartCoupon;
  /** Without JavaScript: the typed code and the reason for the refusal. */
  refused: CouponRefusal | undefined;
}) {
  return (
    <section className="coupon-box" aria-labelledby="coupon-heading">
      <h3 id="coupon-heading">Coupon</h3>
      {!coupon.signedIn ? (
        <ForGuests />
      ) : coupon.code ? (
        <OnTheCart coupon={coupon} />
      ) : (
        <CodeForm refused={refused} />
      )}
    </section>
  );
}

function ForGuests() {
  return (
    <p>
      Coupons are kept with an account. <Link to={signInHref(CART_PATH)}>Sign in to use one</Link>:
      your cart comes along. <Link to="/coupons">See the coupons on offer</Link>
    </p>
  );
}

function CodeForm({ refused }: { refused: CouponRefusal | undefined }) {
  const { data: mine } = useQuery(myCouponsQuery());
  // For a form sent without JavaScript after the session has expired: any line identifies the cart.
  const { data: cart = [] } = useQuery({ ...customerCartQuery(), enabled: false });
  const lineId = cart[0]?.lineId;
  const form = useRef<HTMLFormElement>(null);
  const { says, isTrying, apply } = useApplyCode(form, refused?.says);

  return (
    <form
      ref={form}
      className="coupon-form"
      method="post"
      action={CART_PATH}
      noValidate
      onSubmit={apply}
    >
      <input type="hidden" name="intent" value="coupon" />
      {lineId ? <HiddenField name="line-id" value={String(lineId)} /> : null}
      <TextField
        label="Coupon code"
        name="coupon"
        error={says}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        defaultValue={refused?.typed}
        {...focusOnLoad(refused !== undefined)}
      />
      <Button type="submit" pending={isTrying}>
        {isTrying ? 'Checking' : 'Apply coupon'}
      </Button>
      <Near load={loadOffer} />
      {mine && mine.length > 0 ? <MyCoupons coupons={mine} /> : null}
    </form>
  );
}

/** The applied coupon and its effect, or the reason why it does not apply to the changed cart. */
function OnTheCart({ coupon }: { coupon: CartCoupon }) {
  const { code, tried, isChecking, couldNotCheck, retry } = coupon;
  const why = tried && 'says' in tried ? tried.says : undefined;
  useSaid(why);
  return (
    <form
      className="coupon-form"
      method="post"
      action={CART_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        document.getElementById('cart-totals-heading')?.focus();
        keepCoupon('');
        announce(`Coupon ${code} is off your cart.`);
      }}
    >
      <input type="hidden" name="intent" value="coupon" />
      <input type="hidden" name="off" value="on" />
      {tried && 'takesOff' in tried ? (
        <p>
          <b className="figures">{code}</b> takes {formatMoney(tried.takesOff)} off.{' '}
          {tried.coupon.products.length > 0
            ? `It counts for ${listWords(tried.coupon.products.map(({ name }) => name))} only.`
            : null}
        </p>
      ) : why ? (
        <p className="coupon-why">
          <span className="visually-hidden">Problem: </span>
          {why}
        </p>
      ) : couldNotCheck ? (
        <p>What {code} takes off could not be checked. The total is without it.</p>
      ) : (
        <p>Checking {code}</p>
      )}
      {isChecking && tried ? <p className="muted">Checking it for your changed cart</p> : null}
      <div className="row">
        {couldNotCheck ? <Button onClick={retry}>Check again</Button> : null}
        <Button type="submit" tone="quiet">
          Remove coupon
        </Button>
      </div>
    </form>
  );
}

/** Announces once that a coupon no longer applies. */
function useSaid(why: string | undefined): void {
  const known = useRef(why);
  // Announces the reason to screen readers.
  useEffect(() => {
    if (why && why !== known.current) announce(why);
    known.current = why;
  }, [why]);
}
