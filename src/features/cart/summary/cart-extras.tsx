import type { CartLine } from '#api/cart/cart-model.ts';
import type { PriceRules } from '#api/cart/price-rules.ts';

import type { CouponRefusal } from '../actions/cart-action.ts';
import { CouponBox } from '../coupons/coupon-box.tsx';
import type { CartCoupon } from '../coupons/use-coupon.ts';
import { totalOf } from '../line/line-price.ts';
import { FreeShipping } from './free-shipping.tsx';
import { IraHint } from './ira-hint.tsx';
import './cart-extras.css';

/** What the ticked lines bring besides their price, below them. */
export function CartExtras({
  lines,
  rules,
  coupon,
  refused,
}: {
  lines: readonly CartLine[];
  rules: PriceRules;
  coupon: CartCoupon;
  refused: CouponRefusal | undefined;
}) {
  return (
    <div className="cart-extras">
      <div className="stack">
        <FreeShipping cashCents={totalOf(lines).cashCents} from={rules.shipsFreeFrom} />
        <IraHint lines={lines} />
      </div>
      <CouponBox coupon={coupon} refused={refused} />
    </div>
  );
}
