import { Link } from 'react-router';

import type { SpotMetal, SpotQuote } from '#api/spot/spot.ts';
import { changeDirection } from '#commerce/format/change-words.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { metalNames } from '#commerce/words/metal-names.ts';

import { ChangePercent } from './change-percent.tsx';

/** One metal's ask price per troy ounce, with a link to its chart. Updates are not announced. */
export function SpotTile({ metal, quote }: { metal: SpotMetal; quote: SpotQuote }) {
  const direction = changeDirection(quote.changePercent);
  return (
    <div className="spot-tile figures" data-metal={metal} data-direction={direction}>
      <dt>
        <Link to={`/chart/${metal}-price`}>
          {metalNames[metal]}
          <span className="visually-hidden"> spot price and chart</span>
        </Link>
      </dt>
      <dd className="spot-tile-price">{formatMoney(quote.askCents)}</dd>
      <dd className="spot-tile-change">
        <ChangePercent percent={quote.changePercent} />
      </dd>
      {direction === 'unchanged' ? null : (
        <dd className="spot-tile-dollars">{formatMoneyChange(quote.changeCents)}</dd>
      )}
    </div>
  );
}
