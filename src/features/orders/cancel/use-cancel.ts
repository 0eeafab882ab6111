import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';

import { estimateQuery } from '#api/orders/cancellation.ts';
import { refreshOrders } from '#api/orders/refresh-orders.ts';
import { useDraft } from '#commerce/form/use-draft.ts';
import { useFormAnswer } from '#commerce/form/use-form-answer.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { problemOf } from '#lib/api-error.ts';
import { readServerTime } from '#lib/server-clock.ts';
import { useHydrated } from '#ui/timing/hydrated.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { CANCEL_FORM, cancelHref } from './cancel-form-fields.ts';
import { estimateHeard } from './cancel-words.ts';

const LOOK_MS = 1_000;
const RAN_OUT =
  'The estimate has run out. Nothing was cancelled. The button gets you a new estimate.';

/**
 * The state of the form that cancels an order: its estimate, whether that still holds, and the
 * answer. `onCancelled` runs once the order is cancelled.
 */
export function useCancel(invoice: string, onCancelled: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(`${CANCEL_FORM}:${invoice}`, form);
  const query = useQuery(estimateQuery(invoice));
  const { data: estimate, error } = query;
  // By a device's clock that runs ahead, the server's answer is old, and asked for again.
  const isAsking = useHydrated() && query.isFetching;
  const hasRunOut = useHasPassed(estimate?.validUntil) && !isAsking;
  const { answer, isPending, submit } = useFormAnswer(
    (name) => name === CANCEL_FORM,
    (arrived) => {
      if (arrived.kind === 'saved') {
        draft.discard();
        onCancelled();
      } else if (arrived.kind === 'refused' && arrived.status === 409) {
        void ask();
      }
    },
    cancelHref(invoice),
  );

  /** Asks for a new estimate, and tells a screen reader what it says. */
  async function ask() {
    const { data, error: failure } = await query.refetch();
    if (failure) tellFailure(failure);
    else if (data) announce(estimateHeard(data));
  }

  const hear = useEffectEvent(() => {
    if (estimate) announce(estimateHeard(estimate));
    else if (error) tellFailure(error);
  });
  // Tells a screen reader of the first estimate, which arrives after the dialog.
  const isFirstThere = estimate !== undefined || error !== null;
  useEffect(() => {
    if (isFirstThere) hear();
  }, [isFirstThere]);
  // The same for its end, once.
  useEffect(() => {
    if (hasRunOut) announce(RAN_OUT);
  }, [hasRunOut]);

  function send(event: FormEvent<HTMLFormElement>) {
    if (!hasRunOut) return submit(event);
    event.preventDefault();
    if (!isAsking) void ask();
  }

  return {
    form,
    estimate,
    /** Why there is no estimate. */
    failure: error && !isAsking ? failureWords(error) : undefined,
    isTooLate: isRefused(error),
    hasRunOut,
    isAsking,
    isPending,
    answer,
    ask,
    send,
  };
}

/** A refused estimate means that the order has moved on: the page shows how. */
function tellFailure(error: unknown): void {
  announce(failureWords(error), 'assertive');
  if (isRefused(error)) void refreshOrders();
}

function isRefused(error: unknown): boolean {
  return problemOf(error)?.kind === 'refused';
}

/** Whether a moment has passed by the server's clock; it is drawn again when it does. */
function useHasPassed(moment: string | undefined): boolean {
  const [passed, setPassed] = useState<string>();
  // A timer of the browser.
  useEffect(() => {
    if (moment === undefined) return undefined;
    const timer = setInterval(() => {
      const now = readServerTime();
      if (now !== undefined && now >= Date.parse(moment)) setPassed(moment);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [moment]);
  return moment !== undefined && passed === moment;
}
