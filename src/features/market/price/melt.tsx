import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { spotQuery, type SpotMetal } from '#api/spot/spot.ts';
import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { DataTable } from '#ui/frame/data-table.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';

import { COINS, type Coin } from './coins.ts';
import './melt.css';

export const MELT_HEADING = 'melt-heading';

const MOST = 100_000;

/**
 * What the metal of common coins is worth at the bid. It follows the live price, and is never read
 * out by itself.
 */
export function Melt({ metal }: { metal: SpotMetal }) {
  const { data: spot } = useQuery(spotQuery());
  const [entered, setEntered] = useState('1');
  const typed = Number(entered);
  const isCount = Number.isInteger(typed) && typed >= 1 && typed <= MOST;
  const count = isCount ? typed : 1;
  const bid = spot?.quotes[metal].bidCents;
  return (
    <section className="section stack melt">
      <h2 id={MELT_HEADING} tabIndex={-1}>
        What a coin’s {metal} is worth
      </h2>
      <p className="melt-sentence">
        The melt value is the worth of the pure metal alone, at what the market pays for it now. A
        refiner or dealer pays less, since refining costs money; a coin that collectors want is
        worth more.
      </p>
      <div className="melt-count">
        <CountField entered={entered} isCount={isCount} onEnter={setEntered} />
      </div>
      {bid === undefined ? (
        <p>The price of {metal} is not known right now.</p>
      ) : (
        <>
          <MeltTable coins={COINS[metal]} bid={bid} count={count} />
          <p className="muted">
            Fine ounces times the bid of {formatMoney(bid)}. Weights are the mint’s, for an unworn
            coin.
          </p>
        </>
      )}
    </section>
  );
}

type CountFieldProps = {
  entered: string;
  isCount: boolean;
  onEnter: (entered: string) => void;
};

/** Multiplies every row, which only a script can. */
function CountField({ entered, isCount, onEnter }: CountFieldProps) {
  if (!useHydrated()) return null;
  return (
    <TextField
      label="How many of a coin"
      name="melt-count"
      required={false}
      type="number"
      inputMode="numeric"
      min={1}
      max={MOST}
      value={entered}
      error={
        isCount ? undefined : `Enter a whole number from 1 to ${formatCount(MOST)}, such as 20.`
      }
      onChange={(event) => onEnter(event.currentTarget.value)}
    />
  );
}

type MeltTableProps = { coins: readonly Coin[]; bid: number; count: number };

function MeltTable({ coins, bid, count }: MeltTableProps) {
  return (
    <DataTable caption="Melt value of common coins" captionHidden>
      <thead>
        <tr>
          <th scope="col">Coin</th>
          <th scope="col" data-figure="">
            Ounces in one
          </th>
          <th scope="col" data-figure="">
            {count === 1 ? 'Melt value' : `Melt value of ${formatCount(count)}`}
          </th>
        </tr>
      </thead>
      <tbody>
        {coins.map(({ name, years, fineness, ounces }) => (
          <tr key={`${name} ${years}`}>
            <th scope="row">
              {name}
              {years ? `, ${years}` : null} <small className="muted">{fineness} fine</small>
            </th>
            <td data-figure="">{ounces.toFixed(5)}</td>
            <td data-figure="">
              <b>{formatMoney(Math.round(ounces * bid * count))}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
