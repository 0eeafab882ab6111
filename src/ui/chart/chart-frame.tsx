import type { ReactNode } from 'react';

import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

import { PlayButton } from './play-button.tsx';
import type { TableBelow } from './table-below.tsx';
import type { Chart } from './use-chart.ts';
import './chart.css';

/**
 * A chart with what makes it readable in every way: a heading, its sentence, the plot, and buttons
 * for switch, voice and pointer that do what the keys of the cursor do.
 */
export function ChartFrame({
  id,
  heading,
  sentence,
  keys,
  chart,
  values,
  step,
  table,
  children,
}: {
  /** Of its heading. */
  id: string;
  heading: string;
  sentence: ReactNode;
  /** Explains the marks of the plot, if they need it. */
  keys?: ReactNode;
  chart: Chart;
  /** Those in sight, of the line of the cursor. */
  values: readonly number[];
  /** One step of the cursor: "day". */
  step: string;
  table: TableBelow;
  children: ReactNode;
}) {
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption className="chart-caption">
        <h2 id={id} className="chart-heading" tabIndex={-1}>
          {heading}
        </h2>
        <p className="chart-sentence">{sentence}</p>
      </figcaption>
      {keys}
      {children}
      <div className="chart-buttons">
        <div className="chart-button-group">
          <Button aria-label={`Previous ${step}`} onClick={() => chart.step(-1)}>
            <Icon name="chevron-left" />
          </Button>
          <Button aria-label={`Next ${step}`} onClick={() => chart.step(1)}>
            <Icon name="chevron-right" />
          </Button>
        </div>
        <div className="chart-button-group">
          <Button aria-label="Zoom in" onClick={() => chart.zoom(0.5)}>
            <Icon name="plus" />
          </Button>
          <Button aria-label="Zoom out" aria-disabled={chart.isWhole} onClick={() => chart.zoom(2)}>
            <Icon name="minus" />
          </Button>
          <Button aria-disabled={chart.isWhole} onClick={chart.showWhole}>
            Whole range
          </Button>
        </div>
        <PlayButton chart={chart} values={values} />
        {table.button}
        <p className="chart-help">{tellKeys(step)}</p>
      </div>
      {table.shown}
    </figure>
  );
}

/** A step may be of several days or hours: "2 days". */
function tellKeys(step: string): string {
  return `Arrow keys move ${/^\d/.test(step) ? step : `a ${step}`}, + and − zoom.`;
}
