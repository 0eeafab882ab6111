import { useEffect, useEffectEvent, useState } from 'react';

import { sendReturnPhoto } from '#api/account/upload-photo.ts';
import {
  addPhotos,
  knowPhotos,
  photosOf,
  sendPhotoAgain,
  takePhotoOff,
  usePhotos,
  type Photo,
  type Upload,
} from '#commerce/photos/photo-store.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { keepShots, keptShots, type KeptShot } from './kept-return.ts';

/** What a form without JavaScript has: the photos that arrived, and the files that are chosen. */
type ShotsBefore = { paths: readonly string[]; files: () => readonly File[] };

/**
 * The photos of a return: sent at once, and kept in this tab, so that a reload or a new sign-in brings
 * them back. One that the end of a session kept from being sent is sent then.
 */
export function useShots(of: string, customerId: string, before: ShotsBefore) {
  const photos = usePhotos(of);
  const [wrong, setWrong] = useState<string>();
  const [isReading, setReading] = useState(false);
  const [upload] = useState(() => uploadFor(customerId));

  const bringBack = useEffectEvent(() => {
    const held = photosOf(of);
    for (const photo of held) if (photo.state === 'failed') sendPhotoAgain(of, photo);
    if (held.length > 0) return;
    const arrived = before.paths.map((path): KeptShot => ({ name: 'Photo', path }));
    const kept = arrived.length > 0 ? arrived : keptShots(of);
    const sent = kept.flatMap(({ path, ...shot }) =>
      path ? [{ ...shot, token: path, picture: path }] : [],
    );
    knowPhotos(of, sent, upload);
    const unsent = [...kept.filter(({ path }) => !path).flatMap(fileOf), ...before.files()];
    if (unsent.length > 0) void addPhotos(of, unsent, upload);
  });
  // Reads the tab's storage once, then writes each change there.
  useEffect(() => bringBack(), []);
  useEffect(() => {
    if (photos.length > 0 || keptShots(of).length > 0) void keep(of);
  }, [of, photos]);

  async function choose(input: HTMLInputElement) {
    const files = [...(input.files ?? [])];
    // The same file can be chosen again.
    input.value = '';
    if (files.length === 0) return;
    setReading(true);
    const problem = await addPhotos(of, files, upload);
    setReading(false);
    setWrong(problem);
    if (problem) announce(problem, 'assertive');
  }

  function takeOff(photo: Photo) {
    takePhotoOff(of, photo);
    setWrong(undefined);
    announce(`${photo.name} is taken off.`);
  }
  return { photos, wrong, isReading, choose, takeOff };
}

function uploadFor(customerId: string): Upload {
  return (picture, signal) => sendReturnPhoto(customerId, picture, signal);
}

async function keep(of: string): Promise<void> {
  const shots = await Promise.all(
    photosOf(of).map(async ({ name, size, token, blob }): Promise<KeptShot[]> => {
      if (token) return [{ name, size, path: token }];
      return blob ? [{ name, size, bytes: await base64Of(blob) }] : [];
    }),
  );
  keepShots(of, shots.flat());
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text);
}

function fileOf({ name, bytes }: KeptShot): File[] {
  if (!bytes) return [];
  const parts = Uint8Array.from(atob(bytes), (char) => char.codePointAt(0) ?? 0);
  return [new File([parts], name, { type: 'image/jpeg' })];
}
