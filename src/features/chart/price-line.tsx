import type { SpotPoint } from '#api/spot/spot-history.ts';
import { formatMoney } from '#commerce/format/money.ts';

import type { Move } from './summary.ts';

const WIDTH = 960;
const HEIGHT = 360;
/** Space for the two labels above and below the line, in SVG units. */
const EDGE = 28;

/** The price line. The sentence above and the table below give the same data as text. */
export function PriceLine({
  points,
  move,
  label,
}: {
  points: readonly SpotPoint[];
  move: Move;
  label: string;
}) {
  const span = move.high.ask - move.low.ask || 1;
  const x = (place: number) => (place / Math.max(1, points.length - 1)) * WIDTH;
  const y = (ask: number) => EDGE + (1 - (ask - move.low.ask) / span) * (HEIGHT - 2 * EDGE);
  const path = points.map(({ ask }, place) => `${x(place).toFixed(1)},${y(ask).toFixed(1)}`);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot follow the colours of the page
    <svg className="price-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line className="price-line-bound" x1="0" x2={WIDTH} y1={EDGE} y2={EDGE} />
      <line className="price-line-bound" x1="0" x2={WIDTH} y1={HEIGHT - EDGE} y2={HEIGHT - EDGE} />
      <polyline className="price-line-path" points={path.join(' ')} />
      <text className="price-line-text" x="0" y={EDGE - 8}>
        {formatMoney(move.high.ask)}
      </text>
      <text className="price-line-text" x="0" y={HEIGHT - 6}>
        {formatMoney(move.low.ask)}
      </text>
    </svg>
  );
}
