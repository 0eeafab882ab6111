import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { HoldingHistory } from '#api/portfolio/holding.ts';
import { spotQuery } from '#api/spot/spot.ts';
import { changeWords } from '#commerce/format/change-words.ts';
import { countWords } from '#commerce/format/count.ts';
import { lateWords, marketTime } from '#commerce/format/market-time.ts';
import { formatMeasure, formatOunces } from '#commerce/format/measure.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { Icon } from '#ui/icon.tsx';

import { resultOf } from '../result.ts';

/** What is held, its worth, its cost, and what was gained so far. */
export function HoldingFigures({ holding }: { holding: HoldingHistory }) {
  const { units, ounces, metal, paidCents, premiumCents } = holding;
  return (
    <section className="holding-figures">
      <h2 id="holding-figures" className="visually-hidden" tabIndex={-1}>
        Where it stands
      </h2>
      <dl>
        <Figure
          name="Held"
          note={
            units > 0 ? `${formatOunces(units * ounces)} oz of ${metal ?? 'metal'}` : 'all sold'
          }
        >
          {formatMeasure(units)}
        </Figure>
        {units > 0 ? (
          <>
            <Worth holding={holding} />
            <Figure
              name="Cost basis"
              note={`${formatMoney(Math.round(paidCents / units))} each; ${premiumNote(premiumCents)}`}
            >
              {formatMoney(paidCents)}
            </Figure>
            <Gain holding={holding} />
          </>
        ) : null}
        <FromSales holding={holding} />
      </dl>
    </section>
  );
}

function Worth({ holding: { worthCents, premiumCents } }: { holding: HoldingHistory }) {
  const { data: spot } = useQuery(spotQuery());
  const late = spot && lateWords(spot);
  return (
    <Figure
      name={
        <>
          Worth now, at spot
          {spot ? (
            <>
              {' '}
              of <time dateTime={spot.time}>{marketTime(spot.time)}</time>
            </>
          ) : null}
          {late ? `. ${late}` : null}
        </>
      }
      note={
        worthCents === undefined
          ? 'The market quotes no price.'
          : `${formatMoney(worthCents + premiumCents)} with the premium that you paid`
      }
    >
      {worthCents === undefined ? 'not known' : formatMoney(worthCents)}
    </Figure>
  );
}

/** Against all that was paid, as in the lots; the dashboard compares the metal alone. */
function Gain({ holding: { worthCents, paidCents, premiumCents } }: { holding: HoldingHistory }) {
  if (worthCents === undefined) {
    return (
      <Figure name="Gain against what you paid" note="Not known without a price.">
        not known
      </Figure>
    );
  }
  const cents = worthCents - paidCents;
  const metal = resultOf({ worthCents, paidCents, premiumCents }, false);
  const way = wayOf(cents);
  return (
    <Figure
      name="Gain against what you paid"
      note={
        <>
          {way ? <Icon name={`arrow-${way}`} /> : null}{' '}
          <span data-way={way}>{changeWords(paidCents > 0 ? (cents / paidCents) * 100 : 0)}</span>.
          The metal alone: {formatMoneyChange(metal.gainCents)}, {changeWords(metal.gainPercent)}
        </>
      }
    >
      {formatMoneyChange(cents)}
    </Figure>
  );
}

function FromSales({ holding: { trades } }: { holding: HoldingHistory }) {
  const sales = trades.filter(({ kind }) => kind !== 'PURCHASED');
  const gain = sales.reduce((sum, { gainCents = 0 }) => sum + gainCents, 0);
  const units = sales.reduce((sum, each) => sum + each.units, 0);
  return (
    <Figure
      name="Gain from sales"
      note={
        sales.length > 0
          ? `${countWords(sales.length, 'sale')} of ${formatMeasure(units)}, fees included`
          : 'No sales yet.'
      }
    >
      {formatMoneyChange(gain)}
    </Figure>
  );
}

function Figure({
  name,
  note,
  children,
}: {
  name: ReactNode;
  note: ReactNode;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figures">
        <b>{children}</b> <span className="holding-note">{note}</span>
      </dd>
    </div>
  );
}

/** "$227.95 of it over spot" */
function premiumNote(cents: number): string {
  if (cents === 0) return 'none of it over spot';
  return cents > 0 ? `${formatMoney(cents)} of it over spot` : `${formatMoney(-cents)} under spot`;
}

/** Which way money went, for its color and arrow; the sign says it too. */
export function wayOf(cents: number): 'up' | 'down' | undefined {
  if (cents === 0) return undefined;
  return cents > 0 ? 'up' : 'down';
}
