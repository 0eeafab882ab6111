import { Fragment } from 'react';
import { Link } from 'react-router';

import type { OfferedCoupon } from '#api/cart/coupon-offers.ts';
import { useCouponCode } from '#commerce/cart/keep/coupon-code.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import type { Answer } from '#commerce/form/answer.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import { CodeCopy } from './code-copy.tsx';
import { conditionWords, figureWords } from './offered-words.ts';
import type { CartOffers } from './use-cart-offers.ts';
import { useNow } from './use-now.ts';
import './coupon-row.css';

/** Where to find something that a coupon of the whole order applies to. */
const WAYS = [
  { name: 'The deals', href: '/deals' },
  { name: 'Best sellers', href: '/best-sellers' },
];

type CouponRowProps = {
  coupon: OfferedCoupon;
  cart: CartOffers;
  /** It takes the most of all off the cart. */
  isBest: boolean;
  /** The answer to the form without JavaScript. */
  drawn: Answer | undefined;
};

/** One coupon: what it takes off, what qualifies, until when, its code, and a press that uses it. */
export function CouponRow({ coupon, cart, isBest, drawn }: CouponRowProps) {
  const { figure, means } = figureWords(coupon);
  const why = cart.lines?.length ? coupon.onCart?.why : undefined;
  return (
    <li className="coupon-row">
      <div className="coupon-row-words">
        <h3>{coupon.title}</h3>
        <p>
          <Products products={coupon.products} />
          {coupon.terms}
        </p>
        <p className="muted">{conditionWords(coupon)}</p>
        {why ? <p>{why}</p> : null}
      </div>
      <p className="coupon-row-figure muted">
        <span className="display figures">{figure}</span> {means}
        {isBest ? (
          <>
            , <b>the most of all</b>
          </>
        ) : null}
      </p>
      <div className="coupon-row-use">
        <CodeCopy code={coupon.code} />
        <UseNow coupon={coupon} cart={cart} isBest={isBest} drawn={drawn} />
      </div>
    </li>
  );
}

function UseNow({ coupon: { code, products }, cart, isBest, drawn }: CouponRowProps) {
  const used = useCouponCode('');
  const { answer, isPending, submit } = useNow(code, cart, drawn);
  if (cart.signedIn && used === code) {
    return <LinkButton to={CART_PATH}>It is on your cart</LinkButton>;
  }
  return (
    <form method="post" action="/coupons" onSubmit={submit}>
      <input type="hidden" name="coupon" value={code} />
      <Button type="submit" tone={isBest ? 'main' : 'plain'} pending={isPending}>
        {isPending ? 'Trying it' : 'Use it now'}
        <VisuallyHidden> {code}</VisuallyHidden>
      </Button>
      <Outcome answer={answer} />
      {answer?.kind === 'refused' ? <WaysOn products={products} /> : null}
    </form>
  );
}

/** "On the Silver Eagle and the Britannia. " */
function Products({ products }: Pick<OfferedCoupon, 'products'>) {
  if (products.length === 0) return null;
  const last = products.length - 1;
  return (
    <>
      On{' '}
      {products.map(({ name, href }, index) => (
        <Fragment key={href}>
          {index === 0 ? null : index < last ? ', ' : ' and '}
          <Link to={href}>{name}</Link>
        </Fragment>
      ))}
      .{' '}
    </>
  );
}

/** What would qualify, after a refusal. */
function WaysOn({ products }: Pick<OfferedCoupon, 'products'>) {
  return (
    <ul className="coupon-row-ways" aria-label="What qualifies">
      {(products.length > 0 ? products : WAYS).map(({ name, href }) => (
        <li key={href}>
          <Link to={href}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
