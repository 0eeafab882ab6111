import { useQuery } from '@tanstack/react-query';

import type { Metal } from '#api/spot/metal-spot.ts';
import { spotHistoryQuery } from '#api/spot/spot-history.ts';
import { formatMoney } from '#commerce/format/money.ts';
import './spot-line.css';

/** The page of a metal shows the closes of so long: some sixty, few enough for its HTML. */
export const LINE_RANGE = '3M';

const SIZE = { width: 320, height: 56, edge: 3 };

/**
 * The ask of a metal over three months as a small line, with its ends in words. `ask` (cents) is its
 * last point. Nothing as long as the months are not known.
 */
export function SpotLine({ metal, ask }: { metal: Metal; ask: number }) {
  const { data: points = [] } = useQuery(spotHistoryQuery(metal, LINE_RANGE));
  if (points.length < 2) return null;
  const asks = [...points.map((point) => point.ask), ask];
  const [low, high] = [Math.min(...asks), Math.max(...asks)];
  return (
    <figure className="spot-line">
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={pathOf(asks, low, high)} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className="figures">
        Three months: {formatMoney(low)} to {formatMoney(high)}
      </figcaption>
    </figure>
  );
}

function pathOf(asks: readonly number[], low: number, high: number): string {
  const step = SIZE.width / (asks.length - 1);
  const tall = SIZE.height - 2 * SIZE.edge;
  const y = (ask: number) => SIZE.edge + (high === low ? 0.5 : (high - ask) / (high - low)) * tall;
  return asks
    .map((ask, index) => `${index ? 'L' : 'M'}${(index * step).toFixed(1)} ${y(ask).toFixed(1)}`)
    .join('');
}
