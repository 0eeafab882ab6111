import type { CartLine } from '#api/cart/cart-model.ts';
import type { PriceRules } from '#api/cart/price-rules.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { PAID_BY, type Pay } from '#commerce/product/pay.ts';

import type { CouponRefusal } from '../actions/cart-page-action.ts';
import { CouponBox } from '../coupon/coupon-box.tsx';
import type { CartCoupon } from '../coupon/use-coupon.ts';
import { payable, totalOf } from '../line/line-price.ts';
import { PriceHold } from '../prices/price-hold.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { FreeShipping } from './free-shipping.tsx';
import { IraHint } from './ira-hint.tsx';
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
  refused,
  isOld,
  onRetry,
  problem,
}: {
  lines: readonly CartLine[];
  pay: Pay;
  rules: PriceRules;
  coupon: CartCoupon;
  refused: CouponRefusal | undefined;
  isOld: boolean;
  onRetry: () => void;
  problem: string | undefined;
}) {
  const total = totalOf(lines);
  const totalCents = payable(total, pay, coupon.takesOff);
  useTotalWords(lines, {
    totalCents,
    missingCents: Math.max(0, rules.shipsFreeFrom - total.cashCents),
  });
  return (
    <section className="cart-totals" aria-labelledby="cart-totals-heading">
      <h2 id="cart-totals-heading" tabIndex={-1}>
        Total
      </h2>
      <PayChoice pay={pay} />
      <Amounts total={total} pay={pay} coupon={coupon} percent={rules.surchargePercent} />
      <OwedHint signedIn={coupon.signedIn} />
      <IraHint lines={lines} />
      <FreeShipping cashCents={total.cashCents} from={rules.shipsFreeFrom} />
      <PriceHold lines={lines} holdMs={rules.holdMs} isOld={isOld} onRefresh={onRetry} />
      <CouponBox coupon={coupon} refused={refused} />
      <CheckoutButton lines={lines} problem={problem} />
    </section>
  );
}

function Amounts({
  total,
  pay,
  coupon,
  percent,
}: {
  total: ReturnType<typeof totalOf>;
  pay: Pay;
  coupon: CartCoupon;
  /** The card surcharge in percent. */
  percent: number;
}) {
  const other = pay === 'card' ? 'check' : 'card';
  const withoutCoupon = payable(total, pay, 0);
  const totalCents = payable(total, pay, coupon.takesOff);
  return (
    <dl>
      {coupon.takesOff > 0 ? (
        <>
          <div>
            <dt>Products</dt>
            <dd className="figures">{formatMoney(withoutCoupon)}</dd>
          </div>
          <div>
            <dt>Coupon {coupon.code}</dt>
            <dd className="figures">−{formatMoney(withoutCoupon - totalCents)}</dd>
          </div>
        </>
      ) : null}
      <div>
        <dt>
          <Way pay={pay} percent={percent} />
        </dt>
        <dd className="display figures">{formatMoney(totalCents)}</dd>
      </div>
      <div>
        <dt>
          <Way pay={other} percent={percent} />
        </dt>
        <dd className="figures">{formatMoney(payable(total, other, coupon.takesOff))}</dd>
      </div>
    </dl>
  );
}

function Way({ pay, percent }: { pay: Pay; percent: number }) {
  const words = PAID_BY[pay].replace('by', 'By');
  return pay === 'card' ? (
    <>
      {words} <small>{percent}% more</small>
    </>
  ) : (
    words
  );
}
