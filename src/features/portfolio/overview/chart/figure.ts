import { useEffect } from 'react';

import type { Portfolio } from '#api/portfolio/portfolio.ts';

import type { PortfolioView } from '../portfolio-view.ts';

/** Of the heading of the chart. */
export const HEADING_ID = 'worth-chart';

export type FigureProps = {
  portfolio: Portfolio;
  view: PortfolioView;
  withPremium: boolean;
  /** Hears what the chart says at a glance, when it is shown. */
  onShown: (sentence: string) => void;
};

/** Says the sentence of a chart when it is shown. */
export function useShown(sentence: string, onShown: (sentence: string) => void): void {
  useEffect(() => onShown(sentence), [onShown, sentence]);
}
