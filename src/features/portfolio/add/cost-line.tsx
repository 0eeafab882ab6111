import { useEffect } from 'react';

import type { Fields } from '#commerce/form/answer.ts';
import { formatMeasure } from '#commerce/format/measure.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { costWords } from './cost.ts';
import { moneyIn } from './holding-fields.ts';

/** Milliseconds without typing before the sum is read out. */
const PAUSE_MS = 1_200;

/** What all of it cost, as it is typed. */
export function CostLine({ typed }: { typed: Fields }) {
  const { units, unitCents, feesCents } = moneyIn(typed);
  const isKnown = units !== undefined && unitCents !== undefined && feesCents !== undefined;
  const words = isKnown
    ? costWords({ units, unitCents, feesCents }, formatMeasure(Number(units)))
    : '';
  // Reads the sum out when the typing rests.
  useEffect(() => {
    if (!words) return undefined;
    const timer = setTimeout(() => announce(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const [parts, sum] = words.split(' = ');
  return (
    <p className="add-cost">
      {words ? (
        <>
          <span className="muted figures">{parts} =</span>{' '}
          <b className="add-cost-sum figures">{sum}</b>
        </>
      ) : null}
    </p>
  );
}
