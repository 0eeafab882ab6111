import type { Coupon } from '#api/cart/coupons.ts';
import { longDate } from '#commerce/format/date.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';

/**
 * The coupons of a customer, each with its remaining value and a button that applies it to the
 * cart.
 */
export function MyCoupons({ coupons }: { coupons: readonly Coupon[] }) {
  return (
    <Disclosure summary={`Your coupons (${coupons.length})`}>
      <ul className="my-coupons">
        {coupons.map((coupon) => (
          <li key={coupon.code}>
            <p>
              <b>{coupon.title}</b>
            </p>
            <p className="muted">{coupon.terms}</p>
            <p className="muted">{conditions(coupon)}</p>
            {coupon.balance === 0 ? null : (
              <Button type="submit" name="coupon" value={coupon.code}>
                Use {coupon.code}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function conditions({ code, balance, endsAt }: Coupon): string {
  const left = balance === undefined ? '' : `, ${formatMoney(balance)} left`;
  const end = endsAt ? `, until ${longDate(endsAt)}` : '';
  return `Code ${code}${left}${end}.`;
}
