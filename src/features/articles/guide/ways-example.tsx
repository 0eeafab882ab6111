import { Link } from 'react-router';

import type { Piece } from '#api/catalog/piece.ts';
import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { PAY_WORDS } from '#commerce/product/pay.ts';
import { DataTable } from '#ui/frame/data-table.tsx';

import { waysSum } from './sums.ts';

/** Some pieces by each way to pay, and the difference in words. */
export function WaysExample({ piece, quantity }: { piece: Piece; quantity: number }) {
  const { check, card, more, morePercent } = waysSum(piece, quantity);
  const isOne = quantity === 1;
  const rows = [
    { way: PAY_WORDS.check, ...check },
    { way: PAY_WORDS.card, ...card },
  ];
  return (
    <>
      <DataTable caption="By way to pay" captionHidden>
        <thead>
          <tr>
            <th scope="col">Paid by</th>
            <th scope="col" data-figure>
              {isOne ? 'One piece' : 'Each'}
            </th>
            {isOne ? null : (
              <th scope="col" data-figure>
                {formatCount(quantity)} pieces
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ way, each, total }) => (
            <tr key={way}>
              <th scope="row">{way}</th>
              <td data-figure>{formatMoney(each)}</td>
              {isOne ? null : <td data-figure>{formatMoney(total)}</td>}
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p className="worked-example-note">
        By card or PayPal it is {formatMoney(more)} more, {morePercent.toFixed(1)} percent:{' '}
        <Link to={piece.href}>{piece.name}</Link>.
      </p>
    </>
  );
}
