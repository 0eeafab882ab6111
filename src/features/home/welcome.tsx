import { useQuery } from '@tanstack/react-query';

import { LinkButton } from '#ui/button.tsx';

import { stripProducts, strips } from './strips.ts';

/** What a first screen without slides has beside its heading: links into the store, and products. */
export default function Welcome() {
  return (
    <>
      <div className="welcome">
        <p className="muted">
          Each product shows what it costs by check and by card, at every quantity, before you sign
          in to anything.
        </p>
        <div className="row">
          <LinkButton tone="main" to="/bullion-in-stock">
            Shop bullion in stock
          </LinkButton>
          <LinkButton to="/investing-guide/beginners">New to metals? Start here</LinkButton>
        </div>
      </div>
      <HeroArt />
    </>
  );
}

/**
 * The best-selling products, side by side. The images draw every piece to the scale of its weight,
 * so equal frames show true sizes. Hidden from screen readers: the same products follow below with
 * names.
 */
function HeroArt() {
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
