import { Link } from 'react-router';

import { countWords } from '#commerce/format/count.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { metalNames } from '#commerce/words/metal-names.ts';

import type { ThreeValues, ValuesByMetal } from '../../three-values.ts';
import { AgainstPaid, KeyOfBars } from './against-paid.tsx';

/** A metal a row; on a narrow screen each row is a card. */
export function ValuesTable({ values }: { values: ValuesByMetal }) {
  const { metals, all, without } = values;
  const most = Math.max(1, ...[...metals, all].flatMap(differences).map(Math.abs));
  return (
    <div className="values-frame">
      <p className="values-key">
        <KeyOfBars />
      </p>
      <table className="values-table">
        <caption className="visually-hidden">
          What you paid, what the metal is worth and what we would pay, metal by metal
        </caption>
        <thead>
          <tr>
            <th scope="col">Metal</th>
            <th scope="col" data-figure="">
              You paid <small>premium and all</small>
            </th>
            <th scope="col" data-figure="">
              Melt value <small>ounces at the bid</small>
            </th>
            <th scope="col" data-figure="">
              We would pay <small>our posted bids</small>
            </th>
            <th scope="col">
              Against what you paid <KeyOfBars />
            </th>
          </tr>
        </thead>
        <tbody>
          {metals.map(({ metal, ...sums }) => (
            <Row key={metal} name={metalNames[metal]} tone={metal} values={sums} most={most} />
          ))}
          {metals.length > 1 ? <Row name="All with a bid" values={all} most={most} isSum /> : null}
          {without.count > 0 ? <WithoutBid without={without} /> : null}
        </tbody>
      </table>
    </div>
  );
}

function Row({
  name,
  tone,
  values,
  most,
  isSum,
}: {
  name: string;
  tone?: string;
  values: ThreeValues;
  most: number;
  isSum?: boolean;
}) {
  return (
    <tr data-tone={tone} data-sum={isSum ? '' : undefined}>
      <Name name={name} count={values.count} />
      <Money label="You paid" cents={values.paidCents} />
      <Money label="Melt value" cents={values.meltCents} />
      <Money label="We would pay" cents={values.bidCents} isMain />
      <td className="values-bars">
        <AgainstPaid values={values} most={most} />
      </td>
    </tr>
  );
}

function WithoutBid({ without }: { without: ValuesByMetal['without'] }) {
  const { count, paidCents, meltCents, names } = without;
  return (
    <tr>
      <Name name="Without a bid" count={count} />
      <Money label="You paid" cents={paidCents} />
      <Money label="Melt value" cents={meltCents} />
      <td data-label="We would pay" data-figure="">
        <Link to="/sell-to-us/request">Ask for a quote</Link>
      </td>
      <td className="values-names">
        {meltCents === undefined ? null : `Melt is ${compared(meltCents, paidCents)}. `}
        <details>
          <summary>{countWords(count, 'holding')} by name</summary>
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      </td>
    </tr>
  );
}

function Name({ name, count }: { name: string; count: number }) {
  return (
    <th scope="row">
      {name} <small>{countWords(count, 'holding')}</small>
    </th>
  );
}

function Money({
  label,
  cents,
  isMain,
}: {
  label: string;
  cents: number | undefined;
  isMain?: boolean;
}) {
  return (
    <td data-label={label} data-figure="" data-main={isMain ? '' : undefined}>
      {cents === undefined ? 'not known' : formatMoney(cents)}
    </td>
  );
}

function differences({ paidCents, meltCents, bidCents }: ThreeValues): number[] {
  return [(meltCents ?? paidCents) - paidCents, bidCents - paidCents];
}

/** "$1,380.55 above what you paid" */
function compared(cents: number, paid: number): string {
  if (cents === paid) return 'what you paid';
  const size = formatMoneyChange(Math.abs(cents - paid)).replace('+', '');
  return `${size} ${cents > paid ? 'above' : 'below'} what you paid`;
}
