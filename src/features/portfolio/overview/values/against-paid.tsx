import { formatMoneyChange } from '#commerce/format/money.ts';

import type { ThreeValues } from '../../three-values.ts';

/**
 * Two bars from the line of what was paid, to the right for more: hollow for the melt value, filled
 * for the bid. `most` is the widest difference of the table, in cents. The figures carry everything.
 */
export function AgainstPaid({ values, most }: { values: ThreeValues; most: number }) {
  const { paidCents, meltCents, bidCents } = values;
  return (
    <ul className="against-paid">
      {meltCents === undefined ? null : (
        <Bar name="Melt value" kind="melt" cents={meltCents - paidCents} most={most} />
      )}
      <Bar name="Our bid" kind="bid" cents={bidCents - paidCents} most={most} />
    </ul>
  );
}

function Bar({
  name,
  kind,
  cents,
  most,
}: {
  name: string;
  kind: 'melt' | 'bid';
  cents: number;
  most: number;
}) {
  // Percent of the picture, whose middle is what was paid.
  const width = (Math.abs(cents) / most) * 49;
  const from = cents < 0 ? 50 - width : 50;
  return (
    <li>
      <svg className="against-paid-picture" aria-hidden="true">
        <rect
          className="against-paid-bar"
          data-kind={kind}
          x={`${from.toFixed(2)}%`}
          y="4"
          width={`${Math.max(width, 0.4).toFixed(2)}%`}
          height="12"
        />
        <line className="against-paid-line" x1="50%" x2="50%" y1="0" y2="20" />
      </svg>
      <span className="visually-hidden">{name}: </span>
      <span className="figures">{wholeDollars(cents)}</span>
    </li>
  );
}

/** What the two kinds of bars are. */
export function KeyOfBars() {
  return (
    <small className="against-paid-key" aria-hidden="true">
      {(['melt', 'bid'] as const).map((kind) => (
        <span key={kind}>
          <svg className="against-paid-sign">
            <rect
              className="against-paid-bar"
              data-kind={kind}
              x="1"
              y="1"
              width="14"
              height="10"
            />
          </svg>{' '}
          {kind === 'melt' ? 'melt value' : 'our bid'}
        </span>
      ))}
    </small>
  );
}

function wholeDollars(cents: number): string {
  return formatMoneyChange(Math.round(cents / 100) * 100).replace(/\.00$/, '');
}
