import { useQueryClient } from '@tanstack/react-query';
import { use, useState, type FormEvent } from 'react';

import { sessionExpired } from '#commerce/session/expired.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { request } from '#lib/transport.ts';
import { announce } from '#ui/toast/announcer.tsx';

import type { Answer } from './answer.ts';
import { PageFormsContext } from './page-forms.ts';

/**
 * Sends forms of a page and answers in place, so that the others keep what was typed; the page's
 * action does the same without JavaScript. `isMine` knows by its name a form that this part is for.
 */
export function useSent<Answered extends Answer>(isMine: (form: string) => boolean) {
  const { answer: drawn, queries } = use(PageFormsContext);
  const client = useQueryClient();
  const [sent, setSent] = useState<Answered>();
  const [isPending, setIsPending] = useState(false);
  const mine = drawn && isMine(drawn.form) ? (drawn as Answered) : undefined;

  async function send(data: FormData): Promise<Answered> {
    setIsPending(true);
    const answer = (await ask(data)) as Answered;
    if (answer.says)
      await Promise.allSettled(queries.map((query) => client.query({ ...query, staleTime: 0 })));
    setIsPending(false);
    settle(answer);
    return answer;
  }

  /** Shows an answer and tells it. */
  function settle(answer: Answered) {
    setSent(answer);
    tell(answer);
  }

  /** For `onSubmit`. Nothing is sent twice; `undefined` while it is on its way. */
  async function submit(event: FormEvent<HTMLFormElement>): Promise<Answered | undefined> {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (isPending) return undefined;
    return send(new FormData(event.currentTarget, submitter));
  }

  return { answer: sent ?? mine, isPending, send, submit, settle, setAnswer: setSent };
}

/** A store that cannot be reached is an answer like any other: what was typed stays. */
async function ask(body: FormData): Promise<Answer> {
  try {
    return await request<Answer>(`${location.pathname}/answer`, { method: 'POST', body });
  } catch (error) {
    return { form: '', failed: failureWords(error) };
  }
}

/** To whoever does not see it. */
function tell({ says, failed, expired }: Answer): void {
  if (says) announce(says);
  if (failed) announce(failed, 'assertive');
  if (expired) sessionExpired();
}
