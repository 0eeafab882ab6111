import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { metalSpotsQuery, type MetalSpot } from '#api/spot/metal-spot.ts';
import { formatMeasure } from '#commerce/format/measure.ts';
import { lateWords } from '#commerce/format/market-time.ts';
import { formatMoney } from '#commerce/format/money.ts';

type Figure = (silver: MetalSpot, gold: MetalSpot) => string;

/** What these words mean in the prices of now, for one troy ounce. */
const FIGURES: Readonly<Record<string, Figure>> = {
  ask: (silver) => formatMoney(silver.askCents),
  bid: (silver) => formatMoney(silver.bidCents),
  spot: (silver) => formatMoney(silver.askCents),
  spread: (silver) => formatMoney(silver.askCents - silver.bidCents),
  'gold-and-silver-ratio': (silver, gold) =>
    formatMeasure(Math.round((10 * gold.askCents) / silver.askCents) / 10),
};

/** The figure of a word, as a link to the chart behind it; nothing for other words or without prices. */
export function NowOf({ slug }: { slug: string }) {
  const figure = FIGURES[slug];
  return figure ? <Now figure={figure} isRatio={slug === 'gold-and-silver-ratio'} /> : null;
}

function Now({ figure, isRatio }: { figure: Figure; isRatio: boolean }) {
  const { data: spots } = useQuery(metalSpotsQuery());
  if (!spots?.silver || !spots.gold) return null;
  const late = lateWords(spots.silver);
  return (
    <span className="glossary-now muted figures">
      {' '}
      <Link to={isRatio ? '/chart/gold-price?range=5Y&with=ratio' : '/chart/silver-price'}>
        {isRatio ? 'Ratio' : 'Silver'} {late ? 'last' : 'now'}
      </Link>
      : {figure(spots.silver, spots.gold)}
      {late ? ` (${late})` : null}
    </span>
  );
}
