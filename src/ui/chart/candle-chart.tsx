import { useMemo, type ReactNode } from 'react';

import { ChartFrame } from './chart-frame.tsx';
import { groupCandles } from './group-candles.ts';
import { spoken, viewWords } from './line-chart.tsx';
import { candlePaths } from './paths.ts';
import { Picture } from './picture.tsx';
import { Plot } from './plot.tsx';
import { candlePlace, timeTicks, valueScale } from './scales.ts';
import type { Candle, Stop, Writing } from './series.ts';
import { useChart } from './use-chart.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useTone } from './use-tone.ts';

const TIME_LABELS = 13;
/** The most candles whose bodies are at least 3 px wide on a plot of 270 and of 560 px. */
const MOST = { narrow: 53, wide: 110 };

export type CandleChartProps = {
  /** Of its heading. */
  id: string;
  heading: string;
  sentence: string;
  /** Oldest first: at least one. */
  candles: readonly Candle[];
  unit: string;
  writing: Writing;
  /** One candle, and several: "day", "days". */
  step: { one: string; many: string };
  /** "up 0.80 %" from one value to another. */
  change: (from: number, to: number) => string;
  table: { link: ReactNode; shown: ReactNode };
};

/** Candles over time: hollow when the price rose, filled when it fell. */
export function CandleChart(props: CandleChartProps) {
  const isNarrow = useIsNarrow();
  const size = { narrow: sizeFor(props.candles, 'narrow'), wide: sizeFor(props.candles, 'wide') };
  // Until the page is measured both pictures are there, and the style sheet shows one.
  const isSame = size.narrow === size.wide;
  const both = isNarrow === undefined && !isSame;
  const grouped = isNarrow ? size.narrow : size.wide;
  return (
    <Grouped
      key={grouped}
      {...props}
      grouped={grouped}
      other={both ? <Candles {...props} grouped={size.narrow} size="narrow" /> : null}
      size={both ? 'wide' : undefined}
    />
  );
}

function sizeFor(candles: readonly Candle[], on: keyof typeof MOST): number {
  return Math.max(1, Math.ceil(candles.length / MOST[on]));
}

type GroupedProps = CandleChartProps & {
  grouped: number;
  size: 'wide' | undefined;
  other: ReactNode;
};

function Grouped(props: GroupedProps) {
  const { id, heading, sentence, unit, writing, step, table, grouped, size, other } = props;
  const candles = useMemo(() => groupCandles(props.candles, grouped), [props.candles, grouped]);
  const one = grouped > 1 ? `${grouped} ${step.many}` : step.one;
  const stopAt = (at: number) => candleStop(props, candles, at, one);
  const times = candles.map(({ time }) => time);
  const chart = useChart(candles.length, 1, {
    ofStep: (at) => stopAt(at).words,
    ofView: (view) => viewWords(times, view, writing),
  });
  const { view } = chart;
  const shown = useMemo(() => candles.slice(view.from, view.to + 1), [candles, view]);
  const values = useMemo(() => shown.map(({ close }) => close), [shown]);
  useTone(chart, values);
  const { place } = useMemo(() => scaleOf(shown), [shown]);
  const across = (at: number) => candlePlace(at - view.from, shown.length);
  return (
    <ChartFrame
      {...{ id, heading, sentence, chart, values, table }}
      step={step.one}
      keys={<Keys one={one} />}
    >
      <Plot
        name={`${heading}, by ${one}`}
        chart={chart}
        stopAt={stopAt}
        across={across}
        down={place}
        unit={unit}
      >
        {other}
        <CandlePicture candles={shown} writing={writing} size={size} />
      </Plot>
    </ChartFrame>
  );
}

function Candles({
  candles,
  writing,
  grouped,
  size,
}: CandleChartProps & { grouped: number; size: 'narrow' }) {
  return <CandlePicture candles={groupCandles(candles, grouped)} writing={writing} size={size} />;
}

/** Drawn again for another view only, not for each step of the cursor. */
function CandlePicture({
  candles,
  writing,
  size,
}: {
  candles: readonly Candle[];
  writing: Writing;
  size: 'narrow' | 'wide' | undefined;
}) {
  return useMemo(() => {
    const { place, ticks } = scaleOf(candles);
    const { shadows, rising, falling } = candlePaths(candles, place);
    return (
      <Picture
        ticks={ticks}
        times={timeTicks(
          candles.map(({ time }) => time),
          writing.timeZone,
          TIME_LABELS,
        )}
        place={place}
        across={(index) => candlePlace(index, candles.length)}
        writing={writing}
        size={size}
        drawing={
          <>
            <path className="chart-shadow" d={shadows} />
            <path className="chart-rising" d={rising} />
            <path className="chart-falling" d={falling} />
          </>
        }
      />
    );
  }, [candles, writing, size]);
}

function scaleOf(candles: readonly Candle[]) {
  return valueScale(candles.flatMap(({ low, high }) => [low, high]));
}

/** What the two kinds of bodies mean. */
function Keys({ one }: { one: string }) {
  return (
    <ul className="chart-keys">
      <li>
        <KeyDrawing kind="rising" /> Hollow: it ended higher
      </li>
      <li>
        <KeyDrawing kind="falling" /> Filled: it ended lower
      </li>
      <li>Each candle is {/^\d/.test(one) ? one : `one ${one}`}</li>
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

function candleStop(
  { writing, change, step }: CandleChartProps,
  candles: readonly Candle[],
  at: number,
  one: string,
): Stop {
  const candle = candles[at] ?? { time: 0, open: 0, high: 0, low: 0, close: 0 };
  const { time, open, high, low, close } = candle;
  const moment = writing.moment(time);
  const title = one === step.one ? moment : `${one}, the first ${moment}`;
  const moved = change(open, close);
  return {
    time,
    value: close,
    title,
    rows: [
      ['Open', writing.value(open)],
      ['High', writing.value(high)],
      ['Low', writing.value(low)],
      ['Close', writing.value(close)],
      ['Change', moved],
    ],
    words: `${title}: open ${writing.value(open)}, high ${writing.value(high)}, low ${writing.value(low)}, close ${writing.value(close)}, ${spoken(moved)}`,
  };
}
