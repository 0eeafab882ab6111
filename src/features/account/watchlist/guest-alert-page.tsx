import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';

import type { AlertSubject } from '#api/watchlist/alerts.ts';
import type { GuestAlert } from '#api/watchlist/guest-alerts.server.ts';
import type { Answer } from '#commerce/form/answer.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { tell } from '#commerce/form/use-form-answer.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { AboutAlert } from './about-alert.tsx';
import { alertHeading, stateWords } from './alert-words.ts';

const UNKNOWN = 'This link is not known. Ask for a new one on the page of the product or metal.';

/** The page of the link in the email: what is sent and where, and one button that changes it. */
export function GuestAlertPage({
  alert,
  answer,
}: {
  alert: GuestAlert | undefined;
  answer: Answer | undefined;
}) {
  const isPending = useNavigation().state !== 'idle';
  const page = useRef<HTMLDivElement>(null);
  // Announces each result to screen readers. The pressed button is gone after a success.
  useEffect(() => {
    if (answer) tell(answer);
    if (answer?.kind === 'saved') page.current?.querySelector('h1')?.focus();
  }, [answer]);
  return (
    <div ref={page} className="page-width stack">
      <PageHeading lead={alert ? <AboutAlert {...subjectOf(alert)} /> : null}>
        {alert ? alertHeading(alert.wish) : 'Tell me by email'}
      </PageHeading>
      {alert ? (
        <>
          <p>{stateWords(alert)}</p>
          <Outcome answer={answer?.kind === 'saved' ? undefined : answer} />
          <Form method="post">
            {/* A new button for each state: a second press must not undo the first. */}
            <Choice key={alert.status} status={alert.status} isPending={isPending} />
          </Form>
        </>
      ) : (
        <p>{UNKNOWN}</p>
      )}
    </div>
  );
}

/** In the sentence a metal is its price. */
function subjectOf({ wish, about, href }: GuestAlert): AlertSubject {
  const name = wish.kind === 'spot' ? `${wish.metal} price` : about;
  return { about: name, ...(href && { href }) };
}

function Choice({ status, isPending }: Pick<GuestAlert, 'status'> & { isPending: boolean }) {
  const isOn = status === 'Waiting';
  const says = {
    Requested: 'Confirm my email address',
    Waiting: 'Do not write to me',
    Sent: 'Tell me once more',
    Cancelled: 'Tell me after all',
  }[status];
  return (
    <Button
      type="submit"
      name="form"
      value={isOn ? 'stop' : 'start'}
      tone={isOn ? 'plain' : 'main'}
      pending={isPending}
    >
      {says}
    </Button>
  );
}
