import type { CartLine } from '#api/cart/cart-model.ts';
import { useNear } from '#commerce/page/use-near.ts';

const loadShipping = async () =>
  (await import('#commerce/shipping/shipping-to-you.tsx')).ShippingToYou;

/** What sending the ticked lines costs, and when they arrive, loaded when the shopper comes near. */
export function NearShipping({ lines }: { lines: readonly CartLine[] }) {
  const { mark, part: ShippingToYou } = useNear(loadShipping);
  const ticked = lines.filter(({ selected }) => selected);
  return (
    <div ref={mark}>
      {ShippingToYou && ticked.length > 0 ? (
        <ShippingToYou items={ticked} goods="the ticked lines" />
      ) : null}
    </div>
  );
}
