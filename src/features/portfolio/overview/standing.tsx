import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { MetalHeld, Portfolio, Realized } from '#api/portfolio/portfolio.ts';
import { spotQuery } from '#api/spot/spot.ts';
import { countWords } from '#commerce/format/count.ts';
import { listWords } from '#commerce/format/list.ts';
import { lateWords, marketTime } from '#commerce/format/market-time.ts';
import { formatOunces } from '#commerce/format/measure.ts';
import { formatMoney, formatMoneyChange, moneyParts } from '#commerce/format/money.ts';
import { changeWords } from '#commerce/format/change-words.ts';
import { Icon } from '#ui/icon.tsx';

import { resultOf } from '../result.ts';
import './standing.css';

/** The heading of the first part, which a retry leads to. */
export const STANDING_ID = 'standing-heading';

type Total = NonNullable<Portfolio['total']>;

/** The figures on top: the worth of now, what today changed, and what was gained since it was paid. */
export function Standing({
  total,
  realized,
  metals,
  withPremium,
}: {
  total: Total;
  realized: Realized | undefined;
  metals: readonly MetalHeld[];
  withPremium: boolean;
}) {
  const { worthCents, costCents, gainCents, gainPercent } = resultOf(total, withPremium);
  const paid = withPremium ? 'paid' : 'of metal when you bought it';
  return (
    <section className="standing">
      <h2 id={STANDING_ID} className="visually-hidden" tabIndex={-1}>
        Where it stands
      </h2>
      <dl>
        <Figure name={<WorthName withPremium={withPremium} />} note={ouncesWords(metals)} isFirst>
          <Money cents={worthCents} />
        </Figure>
        <Figure
          name="Today"
          note={<Way percent={total.dayPercent}> since the last close</Way>}
          explained="The change of each metal’s price since its last close, for the ounces you hold."
        >
          {formatMoneyChange(total.dayCents)}
        </Figure>
        <Figure
          name="Gain on what you hold"
          note={
            <Way percent={gainPercent}>
              {' '}
              on {formatMoney(costCents)} {paid}
            </Way>
          }
          explained={
            withPremium
              ? 'What it is worth now, counting each ounce as much above its metal as when you bought it, less all that you paid.'
              : 'What the metal is worth now, less what the same metal was worth on the days you bought it.'
          }
        >
          {formatMoneyChange(gainCents)}
        </Figure>
        <Figure
          name="Cost basis"
          note={`of it ${formatMoney(total.premiumCents)} over spot`}
          explained="All that you paid for what you still hold. The part over spot is the premium: it comes back only in part when you sell."
        >
          {formatMoney(total.paidCents)}
        </Figure>
        {realized ? <FromSales realized={realized} /> : null}
      </dl>
    </section>
  );
}

function FromSales({ realized }: { realized: Realized }) {
  return (
    <Figure
      name="Gain from sales this year"
      note={salesWords(realized)}
      explained="What your sales brought, less what you had paid for the pieces sold, fees included."
    >
      {formatMoneyChange(realized.yearCents)}
    </Figure>
  );
}

function Figure({
  name,
  note,
  explained,
  isFirst,
  children,
}: {
  name: ReactNode;
  note: ReactNode;
  explained?: string;
  isFirst?: boolean;
  children: ReactNode;
}) {
  return (
    <div data-first={isFirst ? '' : undefined}>
      <dt>{name}</dt>
      <dd className="figures">
        <b>{children}</b> <span className="standing-note">{note}</span>{' '}
        {explained ? <small>{explained}</small> : null}
      </dd>
    </div>
  );
}

/** "Worth now, at spot of 3:33 PM ET" */
function WorthName({ withPremium }: { withPremium: boolean }) {
  const { data: spot } = useQuery(spotQuery());
  const what = withPremium ? 'at spot and premium' : 'at spot';
  if (!spot) return `Worth now, ${what}`;
  const late = lateWords(spot);
  return (
    <>
      Worth now, {what} of <time dateTime={spot.time}>{marketTime(spot.time)}</time>
      {late ? `. ${late}` : null}
    </>
  );
}

function Money({ cents }: { cents: number }) {
  const parts = moneyParts(cents);
  return (
    <>
      {parts.sign}${parts.whole}
      <small>.{parts.cents}</small>
    </>
  );
}

/** "down 1.37 %", with an arrow. */
function Way({ percent, children }: { percent: number; children: ReactNode }) {
  const words = changeWords(percent);
  const way = /^(?:up|down)/.exec(words)?.[0] as 'up' | 'down' | undefined;
  return (
    <>
      {way ? <Icon name={`arrow-${way}`} /> : null} <span data-way={way}>{words}</span>
      {children}
    </>
  );
}

/** "2 sales. Ever: +$1,015.60 from 5." */
function salesWords({ salesThisYear, sales, allCents }: Realized): string {
  if (sales === 0) return 'No sales yet.';
  if (sales === salesThisYear) return `${countWords(sales, 'sale')}. Ever: the same.`;
  return `${countWords(salesThisYear, 'sale')}. Ever: ${formatMoneyChange(allCents)} from ${sales}.`;
}

/** "222.32 oz silver, 2.8 oz gold" */
function ouncesWords(metals: readonly MetalHeld[]): string {
  return listWords(metals.map(({ metal, ounces }) => `${formatOunces(ounces)} oz ${metal}`));
}
