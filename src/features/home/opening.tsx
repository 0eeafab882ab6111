import { useQuery } from '@tanstack/react-query';

import { spotQuery } from '#api/spot/spot.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { LinkButton } from '#ui/button.tsx';

import { HeroArt } from './hero-art.tsx';
import './opening.css';

/** The first screen: the store's purpose, today's metal prices, and product images. */
export function Opening() {
  return (
    <div className="opening">
      <div className="page-width opening-inner">
        <div className="opening-words">
          <h1 tabIndex={-1}>Gold and silver, with every price explained</h1>
          <Today />
          <p className="muted">
            Each product shows what it costs by check and by card, at every quantity, before you
            sign in to anything.
          </p>
          <div className="row">
            <LinkButton tone="main" to="/bullion-in-stock">
              Shop bullion in stock
            </LinkButton>
            <LinkButton to="/investing-guide/beginners">New to metals? Start here</LinkButton>
          </div>
        </div>
        <HeroArt />
      </div>
    </div>
  );
}

/** Today's spot price in a sentence; without it, the store's purpose. */
function Today() {
  const { data } = useQuery(spotQuery());
  if (!data) return <p className="lead">Coins, bars and rounds, insured to your door.</p>;
  const { gold, silver } = data.quotes;
  return (
    <p className="lead figures">
      Today an ounce of gold stands at {formatMoney(gold.askCents)}, an ounce of silver at{' '}
      {formatMoney(silver.askCents)}.
    </p>
  );
}
