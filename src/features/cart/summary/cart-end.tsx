import type { CartLine } from '#api/cart/cart-model.ts';
import { Near } from '#commerce/page/near.tsx';
import { ShippingToYou } from '#commerce/shipping/shipping-to-you.tsx';

const loadAds = async () => (await import('#commerce/ads/ads.tsx')).Ads;

/** What sending the ticked lines costs, and when they arrive; then the advertisements of the cart. */
export function CartEnd({ lines }: { lines: readonly CartLine[] }) {
  const ticked = lines.filter(({ selected }) => selected);
  return (
    <>
      {ticked.length > 0 ? <ShippingToYou items={ticked} goods="the ticked lines" /> : null}
      <Near load={loadAds} on="cart" />
    </>
  );
}
