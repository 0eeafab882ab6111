import { Link } from 'react-router';

import type { Departure } from '#api/catalog/listing-model.ts';
import { listWords } from '#commerce/format/list.ts';
import { marketTime } from '#commerce/format/market-time.ts';
import { monthDay } from '#commerce/format/month-day.ts';
import { weekDay } from '#commerce/format/week-day.ts';

import { PayWays } from '../../list/pay-ways.tsx';

/**
 * Until when an order leaves on which days. Only dates, no "today": a cache may keep the page past
 * midnight.
 */
export function DeparturePart({ departure }: { departure: Departure }) {
  const { orderBefore, ways, restDays } = departure;
  return (
    <section className="departure stack">
      <h2>When an order leaves our vault</h2>
      <p>
        Order before{' '}
        <time dateTime={orderBefore}>
          <b>{marketTime(orderBefore)}</b> on <b>{weekDay(orderBefore)}</b>
        </time>
        , and what is in stock leaves between these days. A later order leaves a business day later.
      </p>
      <PayWays
        ways={ways.map(({ label, from, to }) => ({
          label,
          days: (
            <dd className="pay-ways-day">
              <time dateTime={from}>{monthDay(from)}</time> to{' '}
              <time dateTime={to}>{monthDay(to)}</time>
            </dd>
          ),
        }))}
      />
      <div className="departure-more">
        {restDays.length > 0 ? (
          <p>Our vault rests on {listWords(restDays.map(monthDay))}.</p>
        ) : null}
        <p>
          <Link to="/legals/shipping-insurance">Shipping and insurance</Link>
        </p>
      </div>
    </section>
  );
}
