import type { ReactNode } from 'react';

import type { Place, TimeTick } from './scales.ts';
import type { Writing } from './series.ts';

/**
 * The plot: a grid with round values, times below, and in it a drawing of 1000 by 1000 units that
 * is stretched with the page. Texts stand at percents and are never stretched; so the server draws
 * the finished picture, and no size is measured.
 */
export function Picture({
  ticks,
  times,
  place,
  across,
  writing,
  size,
  drawing,
  children,
}: {
  ticks: readonly number[];
  times: readonly TimeTick[];
  /** Percent from above, of a value. */
  place: Place;
  /** Percent from the left, of a step. */
  across: (index: number) => number;
  writing: Writing;
  /** Which of two pictures this is, where a phone shows fewer marks. */
  size?: 'narrow' | 'wide' | undefined;
  drawing: ReactNode;
  children?: ReactNode;
}) {
  return (
    <svg className="chart-picture" data-size={size} aria-hidden="true">
      {ticks.map((tick) => (
        <line
          key={tick}
          className="chart-rule"
          x2="100%"
          y1={percent(place(tick))}
          y2={percent(place(tick))}
        />
      ))}
      {times.map(({ index, words }, rank) => (
        <text
          key={index}
          className="chart-time"
          data-rank={rank % 4 === 0 ? 'first' : rank % 2 === 0 ? 'second' : 'third'}
          x={percent(across(index))}
          y="100%"
        >
          {words}
        </text>
      ))}
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none">
        <path
          className="chart-ticks"
          d={`M0 1000H1000${times.map(({ index }) => `M${Math.round(across(index) * 10)} 1000v15`).join('')}`}
        />
        {drawing}
      </svg>
      {ticks.map((tick) => (
        <text key={tick} className="chart-value" y={percent(place(tick))}>
          {writing.tick(tick)}
        </text>
      ))}
      {children}
    </svg>
  );
}

/** "12.3%" */
export function percent(value: number): string {
  return `${Math.round(value * 10) / 10}%`;
}
