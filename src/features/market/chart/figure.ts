import type { Metal } from '#api/spot/metal-spot.ts';

import { daysWords } from './days.ts';
import type { ChartChoice } from './range.ts';

export const HEADING_ID = 'chart-heading';

export type FigureProps = {
  metal: Metal;
  choice: ChartChoice;
  /** The trading day of the last price, an ISO 8601 date. */
  day: string;
  /** Hears what the chart says at a glance, when it is shown. */
  onShown: (sentence: string) => void;
};

/** "in the last year", "between January 2, 2026 and February 3, 2026" */
export function whenOf({ range, days }: ChartChoice): string {
  return days ? daysWords(days) : range.says;
}
