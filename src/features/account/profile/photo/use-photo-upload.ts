import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { sendPhoto } from '#api/account/upload-photo.ts';
import { failedAnswer, problemsOf, type Answer } from '#commerce/form/answer.ts';
import { useFormAnswer } from '#commerce/form/use-form-answer.ts';
import { messages } from '#commerce/words/messages.ts';
import { focusRefused } from '#ui/field/focus-refused.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { photoWords } from '../photo-rules.ts';

export const NOT_SAVED = 'This is your new photo. It is not saved yet.';

const NO_ANSWER: Answer = { kind: 'saved', form: 'photo' };

type Sending = { share: number; stop: AbortController };

/**
 * Handles a new photo: validates the file of `input`, uploads it with progress (not available in
 * `fetch`), and saves it by the action of the page.
 */
export function usePhotoUpload(customerId: string, input: RefObject<HTMLInputElement | null>) {
  const [preview, setPreview] = useState<string>();
  const [sending, setSending] = useState<Sending>();
  const photo = useFormAnswer(
    (form) => form === 'photo',
    ({ kind }) => {
      if (kind === 'saved') forgetChoice();
    },
  );
  useRevoked(preview);
  const isPending = sending !== undefined || photo.isPending;

  function forgetChoice() {
    if (input.current) input.current.value = '';
    setPreview(undefined);
  }

  function forgetAnswer() {
    photo.settle(NO_ANSWER);
  }

  function choose() {
    const file = input.current?.files?.[0];
    const words = file && photoWords(file);
    setPreview(file && !words ? URL.createObjectURL(file) : undefined);
    photo.settle(words ? refused(words) : NO_ANSWER);
    if (file && !words) announce(NOT_SAVED);
  }

  function refuseUnreadable() {
    forgetChoice();
    photo.settle(refused('This picture cannot be read. Choose another one.'));
  }

  async function send() {
    if (isPending) return;
    const file = input.current?.files?.[0];
    const words = photoWords(file);
    if (words || !file) {
      flushSync(() => photo.settle(refusal(words ?? '')));
      return focusRefused(input.current, words ?? '');
    }
    const stop = new AbortController();
    setSending({ share: 0, stop });
    forgetAnswer();
    announce('Sending the photo');
    try {
      const onProgress = (share: number) => setSending({ share, stop });
      const path = await sendPhoto(customerId, file, { onProgress, signal: stop.signal });
      photo.send(fieldsOfPhoto(path));
    } catch (failure) {
      photo.settle(answerTo(failure, stop.signal));
    } finally {
      setSending(undefined);
    }
  }

  const { answer } = photo;
  return { answer, preview, sending, isPending, choose, send, refuseUnreadable, forgetAnswer };
}

/** The form data that saves an uploaded photo. */
function fieldsOfPhoto(path: string): FormData {
  const fields = new FormData();
  fields.set('form', 'photo');
  fields.set('path', path);
  return fields;
}

/** The message is shown at the field, and is announced because the focus is elsewhere. */
function refused(message: string): Answer {
  announce(message, 'assertive');
  return refusal(message);
}

function refusal(message: string): Answer {
  const problems = problemsOf('photo', { file: message });
  return { kind: 'refused', form: 'photo', problems, status: 400 };
}

function answerTo(failure: unknown, signal: AbortSignal): Answer {
  // As the shopper wanted: it is told like a success.
  if (signal.aborted) return { ...NO_ANSWER, says: 'The photo was not sent.' };
  // §8
  const says = messages.uploadFailed;
  return { ...failedAnswer({ form: 'photo', noun: 'photo' }, failure), says };
}

function useRevoked(url: string | undefined): void {
  // Synchronizes with the browser's object URLs: revokes the preview to free its memory.
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
}
