import type { ReactNode } from 'react';

import type { Case } from '#api/portfolio/outlook.ts';
import { longDate } from '#commerce/format/date.ts';
import { listWords } from '#commerce/format/list.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { metalNames } from '#commerce/words/metal-names.ts';

import { unpredicted, type Basis, type Outlook } from './outlook.ts';

export const CASE_NAMES: Record<Case, string> = {
  analyst: 'our analyst',
  best: 'your best case',
  worst: 'your worst case',
};

/** "the metal you hold would be worth", or "an ounce of gold would cost". */
function subjectOf({ counted, isHeld }: Basis): { what: string; does: string } {
  if (!isHeld) return { what: `an ounce of ${counted}`, does: 'cost' };
  return {
    what: counted === 'total' ? 'the metal you hold' : `the ${counted} you hold`,
    does: 'be worth',
  };
}

export function headingOf(basis: Basis): string {
  const { what, does } = subjectOf(basis);
  return `What ${what} may ${does}`;
}

/**
 * What a sighted person sees at a glance: the sums of the last day that the customer has predicted,
 * or else the analyst's last. `said` is the same as text.
 */
export function outlookSentence(basis: Basis): { drawn: ReactNode; said: string } {
  const { ahead, todayCents, write } = basis;
  const { what, does } = subjectOf(basis);
  const own = ahead.findLast(({ cents }) => cents.best !== undefined);
  const at = own ?? ahead.at(-1);
  const parts = sumsOf(at?.cents ?? {}, write);
  const [now, last] = [write(todayCents), parts.length - 1];
  const start = `By ${longDate(at?.day ?? '')} ${what} would ${does} `;
  const joined = parts.map(([sum, by], index) => {
    const before = index === 0 ? '' : index === last ? ' and ' : ', ';
    return { before, sum, by };
  });
  const end = own ? '' : ' You have not said yet what you expect.';
  const today = parts.length > 0 ? '. Today it is ' : `Today ${what} is worth `;
  return {
    said: `${parts.length > 0 ? start : ''}${joined.map(({ before, sum, by }) => `${before}${sum} ${by}`).join('')}${today}${now}.${end}`,
    drawn: (
      <>
        {parts.length > 0 ? start : ''}
        {joined.map(({ before, sum, by }) => (
          <span key={by}>
            {before}
            <b>{sum}</b> {by}
          </span>
        ))}
        {today}
        <b>{now}</b>.{end}
      </>
    ),
  };
}

function sumsOf(cents: Basis['ahead'][number]['cents'], write: Basis['write']) {
  const by = { analyst: 'by our analyst', best: 'in your best case', worst: 'in your worst' };
  return (['analyst', 'best', 'worst'] as const).flatMap((who) => {
    const sum = cents[who];
    return sum === undefined ? [] : [[write(sum), by[who]] as const];
  });
}

/** That nobody knows, and which metals count at the price of today. */
export function Disclaimer({ outlook: { held, today } }: { outlook: Outlook }) {
  const metals = unpredicted(held);
  const prices = metals.map((metal) => formatMoney(today[metal]));
  const names = listWords(
    metals.map((metal, index) => {
      return index === 0 ? metalNames[metal] : metalNames[metal].toLowerCase();
    }),
  );
  const verbs = metals.length > 1 ? ['have', 'are'] : ['has', 'is'];
  return (
    <p className="outlook-disclaimer">
      Nobody knows these prices. The analyst’s are one person’s opinion, yours are your own, and
      neither is a promise or advice.
      {metals.length > 0
        ? ` ${names} ${verbs[0]} no prediction and ${verbs[1]} counted at today’s ${listWords(prices)}.`
        : null}
    </p>
  );
}
