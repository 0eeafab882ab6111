import { Link } from 'react-router';

import { longDate } from '#commerce/format/date.ts';

/** What happens after the request, and what a return costs. */
export function ReturnTerms({
  isMissing,
  until,
}: {
  isMissing: boolean;
  /** ISO time. */
  until: string | undefined;
}) {
  return (
    <section className="return-aside stack">
      <h2>What happens then</h2>
      <ol className="return-then">
        <li>You get a number such as RMA-2207, here and in your inbox.</li>
        <li>We answer within two business days. Please keep the packaging.</li>
        <li>
          {isMissing
            ? 'Nothing has to be sent back.'
            : 'Please send nothing before we answer. Then you get a label that is paid for.'}
        </li>
      </ol>
      <p className="muted">
        Bullion that is as ordered can’t be returned, because its price moves;{' '}
        <Link to="/sell-to-us">you can sell it back to us</Link>.
        {until ? ` A return can be asked for until ${longDate(until)}.` : ''}
      </p>
    </section>
  );
}
