import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { metalSpotsQuery, type Metal, type MetalSpot } from '#api/spot/metal-spot.ts';
import { changeWords } from '#commerce/format/change-words.ts';
import { lateWords, marketTime } from '#commerce/format/market-time.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { metalNames } from '#commerce/words/metal-names.ts';
import { Icon } from '#ui/icon.tsx';

import { SpotLine } from './spot-line.tsx';
import './metal-price.css';

/**
 * What a metal costs now, with its line of three months: a step from the list of a metal to its chart.
 * It follows the live prices and is never read out by itself. Nothing for a metal without a quote.
 */
export function MetalPrice({ metal }: { metal: Metal }) {
  const { data: spots } = useQuery(metalSpotsQuery());
  const spot = spots?.[metal];
  if (spots && !spot) return null;
  const name = metalNames[metal];
  return (
    <div className="metal-price" data-metal={metal}>
      {spot ? (
        <Now spot={spot} says={`${name}, ${metal === 'copper' ? 'a pound' : 'an ounce'}`} />
      ) : (
        <p className="metal-price-unknown">The price of {metal} is not known right now.</p>
      )}
      <div className="metal-price-line">
        {spot ? <SpotLine metal={metal} ask={spot.askCents} /> : null}
        <p>
          <Link to={`/chart/${metal}-price`}>{name} chart and history</Link>
        </p>
        <p>
          <Link to={`/how-much-can-i-buy?metal=${metal}`}>How much a sum buys</Link>
        </p>
      </div>
    </div>
  );
}

function Now({ spot, says }: { spot: MetalSpot; says: string }) {
  const { askCents, changeCents, changePercent, time } = spot;
  const way = changePercent > 0 ? 'up' : changePercent < 0 ? 'down' : undefined;
  const late = lateWords(spot);
  return (
    <div className="metal-price-now figures">
      <p>{says}</p>
      <p className="metal-price-ask">{formatMoney(askCents)}</p>
      <p className="metal-price-change" data-direction={way}>
        {way ? (
          <>
            <Icon name={`arrow-${way}`} /> {formatMoneyChange(changeCents)}{' '}
          </>
        ) : null}
        {changeWords(changePercent)}
      </p>
      {late ? (
        <p>
          {late}, <time dateTime={time}>{marketTime(time)}</time>
        </p>
      ) : null}
    </div>
  );
}
