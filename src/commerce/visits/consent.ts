import { useSyncExternalStore } from 'react';

import { readCookie, serializeCookie } from '#lib/cookie.ts';

/** What somebody has chosen about the counting of pages; nothing is counted before that. */
export type Choice = 'allow' | 'decline';

const NAME = 'page-views';
/** Seconds for which a choice is remembered: half a year, then it is asked anew. */
const LIFE_S = 180 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** The choice of a request, or of `document.cookie`. */
export function choiceIn(cookies: string | null): Choice | undefined {
  const text = readCookie(cookies, NAME);
  return text === 'allow' || text === 'decline' ? text : undefined;
}

/** A `Set-Cookie` line, or an assignment to `document.cookie`: the two are written alike. */
export function choiceCookie(choice: Choice, secure: boolean): string {
  return serializeCookie(NAME, choice, { maxAge: LIFE_S, secure });
}

/** Remembers a choice in this browser and has everybody look again. */
export function choose(choice: Choice): void {
  document.cookie = choiceCookie(choice, location.protocol === 'https:');
  for (const listener of listeners) listener();
}

/** Global Privacy Control or Do Not Track: a browser that says no for its owner. */
export function browserDeclines(): boolean {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || navigator.doNotTrack === '1';
}

/** The same, as a request says it. */
export function requestDeclines(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
}

/** Whether a choice lets pages be counted in this browser. */
export function mayCount(choice: Choice | undefined): boolean {
  return choice === 'allow' && !browserDeclines();
}

/** What is chosen here, for as long as it stays so. */
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
