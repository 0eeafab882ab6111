import { useSyncExternalStore } from 'react';

import { readCookie, serializeCookie } from '#lib/cookie.ts';

/** A visitor's choice about page-view counting; pages are not counted before it. */
export type Choice = 'allow' | 'decline';

const NAME = 'page-views';
/** Seconds until the choice expires: half a year, then the store asks again. */
const LIFE_S = 180 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** The choice in a request, or in `document.cookie`. */
export function choiceIn(cookies: string | null): Choice | undefined {
  const text = readCookie(cookies, NAME);
  return text === 'allow' || text === 'decline' ? text : undefined;
}

/** A `Set-Cookie` line or an assignment to `document.cookie`: both have the same format. */
export function choiceCookie(choice: Choice): string {
  return serializeCookie(NAME, choice, { maxAge: LIFE_S });
}

/** Stores a choice in this browser and notifies subscribers. */
export function choose(choice: Choice): void {
  document.cookie = choiceCookie(choice);
  for (const listener of listeners) listener();
}

/** Global Privacy Control or Do Not Track: the browser declines for its user. */
export function browserDeclines(): boolean {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || navigator.doNotTrack === '1';
}

/** The same from the headers of a request. */
export function requestDeclines(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
}

/** Whether pages may be counted in this browser. */
export function mayCount(choice: Choice | undefined): boolean {
  return choice === 'allow' && !browserDeclines();
}

/** Subscribes to the choice in this browser. */
export function useChoice(): Choice | undefined {
  return useSyncExternalStore(subscribe, choiceNow, () => undefined);
}

export function choiceNow(): Choice | undefined {
  return choiceIn(document.cookie);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
