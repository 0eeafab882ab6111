import { percent } from './picture.tsx';
import type { Place } from './scales.ts';
import type { Writing } from './series.ts';

type BoundsProps = {
  /** The highest and the lowest value of each step in sight; for a line they are the same. */
  highs: readonly number[];
  lows: readonly number[];
  /** When each step is (milliseconds). */
  times: readonly number[];
  place: Place;
  /** Percent from the left, of a step in sight. */
  across: (index: number) => number;
  writing: Writing;
};

/** Marks the highest and the lowest step, unless it is the last one, which has its own label. */
export function Bounds({ highs, lows, times, place, across, writing }: BoundsProps) {
  const [high, low] = [Math.max(...highs), Math.min(...lows)];
  if (high === low) return null;
  const marks = [
    { words: 'High', value: high, index: highs.indexOf(high), below: undefined },
    // Not over the words of the axis.
    { words: 'Low', value: low, index: lows.indexOf(low), below: place(low) < 91 || undefined },
  ];
  return marks.map(({ words, value, index, below }) => {
    if (index === times.length - 1) return null;
    const [x, y] = [across(index), percent(place(value))];
    return (
      <g key={words}>
        <circle className="chart-point" cx={percent(x)} cy={y} r="4" />
        <text
          className="chart-mark"
          data-anchor={x < 35 ? 'start' : x > 65 ? 'end' : 'middle'}
          data-below={below}
          x={percent(x)}
          y={y}
        >
          {`${words} ${writing.value(value)}`}
          <tspan>, {writing.short(times[index] ?? 0)}</tspan>
        </text>
      </g>
    );
  });
}

/** The last value beside the plot, and a dotted line that leads the eye to it. */
export function LastValue({ value, place, writing }: LastValueProps) {
  const y = percent(place(value));
  return (
    <>
      <line className="chart-level" x2="100%" y1={y} y2={y} />
      <text className="chart-last" x="100%" y={y}>
        {writing.value(value)}
      </text>
    </>
  );
}

type LastValueProps = { value: number; place: Place; writing: Writing };
