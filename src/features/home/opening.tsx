import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { spotQuery } from '#api/spot/spot.ts';
import { formatMoney } from '#commerce/format/money.ts';

import './opening.css';
import './welcome.css';

/** Few pages have no slides. Bundled on the server, so that those are complete without JavaScript. */
const Welcome = import.meta.env.SSR
  ? (await import('./welcome.tsx')).default
  : lazy(() => import('./welcome.tsx'));

/**
 * The first screen: the store's purpose and today's metal prices, above the slides. Without slides,
 * with links into the store and product images.
 */
export function Opening({ hasSlides }: { hasSlides: boolean }) {
  return (
    <div className={hasSlides ? 'opening-head' : 'opening'}>
      <div className="page-width">
        <div className="opening-words">
          <h1 tabIndex={-1}>Gold and silver, with every price explained</h1>
          <Today />
        </div>
        {hasSlides ? null : (
          <Suspense>
            <Welcome />
          </Suspense>
        )}
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
