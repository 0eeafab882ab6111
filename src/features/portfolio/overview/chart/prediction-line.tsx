import { useMemo } from 'react';

import { changeBetween, noonOf, writingFor } from '#commerce/chart/price-writing.ts';
import type { Predicted } from '#api/portfolio/portfolio-series.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { LinkButton } from '#ui/button.tsx';
import { ChartTable } from '#ui/chart/chart-table.tsx';
import { LineChart } from '#ui/chart/line-chart.tsx';

import { headingOf, ViewTableButton } from './figure-parts.tsx';
import { linesOf, type Predictions, type Who } from './forecast.ts';
import { HEADING_ID, useShown, type FigureProps } from './figure.ts';

const WRITING = writingFor('day');
const NAMES: Record<Who, string> = {
  optimal: 'Your optimal',
  analyst: 'Analyst',
  worst: 'Your worst',
};

/** What is held now at the prices that its owner and an analyst expect, quarter by quarter. */
export default function PredictionLine({ portfolio, view, withPremium, onShown }: FigureProps) {
  const { forecasts, total } = portfolio;
  const what = view.metal === 'gold' || view.metal === 'silver' ? view.metal : 'total';
  const premium = withPremium ? (total?.premiumCents ?? 0) : 0;
  const said = useMemo(() => linesOf(forecasts[what]), [forecasts, what]);
  const times = useMemo(() => said.days.map(noonOf), [said]);
  const lines = useMemo(
    () =>
      said.lines.map(({ who, values }) => ({
        name: NAMES[who],
        values: values.map((value) => value + premium),
      })),
    [said, premium],
  );
  const words = headingOf(view).what;
  const sentence = predictionSentence(said, words, premium);
  useShown(sentence, onShown);
  if (said.days.length === 0) {
    return (
      <>
        <p>Nobody has predicted the prices of {words} yet.</p>
        <ToPredictions what={what} />
      </>
    );
  }
  const heading = `What ${words} may be worth`;
  return (
    <>
      <LineChart
        id={HEADING_ID}
        heading={heading}
        sentence={sentence}
        times={times}
        lines={lines}
        unit="Dollars, at predicted spot"
        writing={WRITING}
        step="quarter"
        change={changeBetween}
        table={{
          button: <ViewTableButton view={view} rows={times.length} />,
          shown: view.hasTable && (
            <ChartTable
              caption={`${heading}, at the end of each quarter`}
              columns={['Day', ...lines.map(({ name }) => name)]}
              rows={times.map((time, at) => ({
                time,
                head: WRITING.moment(time),
                cells: lines.map(({ values }) => WRITING.value(values[at] ?? 0)),
              }))}
              timeZone={WRITING.timeZone}
            />
          ),
        }}
      />
      <ToPredictions what={what} />
    </>
  );
}

/** The page where prices are predicted, quarter by quarter. */
function ToPredictions({ what }: { what: Predicted }) {
  return (
    <p>
      <LinkButton to={`/bold-bullion-portfolio/predictions?view=${what}`}>
        All predictions, and your own
      </LinkButton>
    </p>
  );
}

/** Where each prediction ends, and that none of them is a promise. */
function predictionSentence({ days, lines }: Predictions, what: string, premium: number): string {
  const last = days.at(-1);
  if (!last) return '';
  const end = (who: Who) => lines.find((line) => line.who === who)?.values.at(-1);
  const at = (cents: number) => formatMoney(cents + premium);
  const [analyst, worst, optimal] = [end('analyst'), end('worst'), end('optimal')];
  const parts = [
    analyst === undefined ? [] : `${at(analyst)} by the analyst’s prices`,
    worst === undefined || optimal === undefined
      ? []
      : `between ${at(worst)} and ${at(optimal)} by your own`,
  ].flat();
  return `On ${WRITING.moment(noonOf(last))} ${what} would be worth ${parts.join(', and ')}. These are estimates, no promise.`;
}
