import type { CartLine } from '#api/cart/cart-model.ts';
import { NearAds } from '#commerce/ads/near-ads.tsx';
import { ShippingToYou } from '#commerce/shipping/shipping-to-you.tsx';

/** What sending the ticked lines costs, and when they arrive; then the advertisements of the cart. */
export function CartEnd({ lines }: { lines: readonly CartLine[] }) {
  const ticked = lines.filter(({ selected }) => selected);
  return (
    <>
      {ticked.length > 0 ? <ShippingToYou items={ticked} goods="the ticked lines" /> : null}
      <NearAds on="cart" />
    </>
  );
}
