import { useState } from 'react';

import { sendSalePhoto } from '#api/sell/upload-photo.ts';
import {
  addPhotos,
  sendPhotoAgain,
  takePhotoOff,
  usePhotos,
  type Photo,
} from '#commerce/photos/photo-store.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/field/file-field.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import './item-photos.css';

type ItemPhotosProps = {
  /** The id of the item, and its name. */
  of: string;
  name: string;
  /** The id of the control. */
  id: string;
  /** Why the pictures are refused with the form. */
  error: string | undefined;
};

/** The pictures of an item: chosen or taken, made smaller here, sent at once, and taken off again. */
export function ItemPhotos({ of, name, id, error }: ItemPhotosProps) {
  const photos = usePhotos(of);
  const [wrong, setWrong] = useState<string>();
  const [isReading, setReading] = useState(false);

  async function choose(input: HTMLInputElement) {
    const files = [...(input.files ?? [])];
    // The same file can be chosen again.
    input.value = '';
    if (files.length === 0) return;
    setReading(true);
    const problem = await addPhotos(of, files, sendSalePhoto);
    setReading(false);
    setWrong(problem);
    if (problem) announce(problem, 'assertive');
  }

  function takeOff(photo: Photo) {
    takePhotoOff(of, photo);
    setWrong(undefined);
    announce(`${photo.name} is taken off.`);
    document.getElementById(id)?.focus();
  }
  return (
    <div className="item-photos stack">
      <FileField
        label="Photos"
        named={`Photos of ${name}`}
        optional
        hint="Up to 3, chosen or taken now. We make them smaller here, and where they were taken is not sent."
        error={wrong ?? error}
        id={id}
        accept="image/*"
        multiple
        onChange={({ currentTarget }) => void choose(currentTarget)}
      />
      {isReading ? <p className="muted">Making them smaller</p> : null}
      {photos.length > 0 ? (
        <ul aria-label={`Photos of ${name}`}>
          {photos.map((photo, index) => (
            <PhotoLine
              key={photo.id}
              photo={photo}
              place={`photo ${index + 1} of ${name}`}
              onTakeOff={() => takeOff(photo)}
              onSendAgain={() => sendPhotoAgain(of, photo)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type PhotoLineProps = {
  photo: Photo;
  /** "photo 2 of" the item, for the names of its parts. */
  place: string;
  onTakeOff: () => void;
  onSendAgain: () => void;
};

function PhotoLine({ photo, place, onTakeOff, onSendAgain }: PhotoLineProps) {
  const { picture, state, says } = photo;
  return (
    <li>
      {picture ? <img src={picture} alt={`Your ${place}`} /> : <span className="item-photos-art" />}
      <span className="item-photos-words">
        {photo.name}{' '}
        <span className="request-item-line">
          {state === 'sending' ? 'Being sent' : state === 'sent' ? 'With us' : `Not sent. ${says}`}
        </span>
      </span>{' '}
      <span className="row">
        {state === 'failed' ? (
          <Button tone="quiet" onClick={onSendAgain}>
            Try again<VisuallyHidden> with {place}</VisuallyHidden>
          </Button>
        ) : null}
        <Button tone="quiet" onClick={onTakeOff}>
          Take off<VisuallyHidden> {place}</VisuallyHidden>
        </Button>
      </span>
    </li>
  );
}
