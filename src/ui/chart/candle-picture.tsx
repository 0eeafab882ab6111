import { useMemo } from 'react';

import { Bounds, LastValue } from './marks.tsx';
import { candlePaths } from './paths.ts';
import { Picture } from './picture.tsx';
import { candlePlace, timeTicks, valueScale } from './scales.ts';
import type { Candle, Writing } from './series.ts';

const TIME_LABELS = 13;

type CandlePictureProps = {
  candles: readonly Candle[];
  writing: Writing;
  /** Which of two pictures this is, where a phone shows fewer candles. */
  size: 'narrow' | 'wide' | undefined;
};

/** Drawn again for other candles only, not for each step of the cursor. */
export function CandlePicture({ candles, writing, size }: CandlePictureProps) {
  return useMemo(() => {
    const { place, ticks } = candleScale(candles);
    const { shadows, rising, falling } = candlePaths(candles, place);
    const times = candles.map(({ time }) => time);
    const across = (index: number) => candlePlace(index, candles.length);
    return (
      <Picture
        ticks={ticks}
        times={timeTicks(times, writing.timeZone, TIME_LABELS)}
        place={place}
        across={across}
        writing={writing}
        size={size}
        drawing={
          <>
            <path className="chart-shadow" d={shadows} />
            <path className="chart-rising" d={rising} />
            <path className="chart-falling" d={falling} />
          </>
        }
      >
        <Bounds
          highs={candles.map(({ high }) => high)}
          lows={candles.map(({ low }) => low)}
          {...{ times, place, across, writing }}
        />
        <LastValue value={candles.at(-1)?.close ?? 0} place={place} writing={writing} />
      </Picture>
    );
  }, [candles, writing, size]);
}

/** The axis of candles, from the lowest to the highest value. */
export function candleScale(candles: readonly Candle[]) {
  return valueScale(candles.flatMap(({ low, high }) => [low, high]));
}
