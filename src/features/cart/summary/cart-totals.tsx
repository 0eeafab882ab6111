import type { CartLine } from '#api/cart/cart-model.ts';
import type { PriceRules } from '#api/cart/price-rules.ts';
import { formatMoney } from '#commerce/format/money.ts';
import '#commerce/page/fold.css';
import { PAID_BY, type Pay } from '#commerce/product/pay.ts';
import { Icon } from '#ui/icon.tsx';

import type { CartCoupon } from '../coupons/use-coupon.ts';
import { payable, totalOf } from '../line/line-price.ts';
import { PriceHold } from '../prices/price-hold.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { OwedHint } from './owed-hint.tsx';
import { PayChoice } from './pay-choice.tsx';
import { useTotalWords } from './use-total-words.ts';
import './cart-totals.css';

/** The total of the ticked lines for both payment prices, the chosen one first. */
export function CartTotals({
  lines,
  pay,
  rules,
  coupon,
  isOld,
  onRetry,
  problem,
}: {
  lines: readonly CartLine[];
  pay: Pay;
  rules: PriceRules;
  coupon: CartCoupon;
  isOld: boolean;
  onRetry: () => void;
  problem: string | undefined;
}) {
  const total = totalOf(lines);
  const totalCents = payable(total, pay, coupon.takesOff);
  useTotalWords(lines);
  return (
    <section
      className="cart-totals"
      aria-labelledby="cart-totals-heading"
      data-total-cents={totalCents}
      data-missing-cents={Math.max(0, rules.shipsFreeFrom - total.cashCents)}
    >
      <h2 id="cart-totals-heading" tabIndex={-1}>
        Total
      </h2>
      <CouponRows total={total} pay={pay} coupon={coupon} />
      <details className="fold">
        <summary className="fold-summary">
          Prices {PAID_BY[pay]}
          <Icon name="chevron-down" />
        </summary>
        <PayChoice
          pay={pay}
          percent={coupon.takesOff > 0 ? undefined : rules.surchargePercent}
          centsBy={(way) => payable(total, way, coupon.takesOff)}
        />
      </details>
      <OwedHint signedIn={coupon.signedIn} />
      <CheckoutButton lines={lines} problem={problem}>
        <p className="cart-totals-sum figures" data-foot>
          {PAID_BY[pay].replace('by', 'By')} <b className="display">{formatMoney(totalCents)}</b>
        </p>
      </CheckoutButton>
      <PriceHold lines={lines} holdMs={rules.holdMs} isOld={isOld} onRefresh={onRetry} />
    </section>
  );
}

/** What a coupon takes off the total. */
function CouponRows({
  total,
  pay,
  coupon,
}: {
  total: ReturnType<typeof totalOf>;
  pay: Pay;
  coupon: CartCoupon;
}) {
  if (coupon.takesOff === 0) return null;
  const withoutCoupon = payable(total, pay, 0);
  return (
    <dl>
      <div>
        <dt>Products</dt>
        <dd className="figures">{formatMoney(withoutCoupon)}</dd>
      </div>
      <div>
        <dt>Coupon {coupon.code}</dt>
        <dd className="figures">
          −{formatMoney(withoutCoupon - payable(total, pay, coupon.takesOff))}
        </dd>
      </div>
    </dl>
  );
}
