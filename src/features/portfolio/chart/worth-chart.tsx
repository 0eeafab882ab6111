import { useEffect } from 'react';

import type { Portfolio } from '#api/portfolio/portfolio.ts';
import { useNews } from '#ui/chart/use-news.ts';

import { Choice } from '../view-links.tsx';
import { RANGES, type PortfolioView } from '../portfolio-view.ts';
import { WorthCandles } from './worth-candles.tsx';
import { WorthLine } from './worth-line.tsx';
import './worth-chart.css';

const KINDS = [
  { kind: 'line', label: 'Line' },
  { kind: 'candles', label: 'Candles' },
] as const;

/** Of the chart: where its sentence stands. */
export const HEADING_ID = 'worth-chart';

export type FigureProps = {
  portfolio: Portfolio;
  view: PortfolioView;
  /** Hears what the chart says at a glance, when it is shown. */
  onShown: (sentence: string) => void;
};

/** The worth of the holdings over time, against what was paid for them, or as candles. */
export function WorthChart({ portfolio, view }: Pick<FigureProps, 'portfolio' | 'view'>) {
  const shown = [view.kind, view.range.range, view.metal, view.form, view.withPremium].join(' ');
  const onShown = useNews(shown);
  const Figure = view.kind === 'candles' ? WorthCandles : WorthLine;
  return (
    <div className="worth-chart">
      <div className="worth-chart-choices">
        <nav aria-label="Range of the chart">
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
            {KINDS.map(({ kind, label }) => (
              <li key={kind}>
                <Choice to={{ ...view, kind }} isChosen={kind === view.kind}>
                  {label}
                </Choice>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {/* By its own key each chart begins with its whole range. */}
      <Figure key={shown} {...{ portfolio, view, onShown }} />
    </div>
  );
}

/** Says the sentence of a chart when it is shown. */
export function useShown(sentence: string, onShown: (sentence: string) => void): void {
  useEffect(() => onShown(sentence), [onShown, sentence]);
}
