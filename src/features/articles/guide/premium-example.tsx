import { Link } from 'react-router';

import type { Piece } from '#api/catalog/piece.ts';
import type { Bid } from '#api/sell/bids.ts';
import { formatMoney } from '#commerce/format/money.ts';

import { premiumSum } from './sums.ts';
import { askOf, type Prices } from './use-prices.ts';
import { ValueBar } from './value-bar.tsx';

/** One piece as two bars: spot and premium, and below them what the store pays for it. */
export function PremiumExample({ piece, prices }: { piece: Piece; prices: Prices }) {
  const bid = prices.bids?.bids.find(({ productId }) => productId === piece.id);
  const sum = premiumSum(piece, askOf(piece, prices.spot), bid?.bidCents);
  const whole = Math.max(sum.paid, sum.bid ?? 0);
  return (
    <>
      <div className="premium-bar">
        <p className="premium-bar-words figures">
          <b>You pay {formatMoney(sum.paid)}</b>{' '}
          <span>
            {formatMoney(sum.metal)} for the metal at spot and {formatMoney(sum.over)} premium,{' '}
            {sum.overPercent.toFixed(1)} percent
          </span>
        </p>
        <ValueBar whole={whole} solid={sum.metal} hatched={sum.over} />
      </div>
      {bid && sum.bid !== undefined && sum.owning !== undefined ? (
        <div className="premium-bar">
          <p className="premium-bar-words figures">
            <b>We pay {formatMoney(sum.bid)} when you sell</b>{' '}
            <span>{formatMoney(sum.owning)} is the cost of owning it</span>
          </p>
          <ValueBar whole={whole} empty={sum.bid} />
          <p className="worked-example-time">{bidWords(bid)}</p>
        </div>
      ) : null}
      <p className="worked-example-note">
        <Link to={piece.href}>{piece.name}</Link>, one piece by check, wire or eCheck.
      </p>
    </>
  );
}

function bidWords({ overSpotCents = 0, metal }: Bid): string {
  const amount = formatMoney(Math.abs(overSpotCents));
  if (overSpotCents === 0) return `What we pay is ${metal} at the market’s bid.`;
  const side = overSpotCents > 0 ? 'above' : 'below';
  return `What we pay is ${amount} per ounce ${side} the market’s bid for ${metal}.`;
}
