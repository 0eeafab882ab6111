import { Link } from 'react-router';

import type { Metal } from '#api/spot/metal-spot.ts';

import { METALS } from './metals.ts';
import { againstFor, hrefOf, RANGES, type ChartChoice } from './range.ts';
import './range-links.css';

const KINDS = [
  { kind: 'line', label: 'Line' },
  { kind: 'candles', label: 'Candles' },
] as const;

/** How far back the chart looks, and in which form: each an address. */
export function RangeLinks({ choice }: { choice: ChartChoice }) {
  return (
    <div className="range-links">
      <nav aria-label="Range of the chart">
        <ul>
          {RANGES.map((range) => (
            <li key={range.range}>
              <Link
                to={hrefOf({ ...choice, range })}
                preventScrollReset
                aria-current={range.range === choice.range.range ? 'true' : undefined}
                aria-label={`${range.label}, ${range.says}`}
              >
                {range.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav className="range-links-kinds" aria-label="Form of the chart">
        <ul>
          {KINDS.map(({ kind, label }) => (
            <li key={kind}>
              <Link
                to={hrefOf({ ...choice, kind })}
                preventScrollReset
                aria-current={kind === choice.kind ? 'true' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The metals that the line may be compared with, each an address. */
export function AgainstLinks({ metal, choice }: { metal: Metal; choice: ChartChoice }) {
  const options = [undefined, ...againstFor(metal)];
  return (
    <nav className="against-links" aria-label="Compare with">
      <p aria-hidden="true">Compare with</p>
      <ul>
        {options.map((against) => (
          <li key={against ?? 'none'}>
            <Link
              to={hrefOf({ ...choice, kind: 'line', against })}
              preventScrollReset
              aria-current={against === choice.against ? 'true' : undefined}
            >
              {againstWords(against)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function againstWords(against: ChartChoice['against']): string {
  if (!against) return 'Nothing';
  return against === 'ratio' ? 'The gold-silver ratio' : METALS[against].name;
}
