import { Link } from 'react-router';

import type { SpotMetal, SpotQuote } from '#api/spot/spot.ts';
import { changeWords } from '#commerce/format/change-words.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { metalNames } from '#commerce/words/metal-names.ts';
import { Icon } from '#ui/icon.tsx';

import { direction } from './spot-words.ts';

/** One metal's ask price per troy ounce, with a link to its chart. Updates are not announced. */
export function SpotTile({ metal, quote }: { metal: SpotMetal; quote: SpotQuote }) {
  const way = direction(quote);
  return (
    <div className="spot-tile" data-metal={metal} data-direction={way}>
      <dt>
        <Link to={`/chart/${metal}-price`}>
          {metalNames[metal]}
          <span className="visually-hidden"> spot price and chart</span>
        </Link>
      </dt>
      <dd className="spot-tile-price">{formatMoney(quote.askCents)}</dd>
      <dd className="spot-tile-change">
        {way === 'unchanged' ? null : (
          <>
            <Icon name={`arrow-${way}`} />
            <span className="spot-tile-dollars">{formatMoneyChange(quote.changeCents)}</span>
          </>
        )}{' '}
        <span>{changeWords(quote.changePercent)}</span>
      </dd>
    </div>
  );
}
