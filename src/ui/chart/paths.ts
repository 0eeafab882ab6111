import { line } from 'd3-shape';

import { candlePlace, stepPlace, type Place } from './scales.ts';
import type { Candle } from './series.ts';

/** Units of the stretched drawing in a percent of the plot. */
const SCALE = 10;
/** The share of its step that the body of a candle fills. */
const BODY = 0.6;

const units = (percent: number) => Math.round(percent * SCALE * 10) / 10;

/** The `d` of a line over `values`, in a drawing of 1000 by 1000 units. */
export function linePath(values: readonly number[], place: Place): string {
  const draw = line<number>()
    .x((_, index) => units(stepPlace(index, values.length)))
    .y((value) => units(place(value)));
  return draw(values) ?? '';
}

/** The shadows, rising bodies and falling bodies of candles, each as the `d` of one path. */
export function candlePaths(
  candles: readonly Candle[],
  place: Place,
): { shadows: string; rising: string; falling: string } {
  const width = units((100 / candles.length) * BODY);
  const paths = { shadows: '', rising: '', falling: '' };
  for (const [index, { open, high, low, close }] of candles.entries()) {
    const middle = units(candlePlace(index, candles.length));
    const [top, bottom] = [
      units(place(Math.max(open, close))),
      units(place(Math.min(open, close))),
    ];
    paths.shadows += `M${middle} ${units(place(high))}V${top}M${middle} ${bottom}V${units(place(low))}`;
    const left = Math.round((middle - width / 2) * 10) / 10;
    paths[close < open ? 'falling' : 'rising'] += `M${left} ${top}h${width}V${bottom}h${-width}z`;
  }
  return paths;
}
