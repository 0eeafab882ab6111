import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { COUNTED, hrefOf, type Counted, type OutlookView } from './outlook-view.ts';

/** The way back to what has been. */
export const PORTFOLIO = { label: 'Portfolio', href: '/bold-bullion-portfolio' };

/** What the page counts, and the pair of what has been and what may come: each is an address. */
export function PredictionLinks({
  view,
  offered,
  children,
}: {
  view: OutlookView;
  offered: readonly Counted[];
  /** The way to change the predictions. */
  children: ReactNode;
}) {
  return (
    <div className="prediction-links">
      <nav aria-label="What is counted">
        <ul className="prediction-tabs">
          {COUNTED.filter(({ counted }) => offered.includes(counted)).map(({ counted, label }) => (
            <li key={counted}>
              <Link
                to={hrefOf({ ...view, counted })}
                preventScrollReset
                aria-current={counted === view.counted ? 'true' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Past or to come">
        <ul className="prediction-pair">
          <li>
            <Link to={PORTFOLIO.href}>Actual</Link>
          </li>
          <li>
            <Link to={hrefOf({ ...view, isChanging: false })} aria-current="page">
              Prediction
            </Link>
          </li>
        </ul>
      </nav>
      {children}
    </div>
  );
}
