import type { PriceTier } from '#api/catalog/product-stock.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { PAY_WORDS, type Pay } from '#commerce/product/pay.ts';
import { DataTable } from '#ui/frame/data-table.tsx';

import { tierWords } from './offer-words.ts';
import { unitPrice, type Offer } from './offer.ts';
import './price-table.css';

const PAYMENTS = ['check', 'card'] as const;

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
  return (
    <div className="price-table">
      <DataTable
        caption={`${needsSize ? 'Lowest price' : 'Price'} of each, by quantity and payment`}
      >
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            {PAYMENTS.map((way) => (
              <th key={way} scope="col" data-figure data-column={way === payment || undefined}>
                {PAY_WORDS[way]}
                {way === 'card' ? (
                  <span className="price-table-note">{surchargePercent} % more</span>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tiers.map((row) => (
            <tr key={row.from}>
              <th scope="row" data-current={row === tier || undefined}>
                {tierWords(row)}
                {row.from > most ? <span className="price-table-note">not in stock</span> : null}
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
