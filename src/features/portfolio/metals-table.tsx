import type { MetalHeld } from '#api/portfolio/portfolio.ts';
import { formatOunces } from '#commerce/format/measure.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { metalNames } from '#commerce/words/metal-names.ts';
import { ShareBar } from '#ui/chart/share-bar.tsx';
import { DataTable } from '#ui/frame/data-table.tsx';

import { shareSentence } from './figures.ts';

/** The holdings by metal: how much of the worth each is, and its figures. */
export function MetalsTable({ metals }: { metals: readonly MetalHeld[] }) {
  return (
    <section className="section">
      <h2>By metal</h2>
      <MetalShares metals={metals} />
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
              <th scope="row">{metalNames[metal]}</th>
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

/**
 * The largest share first, as in its sentence. Metals without a price have no shares: the table says
 * what is known of them.
 */
function MetalShares({ metals }: { metals: readonly MetalHeld[] }) {
  const shares = metals
    .map(({ metal, worthCents }) => ({ name: metalNames[metal], value: worthCents, tone: metal }))
    .toSorted((one, other) => other.value - one.value);
  const isShared = shares.some(({ value }) => value > 0) && shares.every(({ value }) => value >= 0);
  if (!isShared) return null;
  return (
    <div className="portfolio-shares">
      <p className="portfolio-sentence">{shareSentence(shares)}</p>
      <ShareBar label="Shares of the metals in what you own" shares={shares} write={formatMoney} />
    </div>
  );
}
