import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';

import { sendPhoto } from '#api/account/upload-photo.ts';
import type { Customer } from '#api/session/session.ts';
import type { Answer } from '#commerce/form/answer.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { useSent } from '#commerce/form/use-sent.ts';
import { messages } from '#commerce/words/messages.ts';
import { isExpired } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { PhotoRemoval } from './photo-removal.tsx';
import { photoWords } from './photo-rules.ts';
import { Photo } from './photo.tsx';
import './photo-form.css';

const NEW = 'The picture you have chosen';
const NOT_SAVED = 'This is your new photo. It is not saved yet.';

type Sending = { share: number; stop: AbortController };

/** A picture of the customer: looked at before it is sent, with the way it has gone, and a way back. */
export function PhotoForm({ customer }: { customer: Customer }) {
  const photo = useSent((form) => form === 'photo');
  const { answer, setAnswer } = photo;
  const [preview, setPreview] = useState<string>();
  const [sending, setSending] = useState<Sending>();
  const input = useRef<HTMLInputElement>(null);
  useFreed(preview);
  const isPending = sending !== undefined || photo.isPending;
  const error = answer?.problems?.[0]?.message;

  function choose({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) {
    const file = files?.[0];
    const words = file && photoWords(file);
    setPreview(file && !words ? URL.createObjectURL(file) : undefined);
    setAnswer(words ? refused(words) : { form: 'photo' });
    if (file && !words) announce(NOT_SAVED);
  }

  function refuseUnreadable() {
    forgetChoice();
    setAnswer(refused('This picture cannot be read. Choose another one.'));
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const file = input.current?.files?.[0];
    const words = photoWords(file);
    if (words || !file) {
      input.current?.focus();
      return setAnswer(refused(words ?? ''));
    }
    const stop = new AbortController();
    setSending({ share: 0, stop });
    setAnswer({ form: 'photo' });
    announce('Sending the photo');
    try {
      const onProgress = (share: number) => setSending({ share, stop });
      const path = await sendPhoto(customer.id, file, { onProgress, signal: stop.signal });
      const body = new FormData();
      body.set('form', 'photo');
      body.set('path', path);
      const answered = await photo.send(body);
      if (answered.says) forgetChoice();
    } catch (failure) {
      photo.settle(answerTo(failure, stop.signal));
    } finally {
      setSending(undefined);
    }
  }

  function forgetChoice() {
    if (input.current) input.current.value = '';
    setPreview(undefined);
  }

  return (
    <div className="photo-form">
      {preview ? (
        <figure>
          <img className="photo" src={preview} alt={NEW} onError={refuseUnreadable} />
          <figcaption>{NOT_SAVED}</figcaption>
        </figure>
      ) : (
        <Photo customer={customer} />
      )}
      <form
        className="section-form"
        method="post"
        encType="multipart/form-data"
        onSubmit={(event) => void send(event)}
      >
        <Field
          label="Choose a picture"
          hint="JPEG or PNG, at most 5 MB."
          error={error}
          id="photo-file"
        >
          {(control) => (
            <input
              {...control}
              ref={input}
              className="photo-form-file"
              type="file"
              name="file"
              accept="image/jpeg,image/png"
              onChange={choose}
            />
          )}
        </Field>
        <div className="row">
          <Button type="submit" name="form" value="photo" pending={isPending}>
            {isPending ? 'Sending photo' : 'Save photo'}
          </Button>
          {sending ? (
            <>
              <progress aria-label="Photo sent" value={sending.share} />
              <Button
                onClick={() => {
                  input.current?.focus();
                  sending.stop.abort();
                }}
              >
                Cancel
              </Button>
            </>
          ) : null}
        </div>
        <Outcome answer={answer} />
      </form>
      {preview ? null : (
        <PhotoRemoval photo={customer.photo} onDone={() => setAnswer({ form: 'photo' })} />
      )}
    </div>
  );
}

/** The words stand at the field; whoever is elsewhere hears them. */
function refused(message: string): Answer {
  announce(message, 'assertive');
  return { form: 'photo', problems: [{ field: 'photo-file', message }] };
}

function answerTo(failure: unknown, signal: AbortSignal): Answer {
  if (signal.aborted) return { form: 'photo', says: 'The photo was not sent.' };
  if (isExpired(failure)) return { form: 'photo', expired: true };
  // §8
  return { form: 'photo', failed: messages.uploadFailed };
}

function useFreed(url: string | undefined): void {
  // Talks to the browser's memory: a preview is kept until it is let go.
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
}
