import { useEffect, useRef } from 'react';

import type { Answer } from '#commerce/form/answer.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { useLocationState } from '#ui/timing/hydrated.ts';

import type { Requested } from './request-by-form.server.ts';
import type { RequestStart } from '../request-fields.ts';
import { RequestSteps } from './request-steps-page.tsx';
import { SentPage } from './sent-page.tsx';
import { receiptIn } from './sent-state.ts';
import { useTypedBefore } from './use-typed-before.ts';
import { WholeForm } from './whole-form.tsx';
import './request-page.css';

/** §2 Asking the store to buy metal: in three steps, without JavaScript as one form. */
export function RequestPage({
  start,
  answer,
}: {
  start: RequestStart;
  answer: Answer<Requested> | undefined;
}) {
  const { form, typed } = useTypedBefore();
  const state = useLocationState();
  const hadFocus = useRef(false);
  // Moves the focus to the heading of the steps, if what they replace had it: after a sign-in the
  // heading has it before the script has run.
  useEffect(() => {
    if (typed && hadFocus.current) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [typed]);
  const receipt = (answer?.kind === 'saved' && answer.receipt) || receiptIn(state);
  const page = receipt ? (
    <SentPage receipt={receipt} isCustomer={start.isCustomer} />
  ) : typed ? (
    <RequestSteps start={start} drawn={answer} typed={typed} />
  ) : (
    <WholeForm ref={form} start={start} answer={answer} hadFocus={hadFocus} />
  );
  return start.isCustomer ? <CustomersOnly heading="Your request">{page}</CustomersOnly> : page;
}
