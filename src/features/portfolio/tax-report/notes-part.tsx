import type { TaxReport } from '#api/portfolio/tax-report.ts';

import { namedWords } from './tax-words.ts';

/** The rules of the report, and their limits. */
export function NotesPart({ report }: { report: TaxReport }) {
  return (
    <section className="section">
      <h2 id="tax-notes">How this is counted</h2>
      <ul className="tax-notes">
        <li>
          Cost basis is what you paid, fees included; proceeds are what you received, less the fees.
          A sale takes the oldest units first, unless you named the lots. {namedWords(report)}
        </li>
        <li>
          Short means held for a year or less, long for more than a year. The same day of the next
          year is still short.
        </li>
        <li>
          The IRS counts metal as a collectible: long-term gains are taxed at no more than 28
          percent, short-term gains as other income.
        </li>
        <li>
          What you entered yourself is as right as your entry. Gifts and inheritances have a basis
          of their own: ask your adviser.
        </li>
        <li>This page adds up what the portfolio knows. It is not tax advice.</li>
      </ul>
    </section>
  );
}
