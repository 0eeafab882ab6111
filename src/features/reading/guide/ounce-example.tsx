import { Link } from 'react-router';

import { formatMoney } from '#commerce/format/money.ts';
import { DataTable } from '#ui/frame/data-table.tsx';

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
      <div className="ounce-example">
        <DataTable caption="By the price of a troy ounce" captionHidden>
          <thead>
            <tr>
              <th scope="col">Piece</th>
              <th scope="col" data-figure>
                One costs
              </th>
              <th scope="col" data-figure>
                An ounce in it
              </th>
              <th scope="col" data-figure>
                Over spot
              </th>
            </tr>
          </thead>
          <tbody>
            {sums.map(({ piece, perOunce, metalPerOunce, overPercent }) => (
              <tr key={piece.id} data-current={perOunce === least || undefined}>
                <th scope="row">
                  <Link to={piece.href}>{piece.name}</Link>{' '}
                  {perOunce === least ? (
                    <span className="ounce-example-least">Least for an ounce</span>
                  ) : null}
                  <ValueBar
                    whole={whole}
                    solid={Math.min(metalPerOunce, perOunce)}
                    hatched={perOunce - metalPerOunce}
                  />
                </th>
                <td data-figure>{formatMoney(piece.cash)}</td>
                <td data-figure>{formatMoney(perOunce)}</td>
                <td data-figure>{overPercent.toFixed(1)} %</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </div>
      <p className="worked-example-note">
        One piece of each, by check, wire or eCheck. The filled part of a bar is spot, the hatched
        part is what is paid over it.
      </p>
    </>
  );
}
