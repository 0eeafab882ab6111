import { useRef, type RefObject } from 'react';

import { controlId } from '#commerce/form/answer.ts';
import type { FieldOf } from '#commerce/form/field-of.ts';
import { sizeWords } from '#commerce/format/bytes.ts';
import { MOST_PHOTOS } from '#commerce/photos/photo-words.ts';
import { sendPhotoAgain, type Photo } from '#commerce/photos/photo-store.ts';
import { Button } from '#ui/button.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { FileField } from '#ui/field/file-field.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';

import { RETURN_FORM } from './return-fields.ts';
import { useShots } from './use-shots.ts';

const CAMERA = 'M4 8h3.5l1.8-2.5h5.4L16.5 8H20v11H4zM12 16.2a3.2 3.2 0 100-6.4 3.2 3.2 0 000 6.4z';

type ReturnPhotosProps = {
  /** What the draft is kept as. */
  of: string;
  customerId: string;
  /** Paths of photos that an answer without JavaScript has brought, with a space between. */
  arrived: string;
  form: RefObject<HTMLFormElement | null>;
  field: FieldOf;
};

/** The photos of a return: sent at once; without JavaScript, with the form. */
export function ReturnPhotos({ of, customerId, arrived, form, field }: ReturnPhotosProps) {
  const isHydrated = useHydrated();
  const add = useRef<HTMLInputElement>(null);
  const paths = arrived.split(' ').filter(Boolean);
  const shots = useShots(of, customerId, { paths, files: () => filesIn(form.current) });
  const { error } = field('photos');
  const id = controlId(RETURN_FORM, 'photos');
  const { photos } = shots;
  const says = shots.wrong ?? error;
  return (
    <section className="return-part return-photos">
      <h2>
        Photos <span className="return-optional">(optional, up to {MOST_PHOTOS})</span>
      </h2>
      <p className="muted">JPEG or PNG. Only you and we can see them.</p>
      {isHydrated ? (
        <>
          <FieldError id={`${id}-error`} message={says} />
          <ul className="return-tiles" aria-label="Photos of this return">
            {photos.map((photo, index) => (
              <PhotoTile
                key={photo.id}
                photo={photo}
                place={`photo ${index + 1}`}
                onAgain={() => sendPhotoAgain(of, photo)}
                onTakeOff={() => {
                  shots.takeOff(photo);
                  // The pressed button goes, and the tile for another is drawn.
                  requestAnimationFrame(() => add.current?.focus());
                }}
              />
            ))}
            {photos.length < MOST_PHOTOS ? (
              <li>
                <label className="return-add">
                  <input
                    ref={add}
                    id={id}
                    type="file"
                    accept="image/*"
                    multiple
                    aria-describedby={says ? `${id}-error` : undefined}
                    onChange={({ currentTarget }) => void shots.choose(currentTarget)}
                  />
                  <Drawing strokes={CAMERA} />
                  <span>Add a photo</span>{' '}
                  <span className="choice-note">
                    {shots.isReading ? 'Making it smaller' : `${MOST_PHOTOS - photos.length} more`}
                  </span>
                </label>
              </li>
            ) : null}
          </ul>
        </>
      ) : (
        <PlainPhotos paths={paths} id={id} error={error} />
      )}
    </section>
  );
}

type PhotoTileProps = {
  photo: Photo;
  /** "photo 2", for the names of its parts. */
  place: string;
  onAgain: () => void;
  onTakeOff: () => void;
};

function PhotoTile({ photo, place, onAgain, onTakeOff }: PhotoTileProps) {
  const { name, size, picture, state, says } = photo;
  return (
    <li>
      {picture ? (
        <img className="return-shot" src={picture} alt={`Your ${place}`} />
      ) : (
        <span className="return-shot" />
      )}
      <span className="return-shot-words">
        {name}
        {size === undefined ? '' : `, ${sizeWords(size)}`}
        {state === 'sending' ? ' Being sent' : ''}
        {state === 'failed' ? ` Not sent. ${says}` : ''}
      </span>
      {state === 'failed' ? (
        <Button tone="quiet" onClick={onAgain}>
          Try again<VisuallyHidden> with {place}</VisuallyHidden>
        </Button>
      ) : null}
      <Button tone="quiet" onClick={onTakeOff}>
        Take off<VisuallyHidden> {place}</VisuallyHidden>
      </Button>
    </li>
  );
}

type PlainPhotosProps = { paths: readonly string[]; id: string; error: string | undefined };

/** Without JavaScript: a field for files, and the photos that have arrived, to be left out again. */
function PlainPhotos({ paths, id, error }: PlainPhotosProps) {
  return (
    <>
      <HiddenField name="photos" value={paths.join(' ')} />
      {paths.length > 0 ? (
        <ChoiceGroup legend="Photos that are with us" name={`${id}-sent`}>
          {paths.map((path, index) => (
            <Choice
              key={path}
              type="checkbox"
              name="drop"
              value={path}
              label={`Leave out photo ${index + 1}`}
              note={<img className="return-shot" src={path} alt={`What you sent, ${index + 1}`} />}
            />
          ))}
        </ChoiceGroup>
      ) : null}
      <FileField
        label="Add photos"
        optional
        hint="Each at most 2 MB, and 5 MB together: send large ones one by one."
        id={id}
        error={error}
        name="files"
        accept="image/jpeg,image/png"
        multiple
      />
      <Button type="submit" name="intent" value="photos">
        Send the photos
      </Button>
    </>
  );
}

/** What was chosen before the script had run. */
function filesIn(form: HTMLFormElement | null): File[] {
  const input = form?.querySelector<HTMLInputElement>('input[name="files"]');
  return [...(input?.files ?? [])];
}
