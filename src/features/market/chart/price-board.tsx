import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { metalSpotsQuery, type Metal, type MetalSpot } from '#api/spot/metal-spot.ts';
import { changeWords } from '#commerce/format/change-words.ts';
import { formatMoney, formatMoneyChange, moneyParts } from '#commerce/format/money.ts';
import { Icon } from '#ui/icon.tsx';
import { DataTable } from '#ui/frame/data-table.tsx';
import { decimal } from '#ui/chart/format.ts';

import { yearQuery } from './chart-queries.ts';
import { METALS } from './metals.ts';
import { RangeBar } from './range-bar.tsx';
import './price-board.css';

const GRAMS_IN_KILO = 1_000;

/**
 * What a metal costs and brings now, by weight, and where that stands in the day and in the year.
 * It follows the live prices, and is never read out by itself.
 */
export function PriceBoard({ metal, day }: { metal: Metal; day: string }) {
  const { data: spots } = useQuery(metalSpotsQuery());
  const spot = spots?.[metal];
  if (!spot) return <p>The price of {METALS[metal].name.toLowerCase()} is not known right now.</p>;
  return (
    <div className="price-board">
      <div>
        <Ask metal={metal} spot={spot} />
        <Change spot={spot} />
        <RatioNow metal={metal} silver={spots.silver} gold={spots.gold} />
      </div>
      <ByWeight metal={metal} spot={spot} />
      <div className="price-board-ranges">
        {spot.day ? (
          <RangeBar
            label="Today"
            low={spot.day.lowCents}
            high={spot.day.highCents}
            value={spot.askCents}
            write={formatMoney}
          />
        ) : null}
        <Year metal={metal} day={day} ask={spot.askCents} />
      </div>
    </div>
  );
}

function Ask({ metal, spot }: { metal: Metal; spot: MetalSpot }) {
  const { whole, cents } = moneyParts(spot.askCents);
  return (
    <p className="price-board-ask figures">
      <b>
        ${whole}
        <small>.{cents}</small>
      </b>{' '}
      ask, per {METALS[metal].unit}
    </p>
  );
}

function Change({ spot: { changeCents, changePercent } }: { spot: MetalSpot }) {
  const way = changePercent > 0 ? 'up' : changePercent < 0 ? 'down' : undefined;
  return (
    <p className="price-board-change figures" data-direction={way}>
      {way ? <Icon name={`arrow-${way}`} /> : null}
      <span>
        {way ? formatMoneyChange(changeCents) : null} <b>{changeWords(changePercent)}</b>
      </span>{' '}
      <small>since the last close</small>
    </p>
  );
}

/** How many ounces of silver an ounce of gold costs, where one of the two is shown. */
function RatioNow({ metal, silver, gold }: RatioNowProps) {
  if (!silver || !gold || (metal !== 'silver' && metal !== 'gold')) return null;
  const ratio = decimal(gold.askCents / silver.askCents);
  return (
    <p className="price-board-ratio">
      {metal === 'silver' ? (
        <>
          An ounce of gold costs as much as <b>{ratio}</b> of these.
        </>
      ) : (
        <>
          It costs as much as <b>{ratio}</b> ounces of silver.
        </>
      )}{' '}
      <Link to="?range=5Y&with=ratio" preventScrollReset>
        The ratio over time
      </Link>
    </p>
  );
}

type RatioNowProps = {
  metal: Metal;
  silver: MetalSpot | undefined;
  gold: MetalSpot | undefined;
};

function ByWeight({ metal, spot }: { metal: Metal; spot: MetalSpot }) {
  const { name, unit, grams } = METALS[metal];
  const columns = [
    { head: unit === 'pound' ? 'Pound' : 'Ounce', share: 1, write: formatMoney },
    { head: 'Gram', share: 1 / grams, write: perGram },
    { head: 'Kilo', share: GRAMS_IN_KILO / grams, write: perKilo },
  ];
  const rows = [
    { head: 'Ask', hint: 'to buy', cents: spot.askCents },
    { head: 'Bid', hint: 'to sell', cents: spot.bidCents },
    { head: 'Spread', cents: spot.askCents - spot.bidCents },
  ];
  return (
    <DataTable caption={`${name} by weight`} captionHidden>
      <thead>
        <tr>
          <th scope="col">Per</th>
          {columns.map(({ head }) => (
            <th key={head} scope="col" data-figure="">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, hint, cents }) => (
          <tr key={head}>
            <th scope="row">
              {head} {hint ? <small>{hint}</small> : null}
            </th>
            {columns.map(({ head: column, share, write }) => (
              <td key={column} data-figure="">
                {write(cents * share)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** Where less than ten dollars need a third decimal: "$2.170". */
function perGram(cents: number): string {
  return Math.abs(cents) < 1_000 ? `$${(cents / 100).toFixed(3)}` : formatMoney(cents);
}

/** From $10,000 on without cents, which say nothing there: "$137,796". */
function perKilo(cents: number): string {
  if (Math.abs(cents) < 1_000_000) return formatMoney(cents);
  return `$${moneyParts(Math.round(cents / 100) * 100).whole}`;
}

/** Where the price stands within the last 52 weeks; nothing if they are not known. */
function Year({ metal, day, ask }: { metal: Metal; day: string; ask: number }) {
  const { data: candles } = useQuery(yearQuery(metal, day));
  if (!candles || candles.length === 0) return null;
  return (
    <RangeBar
      label="52 weeks"
      low={Math.min(...candles.map(({ low }) => low))}
      high={Math.max(...candles.map(({ high }) => high))}
      value={ask}
      write={formatMoney}
    />
  );
}
