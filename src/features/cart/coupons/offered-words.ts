import type { OfferedCoupon } from '#api/cart/coupon-offers.ts';
import { longDate } from '#commerce/format/date.ts';
import { formatMoney } from '#commerce/format/money.ts';

/** The large figure of a coupon and what it means, for the cart as far as it is known. */
export function figureWords({ off, products, onCart }: OfferedCoupon): {
  figure: string;
  means: string;
} {
  if (onCart && onCart.takesOff > 0) {
    return { figure: `−${formatMoney(onCart.takesOff)}`, means: 'off your cart' };
  }
  const figure = 'percent' in off ? `${off.percent}%` : wholeMoney(off.cents);
  return { figure, means: products.length > 0 ? 'off what it counts for' : 'off your order' };
}

/** "For orders of $500 or more. Once for each customer. Until January 3, 2027." */
export function conditionWords({ minimum, isOneTime, endsAt }: OfferedCoupon): string {
  return [
    minimum ? `For orders of ${wholeMoney(minimum)} or more.` : '',
    isOneTime ? 'Once for each customer.' : '',
    endsAt ? `Until ${longDate(endsAt)}.` : 'No end is set.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Why a coupon cannot be used any more. */
export function overWords({ state, endsAt }: OfferedCoupon): string {
  if (state === 'spent') return 'nothing left on it';
  if (state === 'used') return 'you have used it';
  return endsAt ? `ended ${longDate(endsAt)}` : 'ended';
}

/** Without cents where there are none: "$500", "$12.50". */
function wholeMoney(cents: number): string {
  return formatMoney(cents).replace(/\.00$/, '');
}

/** Why no coupon can be used yet. */
export const EMPTY_CART = 'Your cart is empty, so there is nothing to take it off yet.';
