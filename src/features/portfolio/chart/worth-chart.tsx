import { RANGES } from '#commerce/portfolio/ranges.ts';
import { lazy, Suspense } from 'react';

import { useNews } from '#ui/chart/use-news.ts';

import { Choice } from '../view-links.tsx';
import { kindsFor, KINDS } from '../portfolio-view.ts';
import type { FigureProps } from './figure.ts';
import { WorthLine } from './worth-line.tsx';
import './worth-chart.css';

/** Most look at the line only. Bundled on the server, so that each is there without JavaScript. */
const WorthCandles = import.meta.env.SSR
  ? (await import('./worth-candles.tsx')).default
  : lazy(() => import('./worth-candles.tsx'));
const PredictionLine = import.meta.env.SSR
  ? (await import('./prediction-line.tsx')).default
  : lazy(() => import('./prediction-line.tsx'));

const FIGURES = { line: WorthLine, candles: WorthCandles, prediction: PredictionLine };

/**
 * The worth of the holdings over time, against what was paid for them, as candles, or as it is
 * predicted. The settings decide which of them there are.
 */
export function WorthChart(props: Omit<FigureProps, 'onShown'>) {
  const { portfolio, view, withPremium } = props;
  const kinds = kindsFor(view, portfolio.settings);
  const kind = kinds.find((each) => each === view.kind) ?? kinds[0];
  const shown = [kind, view.range.range, view.metal, view.form, withPremium].join(' ');
  const onShown = useNews(shown);
  if (!kind) {
    return (
      <p className="worth-chart">
        The chart is switched off. You can switch it on below, in “What this page shows”.
      </p>
    );
  }
  const Figure = FIGURES[kind];
  return (
    <div className="worth-chart">
      <div className="worth-chart-choices">
        <nav aria-label="Range of the chart" hidden={kind === 'prediction'}>
          <ul className="view-links-tabs">
            {RANGES.map((range) => (
              <li key={range.range}>
                <Choice
                  to={{ ...view, range }}
                  isChosen={range === view.range}
                  label={`${range.range}, ${range.says}`}
                >
                  {range.range}
                </Choice>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Form of the chart">
          <ul className="view-links-switch">
            {KINDS.filter((each) => kinds.includes(each.kind)).map((each) => (
              <li key={each.kind}>
                <Choice to={{ ...view, kind: each.kind }} isChosen={each.kind === kind}>
                  {each.label}
                </Choice>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Suspense>
        {/* By its own key each chart begins with its whole range. */}
        <Figure key={shown} {...props} onShown={onShown} />
      </Suspense>
    </div>
  );
}
