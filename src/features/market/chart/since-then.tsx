import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { metalSpotsQuery, type Metal } from '#api/spot/metal-spot.ts';
import { candleTime } from '#commerce/chart/price-writing.ts';
import { changeWords } from '#commerce/format/change-words.ts';
import { longDate } from '#commerce/format/date.ts';
import { formatOunces } from '#commerce/format/measure.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { closeQuery } from './chart-queries.ts';
import { DatesForm } from './dates-form.tsx';
import type { SingleDay } from './days.ts';
import { METALS } from './metals.ts';
import type { ChartChoice } from './range.ts';

const PUT_IN_CENTS = 100_000;

/** What $1,000 of a metal, bought on a day of one's own, brings now: a GET form with its answer. */
export function SinceThen({
  metal,
  choice,
  asked,
}: {
  metal: Metal;
  choice: ChartChoice;
  /** The day of the address, with what is wrong with it. */
  asked: SingleDay | undefined;
}) {
  return (
    <section className="since-then">
      <h2 id="since-heading" tabIndex={-1}>
        What $1,000 became
      </h2>
      <DatesForm
        fields={[
          {
            name: 'since',
            label: 'Bought on',
            value: asked?.day,
            missing: 'Enter a day.',
            error: asked?.error,
          },
        ]}
        choice={{ ...choice, since: undefined }}
        action="What is it worth now?"
      />
      {choice.since ? <Answer metal={metal} since={choice.since} /> : null}
    </section>
  );
}

function Answer({ metal, since }: { metal: Metal; since: string }) {
  const words = useAnswer(metal, since);
  const told = useRef<string>(undefined);
  // Answers a press, once; a price that changes later is not read out.
  useEffect(() => {
    if (told.current === since || !document.activeElement?.closest('.since-then')) return;
    told.current = since;
    announce(words);
  }, [since, words]);
  return <p className="since-then-answer">{words}</p>;
}

function useAnswer(metal: Metal, since: string): string {
  const { data: candles, isError } = useQuery(closeQuery(metal, since));
  const { data: spots } = useQuery(metalSpotsQuery());
  const bought = candles?.at(-1);
  const bid = spots?.[metal]?.bidCents;
  const { name, unit } = METALS[metal];
  if (isError || (candles && bid === undefined)) return 'The prices could not be loaded.';
  if (candles && !bought) return `No price of ${name.toLowerCase()} is known for that day.`;
  if (!bought || bid === undefined) return 'Loading …';
  const amount = PUT_IN_CENTS / bought.close;
  const worth = amount * bid;
  const day = longDate(new Date(candleTime(bought.start, 'day')).toISOString());
  const change = changeWords((worth / PUT_IN_CENTS - 1) * 100);
  return `On ${day} the ${unit} closed at ${formatMoney(bought.close)}, so $1,000 bought ${formatOunces(amount)} of them. At today's bid they bring ${formatMoney(worth)}: ${change}, without premium, shipping and tax.`;
}
