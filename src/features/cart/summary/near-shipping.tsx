import type { CartLine } from '#api/cart/cart-model.ts';
import { useNear } from '#commerce/page/use-near.ts';

const loadShipping = async () => (await import('./cart-shipping.tsx')).default;

/** What sending the ticked lines costs, and when they arrive, loaded when the shopper comes near. */
export function NearShipping({ lines }: { lines: readonly CartLine[] }) {
  const { mark, part: Shipping } = useNear(loadShipping);
  return <div ref={mark}>{Shipping ? <Shipping lines={lines} /> : null}</div>;
}
