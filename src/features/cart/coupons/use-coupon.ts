import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { use } from 'react';

import { customerCartQuery } from '#api/cart/cart.ts';
import { triedCouponQuery, type Tried } from '#api/cart/coupons.ts';
import { useCouponCode } from '#commerce/cart/keep/coupon-code.ts';
import { useSignedIn } from '#commerce/session/signed-in.ts';
import { useHydrated } from '#ui/timing/hydrated.ts';

import { CartStartContext } from '../read/cart-start.ts';
import { couponKey } from './coupon-key.ts';

export type CartCoupon = {
  signedIn: boolean;
  /** The code on the cart, or ''. */
  code: string;
  /** The API's answer about the code; absent until it comes. */
  tried: Tried | undefined;
  /** The reduction of the total, in cents. */
  takesOff: number;
  /** The cart has changed since the code was tried, and the answer is pending. */
  isChecking: boolean;
  /** The API could not be asked. */
  couldNotCheck: boolean;
  retry: () => void;
};

/** The coupon of a customer's cart, checked again when the ticked lines change. */
export function useCoupon(): CartCoupon {
  const start = use(CartStartContext);
  const signedIn = useSignedIn(start.signedIn);
  const code = useCouponCode(start.coupon ?? '');
  const isHydrated = useHydrated();
  const { data: cart } = useQuery({ ...customerCartQuery(), enabled: signedIn });
  const enabled = signedIn && code !== '' && cart !== undefined;
  const query = useQuery({
    ...triedCouponQuery(code, enabled ? couponKey(cart) : ''),
    enabled,
    placeholderData: keepPreviousData,
  });
  const tried = enabled && query.data?.code === code ? query.data : undefined;
  return {
    signedIn,
    code: signedIn ? code : '',
    tried,
    takesOff: centsOff(tried),
    // By a browser's clock that runs ahead, the server's answer is old, and asked for again.
    isChecking: isHydrated && enabled && query.isFetching,
    couldNotCheck: enabled && query.isError,
    retry: () => void query.refetch(),
  };
}

function centsOff(tried: Tried | undefined): number {
  return tried && 'takesOff' in tried ? tried.takesOff : 0;
}
