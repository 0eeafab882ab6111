import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';

import { known } from '#api/cache/query-client.ts';
import { customerCartQuery } from '#api/cart/cart.ts';
import { myCouponsQuery, triedCouponQuery, tryCoupon } from '#api/cart/coupons.ts';
import { keepsForLater, settle } from '#commerce/cart/change/customer-cart.ts';
import { codeTyped, keepCoupon } from '#commerce/cart/keep/coupon-code.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { listWords } from '#commerce/format/list.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { signInHref } from '#commerce/session/return-to.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import type { CouponRefusal } from '../actions/cart-page-action.ts';
import { couponKey } from './coupon-key.ts';
import { NO_CODE } from './coupon-words.ts';
import { MyCoupons } from './my-coupons.tsx';
import type { CartCoupon } from './use-coupon.ts';
import './coupon-box.css';

/** §3, §9 One coupon for the cart: typed or chosen, told why it does not apply, taken off again. */
export function CouponBox({
  coupon,
  refused,
}: {
  coupon: CartCoupon;
  /** Without JavaScript: the code that was typed and why it was not taken. */
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
  const client = useQueryClient();
  // By any of its lines the cart is known again, should the session be over.
  const { data: cart = [] } = useQuery({ ...customerCartQuery(), enabled: false });
  const lineId = cart[0]?.lineId;
  const field = useRef<HTMLFormElement>(null);
  const [says, setSays] = useState(refused?.says);
  const [isTrying, setIsTrying] = useState(false);

  async function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isTrying) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const typed = new FormData(event.currentTarget, submitter).getAll('coupon').at(-1);
    const code = codeTyped(typeof typed === 'string' ? typed : '');
    if (!code) return void refuse(NO_CODE);
    setIsTrying(true);
    const keepForLater = keepsForLater();
    try {
      await settle();
      const tried = await tryCoupon(code);
      if ('says' in tried) return void refuse(tried.says);
      const lines = known(customerCartQuery()) ?? [];
      client.setQueryData(triedCouponQuery(tried.code, couponKey(lines)).queryKey, tried);
      document.getElementById('cart-totals-heading')?.focus();
      keepCoupon(tried.code);
      announce(`${tried.code} takes ${formatMoney(tried.takesOff)} off.`);
    } catch (error) {
      if (!isExpired(error)) return void refuse(failureWords(error));
      keepForLater({ coupon: code });
      sessionExpired();
    } finally {
      setIsTrying(false);
    }
  }

  /** What was typed stays, to be mended. */
  function refuse(words: string) {
    setSays(words);
    announce(words, 'assertive');
    field.current?.querySelector<HTMLElement>('input.control')?.focus();
  }

  return (
    <form
      ref={field}
      className="coupon-form"
      method="post"
      action={CART_PATH}
      noValidate
      onSubmit={(event) => void apply(event)}
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
      />
      <Button type="submit" pending={isTrying}>
        {isTrying ? 'Checking' : 'Apply coupon'}
      </Button>
      {mine && mine.length > 0 ? <MyCoupons coupons={mine} /> : null}
    </form>
  );
}

/** What it does now; another cart may be too small for it. */
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
            ? `It counts for ${names(tried.coupon.products)} only.`
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

function names(products: readonly { name: string }[]): string {
  return listWords(products.map(({ name }) => name));
}

/** A coupon that has ceased to apply is said once, when it does. */
function useSaid(why: string | undefined): void {
  const known = useRef(why);
  // Talks to the announcer.
  useEffect(() => {
    if (why && why !== known.current) announce(why);
    known.current = why;
  }, [why]);
}
