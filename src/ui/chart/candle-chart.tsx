import { useMemo } from 'react';

import type { Unit, Width } from './calendar-units.ts';
import { levelFor, levelsOf, type Level } from './candle-levels.ts';
import { CandlePicture, candleScale } from './candle-picture.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { spoken, viewWords } from './line-chart.tsx';
import { Plot } from './plot.tsx';
import { candlePlace } from './scales.ts';
import type { Candle, Stop, Writing } from './series.ts';
import type { Span, View } from './span.ts';
import type { TableBelow } from './table-below.tsx';
import { useChart } from './use-chart.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useTone } from './use-tone.ts';

/** The most candles whose bodies are at least 3 px wide in a window of 320 and of 832 px. */
const MOST = { narrow: 53, wide: 110 };

export type CandleChartProps = {
  /** Of its heading. */
  id: string;
  heading: string;
  sentence: string;
  /** Oldest first: at least one. */
  candles: readonly Candle[];
  /** How long each of them is. */
  width: Width;
  unit: string;
  /** How the times of candles of a width are written. */
  writingFor: (width: Width) => Writing;
  /** "up 0.80 %" from one value to another. */
  change: (from: number, to: number) => string;
  /** Somebody looks closer: shorter candles may be given from now on. */
  onCloser?: () => void;
  /** What is to be said of the shorter candles: that they are loaded, or could not be. */
  note?: string | undefined;
  table: TableBelow;
};

/**
 * Candles over time: hollow when the price rose, filled when it fell. They are joined to longer
 * ones where there are too many for the width, and come apart as one looks closer.
 */
export function CandleChart(props: CandleChartProps) {
  const { id, heading, sentence, candles, width, unit, writingFor, onCloser, note, table } = props;
  const { timeZone } = writingFor(width);
  const levels = useMemo(() => levelsOf(candles, width, timeZone), [candles, width, timeZone]);
  const isNarrow = useIsNarrow();
  const levelOf = (span: Span | undefined) =>
    levelFor(levels, span, isNarrow ? MOST.narrow : MOST.wide);

  const chart = useChart({
    timesFor: (span) => levelOf(span).times,
    lines: 1,
    ofStep: (at, _, span) => candleStop(levelOf(span), at, props).words,
    ofView: (view, span) => candleView(levelOf(span), view, writingFor),
  });
  const { view } = chart;
  const level = levelOf(chart.span);
  const shown = useMemo(() => level.candles.slice(view.from, view.to + 1), [level, view]);
  const values = useMemo(() => shown.map(({ close }) => close), [shown]);
  useTone(chart, values);
  const { place } = useMemo(() => candleScale(shown), [shown]);
  const zoom = (by: number) => {
    if (by < 1) onCloser?.();
    chart.zoom(by);
  };
  // Until the page is measured both pictures are there, and the style sheet shows one.
  const narrow = levelFor(levels, undefined, MOST.narrow);
  const other = isNarrow === undefined && narrow !== level ? narrow : undefined;
  const steering = { ...chart, zoom };
  return (
    <ChartFrame
      {...{ id, heading, sentence, values, table }}
      chart={steering}
      step={level.unit.one}
      keys={<Keys unit={level.unit} note={note} />}
    >
      <Plot
        name={`${heading}, by ${level.unit.one}`}
        chart={steering}
        stopAt={(at) => candleStop(level, at, props)}
        across={(at) => candlePlace(at - view.from, shown.length)}
        down={place}
        unit={unit}
      >
        {other ? (
          <CandlePicture
            candles={other.candles}
            writing={writingFor(other.unit.width)}
            size="narrow"
          />
        ) : null}
        <CandlePicture
          candles={shown}
          writing={writingFor(level.unit.width)}
          size={other ? 'wide' : undefined}
        />
      </Plot>
    </ChartFrame>
  );
}

/** "Each candle is one week" */
function each({ one }: Unit): string {
  return `Each candle is ${/^\d/.test(one) ? one : `one ${one}`}`;
}

/** What the two kinds of bodies mean. */
function Keys({ unit, note }: { unit: Unit; note: string | undefined }) {
  return (
    <ul className="chart-keys">
      <li>
        <KeyDrawing kind="rising" /> Hollow: it ended higher
      </li>
      <li>
        <KeyDrawing kind="falling" /> Filled: it ended lower
      </li>
      <li>{each(unit)}</li>
      {note ? <li>{note}</li> : null}
    </ul>
  );
}

function KeyDrawing({ kind }: { kind: 'rising' | 'falling' }) {
  return (
    <svg className="chart-key" viewBox="0 0 10 20" aria-hidden="true">
      <path className="chart-shadow" d="M5 1V5M5 15V19" />
      <path className={`chart-${kind}`} d="M2 5H8V15H2z" />
    </svg>
  );
}

/** "Showing March 2, 2026 to June 1, 2026. Each candle is one week." */
function candleView(
  { unit, times }: Level,
  view: View,
  writingFor: CandleChartProps['writingFor'],
): string {
  // Within a sentence a week is named by its first day.
  const writing = writingFor(unit.width === 'week' ? 'day' : unit.width);
  return `${viewWords(times, view, writing)} ${each(unit)}.`;
}

function candleStop(
  { unit, candles }: Level,
  at: number,
  { writingFor, change }: CandleChartProps,
): Stop {
  const candle = candles[at] ?? { time: 0, open: 0, high: 0, low: 0, close: 0 };
  const { time, open, high, low, close } = candle;
  const { moment, short, value } = writingFor(unit.width);
  const title = unit.one === unit.width ? moment(time) : `${unit.one} from ${moment(time)}`;
  const moved = change(open, close);
  return {
    time,
    value: close,
    title,
    short: short(time),
    rows: [
      ['Open', value(open)],
      ['High', value(high)],
      ['Low', value(low)],
      ['Close', value(close)],
      ['Change', moved],
    ],
    words: `${title}: open ${value(open)}, high ${value(high)}, low ${value(low)}, close ${value(close)}, ${spoken(moved)}`,
  };
}
