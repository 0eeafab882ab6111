import type { ProductCard } from '#api/catalog/product-card.ts';
import { readScale } from '#commerce/product/premium-ruler.tsx';

import './ruler-legend.css';

/** What the rulers of a list draw, and their scale. For the eye: the words of a card have it all. */
export function RulerLegend({ products }: { products: readonly ProductCard[] }) {
  if (!products.some((product) => 'premium' in product)) return null;
  return (
    <p className="ruler-legend" aria-hidden="true">
      <span>metal, shortened</span>
      <span>over spot, to {readScale(products)}%</span>
      {products.some(({ bid }) => bid) && <span>we buy back</span>}
    </p>
  );
}
