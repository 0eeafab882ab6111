import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useRouteLoaderData } from 'react-router';

import { controlId } from '#commerce/form/answer.ts';
import { problemsIn } from '#commerce/form/field-of.ts';
import { useFormAnswer } from '#commerce/form/use-form-answer.ts';
import type { Problem } from '#ui/field/error-summary.tsx';
import { focusRefused } from '#ui/field/focus-refused.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { CaptchaField } from './captcha-field.tsx';
import type { ConnectLiveProps } from './connect-view.ts';
import { CONNECT, SUBSCRIBING } from './labels.ts';
import { problemsOfForm, refused } from './problems.ts';

const isConnect = (form: string) => form === CONNECT;

/** Adds the CAPTCHA to the newsletter form around it, and shows the result without a page load. */
export function ConnectLive({ isSent, show }: ConnectLiveProps) {
  const { siteKey } = useRouteLoaderData<{ siteKey?: string }>('root') ?? {};
  const mark = useRef<HTMLSpanElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const askAgain = () => setAttempt((before) => before + 1);
  // The root route's own action, because it exists on every page and also offline.
  const { answer, isPending, send, settle } = useFormAnswer(isConnect, askAgain, '/');
  const problems = problemsIn(answer);
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message;
  const error = errorOf('email');
  const says = isPending ? undefined : answer?.says;

  /**
   * §4 The check appears only after an email is entered. The browser may have filled in the email.
   */
  function subscribe(form: HTMLFormElement) {
    if (isPending) return;
    const data = new FormData(form);
    const hasEmail = Boolean(data.get('email'));
    const found = problemsOfForm(data);
    const told = isAsked || hasEmail ? found : found.filter(({ field }) => field === 'email');
    if (hasEmail) setIsAsked(true);
    if (told.some(({ field }) => field === 'captcha')) askAgain();
    if (told.length > 0) return settle(refused(told));
    announce(SUBSCRIBING);
    send(data);
  }

  useForm(mark, {
    begin(form) {
      // Handles input and a submit from before this part was loaded.
      if (form.querySelector('input')?.value) setIsAsked(true);
      if (isSent) subscribe(form);
    },
    edit: () => setIsAsked(true),
    send: subscribe,
  });
  // Synchronizes the surrounding form with the result.
  useEffect(() => show({ error, says, waits: isPending }), [show, error, says, isPending]);
  useFirstRefused(problems);

  return (
    <>
      <span ref={mark} hidden />
      {isAsked ? (
        <CaptchaField
          id={controlId(CONNECT, 'captcha')}
          {...(siteKey ? { siteKey } : {})}
          error={errorOf('captcha')}
          attempt={attempt}
          appears
        />
      ) : null}
    </>
  );
}

type FormEvents = Record<'begin' | 'send', (form: HTMLFormElement) => void> & { edit: () => void };

/** Subscribes to the form around an element. */
function useForm(inside: RefObject<Element | null>, { begin, edit, send }: FormEvents): void {
  const onBegin = useEffectEvent(begin);
  const onInput = useEffectEvent(edit);
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    send(event.currentTarget as HTMLFormElement);
  });
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return undefined;
    onBegin(form);
    form.addEventListener('input', onInput);
    form.addEventListener('submit', onSubmit);
    return () => {
      form.removeEventListener('input', onInput);
      form.removeEventListener('submit', onSubmit);
    };
  }, [inside]);
}

/** Moves the focus to the first refused field. */
function useFirstRefused(problems: readonly Problem[]): void {
  useEffect(() => {
    const [first] = problems;
    if (!first) return;
    focusRefused(document.getElementById(controlId(CONNECT, first.field)), first.message);
  }, [problems]);
}
