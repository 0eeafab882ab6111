import { Outcome } from '#commerce/form/outcome.tsx';
import { PutBack } from '#commerce/form/put-back.tsx';
import { useFormAnswer } from '#commerce/form/use-form-answer.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';

import type { PhotoSaved } from '../settings-action.server.ts';

/** Removes the photo after a confirmation, and can restore it. */
export function PhotoRemoval({
  photo,
  onDone,
}: {
  /** The saved photo. */
  photo: string | undefined;
  onDone: () => void;
}) {
  const { answer, isPending, submit } = useFormAnswer<PhotoSaved>(
    (form) => /^(?:no-photo|photo-back)$/.test(form),
    ({ kind }) => {
      if (kind !== 'saved') return;
      onDone();
      // The pressed button is removed.
      document.getElementById('photo')?.focus();
    },
  );

  const saved = answer?.kind === 'saved' ? answer : undefined;
  if (saved?.form === 'no-photo' && saved.photo !== undefined && !photo) {
    return (
      <div className="photo-removal">
        <PutBack
          says={saved.says}
          name="your photo"
          form="photo-back"
          fields={{ path: saved.photo }}
          isPending={isPending}
          onSubmit={submit}
        />
      </div>
    );
  }
  return (
    <div className="photo-removal">
      {!saved || (photo && saved.photo === photo) ? <Outcome answer={answer} /> : null}
      {photo ? (
        <Disclosure summary="Remove photo">
          <form className="stack" method="post" onSubmit={submit}>
            <p>Your account then shows an outline instead.</p>
            <div>
              <Button type="submit" name="form" value="no-photo" pending={isPending}>
                Remove the photo
              </Button>
            </div>
          </form>
        </Disclosure>
      ) : null}
    </div>
  );
}
