import { useNear } from '#commerce/page/use-near.ts';

import type { MetalProduct } from './expected-price.tsx';

const loadHistory = async () => (await import('./price-history.tsx')).PriceHistory;

/** What a product cost before, loaded when the shopper comes near. */
export function NearHistory(product: MetalProduct) {
  const { mark, part: History } = useNear(loadHistory);
  return <div ref={mark}>{History ? <History {...product} /> : null}</div>;
}
