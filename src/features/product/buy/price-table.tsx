import { useState } from 'react';

import type { PriceTier } from '#api/catalog/product-stock.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { PAY_WORDS, type Pay } from '#commerce/product/pay.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/frame/data-table.tsx';

import { tierWords, unitPrice, type Offer } from '#commerce/product/offer.ts';
import './price-table.css';

const PAYMENTS = ['check', 'card'] as const;

/** Longer tables are folded to the current row and the next. */
const MOST_ROWS = 3;

/** Rows by quantity, columns by payment; the current price is marked by weight, a line and text. */
export function PriceTable({
  offer: { tiers, tier, most, needsSize },
  payment,
  surchargePercent,
}: {
  offer: Offer;
  payment: Pay;
  surchargePercent: number;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = tiers.length > MOST_ROWS;
  const first = Math.min(tiers.indexOf(tier), tiers.length - 2);
  return (
    <div className="price-table stack" data-folded={!isWhole || undefined}>
      {isLong ? <Fold rows={tiers.length} isOpen={isWhole} onOpen={setIsWhole} /> : null}
      <DataTable
        caption={`${needsSize ? 'Lowest price' : 'Price'} of each, by quantity and payment`}
      >
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            {PAYMENTS.map((way) => (
              <th key={way} scope="col" data-figure data-column={way === payment || undefined}>
                {PAY_WORDS[way]}{' '}
                {way === 'card' ? (
                  <small className="price-table-note">{surchargePercent} % more</small>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tiers.map((row, index) => (
            <tr
              key={row.from}
              data-aside={(isLong && index !== first && index !== first + 1) || undefined}
            >
              <th scope="row" data-current={row === tier || undefined}>
                {tierWords(row)}{' '}
                {row.from > most ? <small className="price-table-note">not in stock</small> : null}
              </th>
              {PAYMENTS.map((way) => (
                <PriceCell
                  key={way}
                  row={row}
                  way={way}
                  isRow={row === tier}
                  isColumn={way === payment}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}

function Fold({
  rows,
  isOpen,
  onOpen,
}: {
  rows: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}) {
  return (
    <Button
      tone="quiet"
      className="price-table-fold"
      aria-expanded={isOpen}
      onClick={() => onOpen(!isOpen)}
    >
      All {rows} quantities
    </Button>
  );
}

function PriceCell({
  row,
  way,
  isRow,
  isColumn,
}: {
  row: PriceTier;
  way: Pay;
  isRow: boolean;
  isColumn: boolean;
}) {
  return (
    <td data-figure data-current={isRow || undefined} data-column={isColumn || undefined}>
      {isRow && isColumn ? <span className="visually-hidden">your price </span> : null}
      {formatMoney(unitPrice(row, way))}
    </td>
  );
}
