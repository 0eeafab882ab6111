import type { ReactNode } from 'react';

import './pay-ways.css';

type PayWay = {
  /** The ways to pay. */
  label: string;
  /** The days that go with it, each on a line of its own. */
  days: ReactNode;
};

/** Days that depend on the way to pay, beside each other. */
export function PayWays({ ways }: { ways: readonly PayWay[] }) {
  return (
    <dl className="pay-ways figures">
      {ways.map(({ label, days }) => (
        <div key={label}>
          <dt>{label}</dt>
          {days}
        </div>
      ))}
    </dl>
  );
}
