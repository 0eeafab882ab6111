import { useSyncExternalStore } from 'react';

import { sessionExpired } from '#commerce/session/expired.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired } from '#lib/api-error.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { photosFull, MOST_PHOTOS, unreadableWords } from './photo-words.ts';
import { smallerPhoto } from './smaller-photo.ts';

/** A picture of something, on its way to the store or there. */
export type Photo = {
  id: number;
  /** The name of its file, or "Photo". */
  name: string;
  /** Bytes, if they are known. */
  size?: number | undefined;
  /** The address of the picture; none for one that an earlier page has sent. */
  picture?: string | undefined;
  state: 'sending' | 'sent' | 'failed';
  /** Why it has failed. */
  says?: string;
};

type KeptPhoto = Photo & {
  blob?: Blob;
  token?: string;
  sender?: Sender;
  upload: Upload;
  stop: AbortController;
};

/** Sends a picture. Resolves to what names it from then on: a token, or a path. */
export type Upload = (picture: Blob, signal: AbortSignal) => Promise<string>;

/** A token is good for its sender alone: a guest who has signed in sends the pictures again. */
export type Sender = 'customer' | 'guest';

/** The sessionStorage key of a mark: when a sign-out clears it, the pictures are forgotten too. */
const MARK = 'photos';
const NONE: readonly KeptPhoto[] = [];

let byItem = new Map<string, readonly KeptPhoto[]>();
let sender: Sender = 'guest';
let lastId = 0;
const listeners = new Set<() => void>();
/** The last picture on its way: the first answer may say who the guest is, so none goes beside it. */
let sending = Promise.resolve();

/** The pictures of an item or a return. They are in this page alone: a reload forgets them. */
export function usePhotos(of: string): readonly Photo[] {
  return useSyncExternalStore(
    follow,
    () => photosOf(of),
    () => NONE,
  );
}

/** Pictures of this tab's visitor: after a sign-out there are none. */
export function photosOf(of: string): readonly KeptPhoto[] {
  if (byItem.size > 0 && !isMarked()) byItem = new Map();
  return byItem.get(of) ?? NONE;
}

export function hasUnsentPhoto(of: string): boolean {
  return photosOf(of).some(({ token }) => token === undefined);
}

/** What an item names of its pictures, once {@link photosSettled}. */
export function photoTokensOf(of: string): string[] {
  return photosOf(of).flatMap(({ token }) => (token === undefined ? [] : [token]));
}

/** Resolves when no picture is on its way any more. */
export function photosSettled(): Promise<void> {
  return sending;
}

/** Makes pictures smaller and sends them. Returns why some are not taken. */
export async function addPhotos(
  of: string,
  files: readonly File[],
  upload: Upload,
): Promise<string | undefined> {
  const room = MOST_PHOTOS - photosOf(of).length;
  const smaller = await Promise.allSettled(files.slice(0, room).map((file) => smallerPhoto(file)));
  const unreadable: string[] = [];
  for (const [index, { name }] of files.slice(0, room).entries()) {
    const made = smaller[index];
    if (made?.status === 'fulfilled') add(of, name, made.value, upload);
    else unreadable.push(name);
  }
  if (unreadable.length > 0) return unreadableWords(unreadable);
  return files.length > room ? photosFull : undefined;
}

function add(of: string, name: string, blob: Blob, upload: Upload): void {
  mark();
  lastId += 1;
  const stop = new AbortController();
  const picture = URL.createObjectURL(blob);
  const { size } = blob;
  const photo: KeptPhoto = {
    id: lastId,
    name,
    size,
    picture,
    state: 'sending',
    blob,
    upload,
    stop,
  };
  keep(of, [...photosOf(of), photo]);
  send(of, photo);
}

/** Pictures that are with the store already: of an earlier page, or of a request. */
export function knowPhotos(
  of: string,
  sent: readonly {
    token: string;
    picture?: string | undefined;
    name?: string;
    size?: number | undefined;
  }[],
  upload: Upload,
): void {
  mark();
  const photos = sent.map(({ name = 'Photo', size, token, picture }): KeptPhoto => {
    lastId += 1;
    const stop = new AbortController();
    return { id: lastId, name, size, picture, state: 'sent', token, sender, upload, stop };
  });
  keep(of, photos);
}

export function takePhotoOff(of: string, { id }: Photo): void {
  const photo = photosOf(of).find((each) => each.id === id);
  photo?.stop.abort();
  if (photo?.blob && photo.picture) URL.revokeObjectURL(photo.picture);
  keep(
    of,
    photosOf(of).filter((each) => each.id !== id),
  );
}

/** Sends a picture again, after a failure. */
export function sendPhotoAgain(of: string, { id }: Photo): void {
  const photo = photosOf(of).find((each) => each.id === id);
  if (!photo?.blob || photo.state === 'sending') return;
  change(of, id, { state: 'sending' });
  send(of, photo);
}

/** After the request is sent: all pictures, or those of one thing. */
export function forgetPhotos(of?: string): void {
  if (of === undefined) byItem = new Map();
  else byItem.delete(of);
  for (const listener of listeners) listener();
}

/** Who sends by `upload` from now on. What another sender has sent so goes out again. */
export function sendPhotosAs(next: Sender, upload: Upload): void {
  sender = next;
  for (const of of byItem.keys()) {
    for (const photo of photosOf(of)) {
      const isOthers = photo.token !== undefined && photo.sender !== next;
      if (isOthers && photo.upload === upload) sendPhotoAgain(of, photo);
    }
  }
}

function send(of: string, photo: KeptPhoto): void {
  const before = sending;
  sending = before.then(() => arrives(of, photo, sender));
}

async function arrives(
  of: string,
  { id, name, blob, upload, stop }: KeptPhoto,
  as: Sender,
): Promise<void> {
  if (!blob) return;
  try {
    const token = await upload(blob, stop.signal);
    change(of, id, { state: 'sent', token, sender: as });
    announce(`${name} is added, ${photosOf(of).length} of up to ${MOST_PHOTOS} photos.`);
  } catch (error) {
    if (stop.signal.aborted) return;
    if (isExpired(error)) sessionExpired();
    const says = failureWords(error);
    change(of, id, { state: 'failed', says });
    announce(`${name} is not sent. ${says}`, 'assertive');
  }
}

function change(of: string, id: number, next: Partial<KeptPhoto>): void {
  const photos = photosOf(of);
  const place = photos.findIndex((each) => each.id === id);
  const photo = photos[place];
  if (photo) keep(of, photos.with(place, { ...photo, ...next }));
}

function keep(of: string, photos: readonly KeptPhoto[]): void {
  byItem.set(of, photos);
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function mark(): void {
  try {
    sessionStorage.setItem(MARK, '1');
  } catch {
    // Storage may be forbidden: then the page alone keeps the draft too.
  }
}

function isMarked(): boolean {
  try {
    return sessionStorage.getItem(MARK) !== null;
  } catch {
    return true;
  }
}
