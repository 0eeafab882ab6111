import type { MetalHeld } from '#api/portfolio/portfolio.ts';
import { formatOunces } from '#commerce/format/measure.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { DataTable } from '#ui/frame/data-table.tsx';

/** The holdings by metal. */
export function MetalsTable({ metals }: { metals: readonly MetalHeld[] }) {
  return (
    <section className="section">
      <h2>By metal</h2>
      <DataTable caption="What you hold of each metal" captionHidden>
        <thead>
          <tr>
            <th scope="col">Metal</th>
            <th scope="col" data-figure="">
              Troy ounces
            </th>
            <th scope="col" data-figure="">
              Worth now
            </th>
            <th scope="col" data-figure="">
              Today
            </th>
            <th scope="col" data-figure="">
              Paid
            </th>
            <th scope="col" data-figure="">
              Premium in it
            </th>
          </tr>
        </thead>
        <tbody>
          {metals.map(({ metal, ounces, worthCents, dayCents, paidCents, premiumCents }) => (
            <tr key={metal}>
              <th scope="row" className="portfolio-metal">
                {metal}
              </th>
              <td data-figure="">{formatOunces(ounces)}</td>
              <td data-figure="">{formatMoney(worthCents)}</td>
              <td data-figure="">{formatMoneyChange(dayCents)}</td>
              <td data-figure="">{formatMoney(paidCents)}</td>
              <td data-figure="">{formatMoney(premiumCents)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}
