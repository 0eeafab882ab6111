import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { arrivalsQuery, type Arrival } from '#api/portfolio/arrivals.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { useFormAnswer } from '#commerce/form/use-form-answer.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { formatCount } from '#commerce/format/count.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { isExpired } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { STANDING_ID } from '../standing.tsx';
import { BRING_IN_FORM, TAKE_BACK_FORM } from '../portfolio-forms.ts';
import './arrivals-part.css';

/** §7 Brings shipped orders in, once for this page, and says what came, with a way back. */
export function ArrivalsPart({ customerId }: { customerId: string }) {
  const { data: arrivals, error, isFetching, refetch } = useQuery(arrivalsQuery(customerId));
  const expired = isExpired(error);
  // Synchronizes with the session: §8 the shopper is told that it has ended.
  useEffect(() => {
    if (expired) sessionExpired();
  }, [expired]);
  if (arrivals && arrivals.length > 0) return <Arrived arrivals={arrivals} />;
  if (error && !expired) {
    return (
      <FailedPart
        says="We could not look for orders that have shipped since your last visit."
        toDo="to look for shipped orders"
        pending={isFetching}
        headingId={STANDING_ID}
        retry={refetch}
      />
    );
  }
  return arrivals ? null : <BringInByForm />;
}

/** Without JavaScript nothing comes in by itself. */
function BringInByForm() {
  return (
    <noscript>
      <form method="post">
        <Button type="submit" name="form" value={BRING_IN_FORM}>
          Bring in shipped orders
        </Button>
      </form>
    </noscript>
  );
}

function Arrived({ arrivals }: { arrivals: readonly Arrival[] }) {
  const words = 'Your shipped orders came in by themselves.';
  const [isBack, setIsBack] = useState(false);
  const { answer, isPending, submit } = useFormAnswer(
    (form) => form === TAKE_BACK_FORM,
    ({ kind }) => {
      if (kind === 'saved') setIsBack(true);
    },
  );
  // Synchronizes with what is read out: they came after the page.
  useEffect(() => announce(words), []);
  return (
    <section className="arrivals">
      <h2 tabIndex={-1}>New since your last visit</h2>
      {isBack ? null : (
        <form method="post" onSubmit={submit}>
          <p>{words}</p>
          <ul>
            {arrivals.map(({ transactionId, name, units }) => (
              <li key={transactionId}>
                <input type="hidden" name="transaction" value={transactionId} />
                {formatCount(units)} × {name}
              </li>
            ))}
          </ul>
          <Button type="submit" name="form" value={TAKE_BACK_FORM} pending={isPending}>
            Take them out again
          </Button>
        </form>
      )}
      <Outcome answer={answer} />
    </section>
  );
}
