import './range-bar.css';

type Range = { low: number; high: number; value: number };

/**
 * Where a value stands between the lowest and the highest of a time: "32 % of the way up". The
 * words carry everything; the drawing is not read out.
 */
export function RangeBar({
  label,
  write,
  ...range
}: Range & { label: string; write: (value: number) => string }) {
  return (
    <div className="range-bar">
      <p className="range-bar-row">
        <b>{label}</b> <span>{placeWords(range)}</span>
      </p>
      <svg className="range-bar-picture" aria-hidden="true">
        <rect className="range-bar-track" />
        <rect className="range-bar-mark" x={`${(shareOf(range) * 100).toFixed(1)}%`} />
      </svg>
      <p className="range-bar-row">
        <span>Low {write(range.low)}</span> <span>High {write(range.high)}</span>
      </p>
    </div>
  );
}

/** How far up the value is, from 0 to 1. What is outside stands at the end. */
function shareOf({ low, high, value }: Range): number {
  if (low === high && value === low) return 0.5;
  if (value <= low) return 0;
  return value >= high ? 1 : (value - low) / (high - low);
}

/** The place of a value in a range; the ends are named only where it is really there. */
function placeWords(range: Range): string {
  const { low, high, value } = range;
  if (value < low) return 'below the low';
  if (value > high) return 'above the high';
  if (low === high) return 'low and high are the same';
  if (value === low) return 'at the low';
  if (value === high) return 'at the high';
  const percent = Math.round(shareOf(range) * 100);
  if (percent === 0) return 'just above the low';
  return percent === 100 ? 'just below the high' : `${percent} % of the way up`;
}
