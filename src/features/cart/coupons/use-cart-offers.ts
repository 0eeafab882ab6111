import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { CartLine } from '#api/cart/cart-model.ts';
import { customerCartQuery } from '#api/cart/cart.ts';
import { cartOffersQuery, type OfferedCoupon } from '#api/cart/coupon-offers.ts';
import { useSignedIn } from '#commerce/session/signed-in.ts';

import { couponKey } from './coupon-key.ts';

export type CartOffers = {
  signedIn: boolean;
  /** The customer's cart, once it is known. */
  lines: readonly CartLine[] | undefined;
  /** Coupons with what each takes off this cart, or the last one while a changed cart is asked for. */
  offers: readonly OfferedCoupon[] | undefined;
  isAsking: boolean;
  hasFailed: boolean;
  retry: () => Promise<{ isSuccess: boolean }>;
};

/** The coupons of a customer for their cart; a guest has none. Only the browser asks. */
export function useCartOffers(): CartOffers {
  const signedIn = useSignedIn();
  const cart = useQuery({ ...customerCartQuery(), enabled: signedIn });
  const lines = signedIn ? cart.data : undefined;
  const query = useQuery({
    ...cartOffersQuery(lines ? couponKey(lines) : ''),
    enabled: lines !== undefined,
    placeholderData: keepPreviousData,
  });
  return {
    signedIn,
    lines,
    offers: lines && query.data,
    isAsking: signedIn && (cart.isFetching || query.isFetching),
    hasFailed: signedIn && (cart.isError || query.isError),
    async retry() {
      // With the cart, its coupons are asked for.
      return lines ? query.refetch() : cart.refetch();
    },
  };
}
