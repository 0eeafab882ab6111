import { Link } from 'react-router';

import type { Holding } from '#api/portfolio/portfolio.ts';
import { formatOunces } from '#commerce/format/measure.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { DataTable } from '#ui/frame/data-table.tsx';

/** Width and height of an image in the list, in pixels. */
const ART = 48;

/** The held products: the quantity, the cost, and the metal price at the purchase and now. */
export function HoldingsTable({ holdings }: { holdings: readonly Holding[] }) {
  return (
    <section className="section">
      <h2>Holdings</h2>
      <DataTable caption="What you hold, product by product" captionHidden>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" data-figure="">
              Units
            </th>
            <th scope="col" data-figure="">
              Troy ounces
            </th>
            <th scope="col" data-figure="">
              Paid for each
            </th>
            <th scope="col" data-figure="">
              Metal then
            </th>
            <th scope="col" data-figure="">
              Metal now
            </th>
            <th scope="col" data-figure="">
              P/L
            </th>
          </tr>
        </thead>
        <tbody>
          {holdings.map((holding) => (
            <HoldingRow key={holding.id} holding={holding} />
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}

function HoldingRow({ holding }: { holding: Holding }) {
  const { name, href, image, source, units, ounces, unitPaidCents, thenCents, worthCents } =
    holding;
  return (
    <tr>
      <th scope="row">
        <div className="portfolio-product">
          {image ? <img src={image} alt="" width={ART} height={ART} loading="lazy" /> : null}
          <span>
            {href ? <Link to={href}>{name}</Link> : name}{' '}
            {source ? <span className="muted portfolio-source">Bought at {source}</span> : null}
          </span>
        </div>
      </th>
      <td data-figure="">{units}</td>
      <td data-figure="">{formatOunces(ounces)}</td>
      <td data-figure="">{formatMoney(unitPaidCents)}</td>
      <td data-figure="">{formatMoney(thenCents)}</td>
      {worthCents === undefined ? (
        <td data-figure="" colSpan={2}>
          no price now
        </td>
      ) : (
        <>
          <td data-figure="">{formatMoney(worthCents)}</td>
          <td data-figure="">{formatMoneyChange(worthCents - thenCents)}</td>
        </>
      )}
    </tr>
  );
}
