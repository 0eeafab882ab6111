import type { Product } from '#api/catalog/product-model.ts';
import { useNear } from '#commerce/page/use-near.ts';

const loadBelow = async () => (await import('./below.tsx')).Below;

/** What a product cost before, and its shipping, loaded when the shopper comes near. */
export function NearBelow({ product }: { product: Product }) {
  const { mark, part: Below } = useNear(loadBelow);
  return <div ref={mark}>{Below ? <Below product={product} /> : null}</div>;
}
