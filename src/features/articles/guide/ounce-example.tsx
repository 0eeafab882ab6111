import { Link } from 'react-router';

import { formatMoney } from '#commerce/format/money.ts';

import { ounceSum } from './sums.ts';
import { askOf, type Prices } from './use-prices.ts';
import { ValueBar } from './value-bar.tsx';

/** Several pieces by what a troy ounce in each costs; the bars show spot and what is over it. */
export function OunceExample({ prices: { pieces, spot } }: { prices: Prices }) {
  const sums = pieces.flatMap((piece) => {
    const sum = ounceSum(piece, askOf(piece, spot));
    return sum ? [{ piece, ...sum }] : [];
  });
  const least = Math.min(...sums.map(({ perOunce }) => perOunce));
  const whole = Math.max(...sums.map(({ perOunce }) => perOunce));
  return (
    <>
      <ul className="ounce-example figures">
        {sums.map(({ piece, perOunce, metalPerOunce, overPercent }) => (
          <li key={piece.id}>
            <p className="premium-bar-words">
              <Link to={piece.href}>{piece.name}</Link> <b>{formatMoney(perOunce)} an ounce</b>
            </p>
            <ValueBar
              whole={whole}
              solid={Math.min(metalPerOunce, perOunce)}
              hatched={perOunce - metalPerOunce}
            />
            <p className="worked-example-note">
              {overWords(overPercent)}, one costs {formatMoney(piece.cash)}.
              {perOunce === least ? <b> The least for an ounce.</b> : null}
            </p>
          </li>
        ))}
      </ul>
      <p className="worked-example-note">
        One piece of each, by check, wire or eCheck. The filled part of a bar is spot, the hatched
        part is what is paid over it.
      </p>
    </>
  );
}

function overWords(percent: number): string {
  return `${Math.abs(percent).toFixed(1)} percent ${percent < 0 ? 'under' : 'over'} spot`;
}
