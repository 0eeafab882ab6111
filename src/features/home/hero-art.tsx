import { useQuery } from '@tanstack/react-query';

import { stripProducts, strips } from './strips.ts';
import './hero-art.css';

/**
 * The best-selling products, side by side. The images draw every piece to the scale of its weight,
 * so equal frames show true sizes. Hidden from screen readers: the same products follow below with
 * names.
 */
export function HeroArt() {
  const [silver, gold] = strips;
  // The strips ask for newer prices, when they are hydrated: before, these would not fit their HTML.
  const asShown = { refetchOnMount: false };
  const silverFirst = useQuery({ ...stripProducts(silver), ...asShown }).data?.[0];
  const golds = useQuery({ ...stripProducts(gold), ...asShown }).data ?? [];
  const [goldFirst, ...others] = golds;
  const shown = [goldFirst, silverFirst, others.find(({ form }) => form === 'bar') ?? others[0]];
  return (
    <div className="hero-art" aria-hidden="true">
      {shown.map((product, index) =>
        product ? (
          <img
            key={product.id}
            src={product.image}
            alt=""
            width={400}
            height={400}
            fetchPriority={index === 0 ? 'high' : 'auto'}
          />
        ) : null,
      )}
    </div>
  );
}
