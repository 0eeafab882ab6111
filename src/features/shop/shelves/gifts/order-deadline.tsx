import { Link } from 'react-router';

import type { OrderDeadline } from '#api/catalog/listing-model.ts';
import { monthDay } from '#commerce/format/month-day.ts';
import { weekDay } from '#commerce/format/week-day.ts';

import { PayWays } from '../../list/pay-ways.tsx';
import { ALL_GIFTS } from './gift-pages.ts';

const LAST_DAYS = 'last-days';
const OTHERS = 'Other ways to pay and ship';

type Props = { deadline: OrderDeadline };

/**
 * The latest day that still does, for the first way to pay: by standard shipping as long as it does.
 * `isHere`: all days are on this page.
 */
export function DeadlineSentence({ deadline, isHere }: Props & { isHere: boolean }) {
  const { arriveBy, today, ways } = deadline;
  const open = ways.find(({ expedited }) => expedited >= today);
  if (!open) return null;
  const isStandard = open.standard >= today;
  const until = isStandard ? open.standard : open.expedited;
  return (
    <div className="gift-deadline">
      <p>
        To arrive by <time dateTime={arriveBy}>{weekDay(arriveBy)}</time>, order by{' '}
        <b>
          <time dateTime={until}>{weekDay(until)}</time>
        </b>{' '}
        with {isStandard ? 'standard' : 'expedited'} shipping ({open.label}).
      </p>
      <p>
        {isHere ? (
          <a href={`#${LAST_DAYS}`}>{OTHERS}</a>
        ) : (
          <Link to={`/${ALL_GIFTS}#${LAST_DAYS}`}>{OTHERS}</Link>
        )}
      </p>
    </div>
  );
}

/** The last days of every way to pay and to ship. */
export function LastDays({ deadline: { arriveBy, today, ways } }: Props) {
  return (
    <section className="stack">
      <h2 id={LAST_DAYS} tabIndex={-1}>
        Last days to order, to arrive by {monthDay(arriveBy)}
      </h2>
      <PayWays
        ways={ways.map(({ label, standard, expedited }) => ({
          label,
          days: (
            <>
              <LastDay name="Standard" day={standard} today={today} />
              <LastDay name="Expedited" day={expedited} today={today} />
            </>
          ),
        }))}
      />
      <p className="muted">Presale pieces follow their own dates.</p>
    </section>
  );
}

function LastDay({ name, day, today }: { name: string; day: string; today: string }) {
  return (
    <dd className="gift-last-day">
      {name}: <time dateTime={day}>{monthDay(day)}</time>
      {day < today ? ', has passed' : null}
    </dd>
  );
}
