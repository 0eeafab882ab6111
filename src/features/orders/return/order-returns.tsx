import { useQuery } from '@tanstack/react-query';

import { returnsQuery, type OrderReturn } from '#api/orders/returns.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';

import { REASON_WORDS, RETURN_STATUS_WORDS, returnedWords } from './return-words.ts';
import './order-returns.css';

/** The returns of an order, each with its state; nothing if there are none. */
export function OrderReturns({ invoice }: { invoice: string }) {
  // Only the loader and a press on "Try again" ask: the order stands without.
  const { data, isFetching, refetch } = useQuery({ ...returnsQuery(invoice), enabled: false });
  if (data?.returns.length === 0) return null;
  return (
    <section>
      <h2 id="order-returns" tabIndex={-1}>
        Returns
      </h2>
      {data ? (
        <ReturnList returns={data.returns} />
      ) : (
        <FailedPart
          says="We could not look up whether something of this order was returned."
          toDo="to look up the returns"
          headingId="order-returns"
          pending={isFetching}
          retry={refetch}
        />
      )}
    </section>
  );
}

/** Returns, newest first: what comes back, its state, and what happens next. */
export function ReturnList({ returns }: { returns: readonly OrderReturn[] }) {
  return (
    <ul className="return-list">
      {returns.map((asked) => (
        <li key={asked.number}>
          <h3>
            {asked.number}: {RETURN_STATUS_WORDS[asked.status]}
          </h3>
          <ReturnFacts asked={asked} />
          {asked.next ? <p>{asked.next}</p> : null}
        </li>
      ))}
    </ul>
  );
}

/** What a return is about, with its dates and its photos. */
export function ReturnFacts({ asked }: { asked: OrderReturn }) {
  const { reason, comments, refundCents, feeCents, steps, photos, number } = asked;
  const back = refundCents === undefined ? 'The same again' : `${formatMoney(refundCents)} back`;
  return (
    <>
      <p>{returnedWords(asked)}</p>
      <p className="muted">
        {REASON_WORDS[reason]}. {back}
        {feeCents > 0 ? `, fee ${formatMoney(feeCents)}` : ', no fee'}.
        {comments ? ` “${comments}”` : ''}
      </p>
      <ol className="return-steps muted">
        {steps.map(({ status, date }) => (
          <li key={status}>
            {status === 'Submitted' ? 'Asked for' : RETURN_STATUS_WORDS[status]} on{' '}
            <time dateTime={date}>{shortDate(date)}</time>
          </li>
        ))}
      </ol>
      {photos.length > 0 ? (
        <ul className="return-shots" aria-label={`Photos of ${number}`}>
          {photos.map((path, index) => (
            <li key={path}>
              <a href={path}>
                <img src={path} alt={`Yours, ${index + 1} of ${photos.length}`} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
