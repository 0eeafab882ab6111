import type { TaxReport, TermGain } from '#api/portfolio/tax-report.ts';
import { countWords } from '#commerce/format/count.ts';
import { formatMoneyChange } from '#commerce/format/money.ts';

import { salesWords } from './tax-words.ts';

export const SUMS_ID = 'tax-sums';

/** What the tax form asks for first. */
export function SumsPart({ report }: { report: TaxReport }) {
  const { all, short, long } = report;
  return (
    <section className="tax-sums">
      <h2 id={SUMS_ID} className="visually-hidden" tabIndex={-1}>
        What the sales brought
      </h2>
      <dl>
        <div>
          <dt>{all.cents < 0 ? 'Loss' : 'Gain'} from sales, realized</dt>
          <dd>
            <Figure cents={all.cents} /> <small>{salesWords(report)}</small>
          </dd>
        </div>
        <Term name="Short term, held a year or less" gain={short} />
        <Term name="Long term, held over a year" gain={long} />
      </dl>
    </section>
  );
}

/** The cents are smaller. */
function Figure({ cents }: { cents: number }) {
  const text = formatMoneyChange(cents);
  const point = text.lastIndexOf('.');
  return (
    <b>
      {text.slice(0, point)}
      <span>{text.slice(point)}</span>
    </b>
  );
}

function Term({ name, gain: { cents, sales } }: { name: string; gain: TermGain }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{formatMoneyChange(cents)}</b>{' '}
        <small>{sales === 0 ? 'No sale' : countWords(sales, 'sale')}</small>
      </dd>
    </div>
  );
}
