import { useRef, type FormEvent } from 'react';

import type { Customer } from '#api/session/session.ts';
import { problemsIn } from '#commerce/form/field-of.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/field/file-field.tsx';
import { focusOnLoad } from '#ui/focus-on-load.ts';

import { PhotoRemoval } from './photo-removal.tsx';
import { Photo } from './photo.tsx';
import { NOT_SAVED, usePhotoUpload } from './use-photo-upload.ts';
import './photo-form.css';

const NEW = 'The picture you have chosen';

/** The photo of a customer: a preview before the upload, a progress bar, and removal. */
export function PhotoForm({ customer }: { customer: Customer }) {
  const input = useRef<HTMLInputElement>(null);
  const upload = usePhotoUpload(customer.id, input);
  const { answer, preview, isPending } = upload;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void upload.send();
  }

  return (
    <div className="photo-form">
      {preview ? (
        <figure>
          <img className="photo" src={preview} alt={NEW} onError={upload.refuseUnreadable} />
          <figcaption>{NOT_SAVED}</figcaption>
        </figure>
      ) : (
        <Photo customer={customer} />
      )}
      <form
        className="section-form"
        method="post"
        encType="multipart/form-data"
        onSubmit={onSubmit}
      >
        <FileField
          label="Choose a picture"
          hint="JPEG or PNG, at most 5 MB."
          error={problemsIn(answer)[0]?.message}
          id="photo-file"
          required={false}
          ref={input}
          name="file"
          accept="image/jpeg,image/png"
          onChange={upload.choose}
          {...focusOnLoad(problemsIn(answer).length > 0)}
        />
        <div className="row">
          <Button type="submit" name="form" value="photo" pending={isPending}>
            {isPending ? 'Sending photo' : 'Save photo'}
          </Button>
          {upload.sending ? (
            <Sending {...upload.sending} onCancel={() => input.current?.focus()} />
          ) : null}
        </div>
        <Outcome answer={answer} />
      </form>
      {preview ? null : <PhotoRemoval photo={customer.photo} onDone={upload.forgetAnswer} />}
    </div>
  );
}

/** The upload progress, and a button that cancels the upload. */
function Sending({
  share,
  stop,
  onCancel,
}: {
  share: number;
  stop: AbortController;
  onCancel: () => void;
}) {
  return (
    <>
      <progress aria-label="Photo sent" value={share} />
      <Button
        onClick={() => {
          // The pressed button is removed.
          onCancel();
          stop.abort();
        }}
      >
        Cancel
      </Button>
    </>
  );
}
