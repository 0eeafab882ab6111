import type { CartLine } from '#api/cart/cart-model.ts';
import { ShippingToYou } from '#commerce/shipping/shipping-to-you.tsx';

/** What sending the ticked lines costs, and when they arrive. */
export default function CartShipping({ lines }: { lines: readonly CartLine[] }) {
  const ticked = lines.filter(({ selected }) => selected);
  return ticked.length > 0 ? <ShippingToYou items={ticked} goods="the ticked lines" /> : null;
}
