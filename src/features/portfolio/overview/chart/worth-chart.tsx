import { lazy, Suspense } from 'react';

import { useNews } from '#ui/chart/use-news.ts';
import { ChoiceForm } from '#ui/field/choice-form.tsx';

import { RangeForm } from '../../range-form.tsx';
import { hrefOf, kindsFor, KINDS } from '../portfolio-view.ts';
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
        {kind === 'prediction' ? null : (
          <RangeForm chosen={view.range} hrefOf={(range) => hrefOf({ ...view, range })} />
        )}
        <ChoiceForm
          legend="Form of the chart"
          name="kind"
          chosen={kind}
          options={KINDS.filter((each) => kinds.includes(each.kind)).map((each) => ({
            value: each.kind,
            label: each.label,
            href: hrefOf({ ...view, kind: each.kind }),
          }))}
          action="Show this form"
          look="switch"
        />
      </div>
      <Suspense>
        {/* By its own key each chart begins with its whole range. */}
        <Figure key={shown} {...props} onShown={onShown} />
      </Suspense>
    </div>
  );
}
