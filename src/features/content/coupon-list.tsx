import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { couponsQuery, type Coupon } from '#api/content/content.ts';
import { longDate } from '#commerce/format/date.ts';
import { pageTitle } from '#commerce/page/titles.ts';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import './article-list.css';

/** Public coupons: value, code, conditions and end date of each. */
export function CouponList() {
  const { data: coupons } = useSuspenseQuery(couponsQuery());
  return (
    <div className="page-width stack">
      <title>{pageTitle('Coupons')}</title>
      <PageHeading lead="Type a code at the cart. Why a coupon does not apply, and what would, is said there.">
        Coupons
      </PageHeading>
      {coupons.length === 0 ? <p>No coupon is running today.</p> : null}
      <ul className="article-list">
        {coupons.map((coupon) => (
          <CouponRow key={coupon.couponCode} coupon={coupon} />
        ))}
      </ul>
    </div>
  );
}

function CouponRow({ coupon }: { coupon: Coupon }) {
  return (
    <li className="article-teaser">
      <h2>{coupon.title}</h2>
      <p>
        Code <strong className="figures">{coupon.couponCode}</strong>
      </p>
      <p>{coupon.terms}</p>
      {coupon.applicableProducts.length > 0 ? (
        <ul className="article-links">
          {coupon.applicableProducts.map((product) => (
            <li key={product.productId}>
              <Link to={`/product/${product.productId}/${product.productNameWithHypen}`}>
                {product.productName}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {coupon.expiresAt ? (
        <p className="muted">
          Ends <time dateTime={coupon.expiresAt}>{longDate(coupon.expiresAt)}</time>
        </p>
      ) : null}
    </li>
  );
}
