import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { useActionData, useFetcher } from 'react-router';

import { sessionExpired } from '#commerce/session/expired.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { wordsOf, type Answer } from './answer.ts';

/**
 * Submits forms to the action of their route and shows the answer in place, so that the other forms
 * of the page keep their typed text; without JavaScript the same action answers with a whole page.
 * `isMine` tells by its name whether a form belongs to this part. `onAnswer` runs after the answer
 * has arrived and the page's loader has run again. `action` is the path of another route, whose
 * answers change nothing on this page: no loader runs again.
 */
export function useFormAnswer<Saved = object>(
  isMine: (form: string) => boolean,
  onAnswer?: (answer: Answer<Saved>) => void,
  action?: string,
) {
  const fetcher = useFetcher<Answer>();
  const drawn = useActionData<Answer>();
  const [arrived, setArrived] = useState<Answer<Saved>>();
  const [shown, setShown] = useState<Answer<Saved>>();
  const isPending = fetcher.state !== 'idle';
  const latest = isPending ? arrived : (fetcher.data as Answer<Saved> | undefined);
  const mine = drawn && isMine(drawn.form) ? (drawn as Answer<Saved>) : undefined;

  if (latest !== arrived) {
    setArrived(latest);
    setShown(latest);
  }

  const onArrival = useEffectEvent((answer: Answer<Saved>) => {
    tell(answer);
    onAnswer?.(answer);
  });
  // Synchronizes with an arrived answer: announces it after the page has rendered it.
  useEffect(() => {
    if (arrived) onArrival(arrived);
  }, [arrived]);

  /** Shows and announces an answer that is not from a call. */
  function settle(answer: Answer<Saved>) {
    setShown(answer);
    tell(answer);
  }

  /** Submits data that is not from a form on the page. */
  function send(data: FormData) {
    // `flushSync`, so that a second press sees the pending state.
    const elsewhere = action ? { action, defaultShouldRevalidate: false } : {};
    void fetcher.submit(data, { method: 'post', flushSync: true, ...elsewhere });
  }

  /** For `onSubmit`. A press while the answer is pending sends nothing; `prepare` may add to the data. */
  function submit(event: FormEvent<HTMLFormElement>, prepare?: (data: FormData) => void) {
    event.preventDefault();
    if (isPending) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    prepare?.(data);
    send(data);
  }

  return { answer: shown ?? mine, isPending, send, submit, settle };
}

/** Announces the result to screen readers. The error summary handles refused fields. */
export function tell(answer: Answer): void {
  if (answer.kind === 'expired') return sessionExpired();
  const words = wordsOf(answer);
  if (words) announce(words, answer.kind === 'saved' ? 'polite' : 'assertive');
}
