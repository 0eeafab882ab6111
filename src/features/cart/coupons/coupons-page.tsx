import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { publicOffersQuery, type OfferedCoupon } from '#api/cart/coupon-offers.ts';
import { customerQuery } from '#api/session/session.ts';
import type { Answer } from '#commerce/form/answer.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { formatMoney } from '#commerce/format/money.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { signInHref } from '#commerce/session/return-to.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { Skeleton } from '#ui/frame/skeleton.tsx';

import { totalOf } from '../line/line-price.ts';
import { CouponRow } from './coupon-row.tsx';
import { inGroups, type Groups } from './in-groups.ts';
import { overWords } from './offered-words.ts';
import { useCartOffers, type CartOffers } from './use-cart-offers.ts';
import './coupons-page.css';

/**
 * The coupons for everybody, those of the customer beside them, and what is over. Only the browser
 * asks what each takes off the cart, and which are a customer's own. `answer` is the answer to a
 * form without JavaScript.
 */
export function CouponsPage({ answer }: { answer: Answer | undefined }) {
  const { data: shared } = useSuspenseQuery(publicOffersQuery());
  const cart = useCartOffers();
  const groups = inGroups(shared, cart.offers);
  return (
    <div className="coupons-page page-width">
      <Breadcrumb trail={[]} here="Coupons" />
      <PageHeading lead={<CartWords cart={cart} />}>Coupons</PageHeading>
      <Elsewhere groups={groups} answer={answer} />
      <section aria-labelledby="for-everybody">
        <h2 id="for-everybody">For everybody</h2>
        <Rows coupons={groups.forAll} best={groups.best} cart={cart} answer={answer} />
        {groups.forAll.length === 0 ? (
          <p className="coupons-page-none">
            No coupon for everybody runs today. <Link to="/deals">The deals</Link> need none.
          </p>
        ) : null}
      </section>
      {cart.signedIn ? <Own groups={groups} cart={cart} answer={answer} /> : null}
      {groups.over.length > 0 ? <Over coupons={groups.over} /> : null}
    </div>
  );
}

/** The answer to a form whose coupon has no row any more: the page was older than its end. */
function Elsewhere({ groups, answer }: { groups: Groups; answer: Answer | undefined }) {
  const rows = [...groups.forAll, ...groups.own];
  return rows.some(({ code }) => code === answer?.form) ? null : <Outcome answer={answer} />;
}

/** What the figures beside the coupons are about. */
function CartWords({ cart: { signedIn, lines, offers, hasFailed } }: { cart: CartOffers }) {
  if (!signedIn) {
    return (
      <>
        One fits an order. <Link to={signInHref('/coupons')}>Sign in</Link>, and beside each stands
        what it would take off your cart.
      </>
    );
  }
  if (hasFailed) return 'One fits an order. The cart says what it takes off.';
  if (!lines || !offers) return 'One fits an order. Looking at what each would take off your cart.';
  if (lines.length === 0) {
    return 'One fits an order. Your cart is empty; once it is not, beside each coupon stands what it would take off.';
  }
  return `One fits an order. Your cart holds ${formatMoney(totalOf(lines).cashCents)} of products; beside each coupon stands what it would take off.`;
}

type RowsProps = {
  coupons: readonly OfferedCoupon[];
  best: string | undefined;
  cart: CartOffers;
  answer: Answer | undefined;
};

function Rows({ coupons, best, cart, answer }: RowsProps) {
  return (
    <ul className="coupons-page-rows">
      {coupons.map((coupon) => (
        <CouponRow
          key={coupon.code}
          coupon={coupon}
          cart={cart}
          isBest={coupon.code === best}
          drawn={answer}
        />
      ))}
    </ul>
  );
}

type OwnProps = { groups: Groups; cart: CartOffers; answer: Answer | undefined };

/** The customer's own coupons; while they come, the room of one. */
function Own({ groups: { own, best }, cart, answer }: OwnProps) {
  const { data: customer } = useQuery({ ...customerQuery(), enabled: cart.signedIn });
  return (
    <section aria-labelledby="your-coupons">
      <h2 id="your-coupons" tabIndex={-1}>
        {customer ? `Yours, ${customer.firstName}` : 'Yours'}
      </h2>
      {cart.hasFailed ? (
        <FailedPart
          says="Your own coupons, and what each takes off your cart, could not be loaded."
          toDo="to load your coupons"
          pending={cart.isAsking}
          headingId="your-coupons"
          retry={cart.retry}
        />
      ) : !cart.offers ? (
        <div className="coupons-page-none">
          <span className="visually-hidden">Loading your coupons</span>
          <Skeleton height="7rem" />
        </div>
      ) : own.length === 0 ? (
        <p className="coupons-page-none">You have none of your own now. Some orders earn one.</p>
      ) : (
        <Rows coupons={own} best={best} cart={cart} answer={answer} />
      )}
    </section>
  );
}

function Over({ coupons }: { coupons: readonly OfferedCoupon[] }) {
  return (
    <section aria-labelledby="over">
      <h2 id="over">Over or used up</h2>
      <ul className="coupons-page-over">
        {coupons.map((coupon) => (
          <li key={coupon.code}>
            <span className="muted">
              {coupon.code}, {coupon.title}
            </span>{' '}
            <span>{overWords(coupon)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
