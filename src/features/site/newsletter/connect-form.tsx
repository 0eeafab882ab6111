import { useEffect, useRef, useState, type ComponentType, type SyntheticEvent } from 'react';

import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field/field.tsx';

import type { ConnectLiveProps, ConnectView } from './connect-view.ts';
import { EMAIL_LABEL, SUBSCRIBE, SUBSCRIBING } from './labels.ts';

const loadLive = async () => (await import('./connect-live.tsx')).ConnectLive;

/**
 * §2 The newsletter form in the footer of every page. Without JavaScript it posts to the page of
 * the same name; the part that answers in place loads with the first focus.
 */
export function ConnectForm() {
  const [Live, setLive] = useState<ComponentType<ConnectLiveProps>>();
  const [isSent, setIsSent] = useState(false);
  const [{ error, says, waits = false }, show] = useState<ConnectView>({});

  const form = useRef<HTMLFormElement>(null);

  /** A submit waits until that part is loaded; if the load fails, the browser sends the form. */
  function prepare(event: SyntheticEvent<HTMLFormElement>) {
    const { currentTarget, type } = event;
    const isSubmit = type === 'submit';
    event.preventDefault();
    if (isSubmit) setIsSent(true);
    loadLive().then(
      (Part) => setLive(() => Part),
      () => isSubmit && currentTarget.submit(),
    );
  }

  // Begins with the focus that this script came with, which it did not hear.
  useEffect(() => {
    if (!form.current?.contains(document.activeElement)) return;
    loadLive().then(
      (Part) => setLive(() => Part),
      () => undefined,
    );
  }, []);

  return (
    <form
      ref={form}
      className="connect-form"
      action="/connect"
      method="post"
      noValidate
      {...(Live ? {} : { onFocus: prepare, onSubmit: prepare })}
    >
      <Field
        id="connect-email"
        label={EMAIL_LABEL}
        hint="We write when coins come out and prices move."
        error={error}
      >
        {(control) => (
          <input
            {...control}
            className="control"
            type="email"
            name="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {Live ? <Live isSent={isSent} show={show} /> : null}
      <Button type="submit" pending={waits}>
        {waits ? SUBSCRIBING : SUBSCRIBE}
      </Button>
      {says ? <strong>{says}</strong> : null}
    </form>
  );
}
