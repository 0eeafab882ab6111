import { percent } from './picture.tsx';
import './range-bar.css';

export type RangeBarProps = {
  label: string;
  low: number;
  high: number;
  /** Where the marker stands; outside of the range it stands at its end. */
  value: number;
  write: (value: number) => string;
};

/** A bar from the lowest to the highest value with a marker; its words say the same. */
export function RangeBar({ label, low, high, value, write }: RangeBarProps) {
  const share = high > low ? Math.min(1, Math.max(0, (value - low) / (high - low))) : 0.5;
  const place = percent(share * 100);
  return (
    <div className="range-bar">
      <p className="range-bar-label">
        <b>{label}</b> <span>{placeWords({ low, high, value })}</span>
      </p>
      <svg className="range-bar-drawing" aria-hidden="true">
        <rect className="range-bar-track" y="35%" width="100%" height="30%" />
        <line className="range-bar-marker" x1={place} x2={place} y1="0" y2="100%" />
      </svg>
      <p className="range-bar-ends figures">
        <span>Low {write(low)}</span> <span>High {write(high)}</span>
      </p>
    </div>
  );
}

/** "32 % of the way up", or that an end is reached. */
function placeWords({ low, high, value }: Pick<RangeBarProps, 'low' | 'high' | 'value'>): string {
  if (low === high) return 'It has not moved';
  if (value >= high) return 'At its high';
  if (value <= low) return 'At its low';
  return `${Math.round((100 * (value - low)) / (high - low))} % of the way up`;
}
