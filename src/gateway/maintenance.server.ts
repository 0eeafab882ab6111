import { data } from 'react-router';

/** How the API host answered the calls of one page. */
export type ApiState = {
  isOpen: boolean;
  /** Seconds until it opens again. */
  closedForS: number | undefined;
  /** What the store answers if a failed call leaves it without a page: 502, 503 or 504. */
  failedWith: number | undefined;
  /** `Retry-After` of a call that was made too often. */
  busyFor: string | undefined;
};

/** 503 with `Retry-After` means maintenance; without it, or with any other answer, a failure. */
export function noteState(state: ApiState, { status, headers }: Response): void {
  // A kept answer says nothing of the host.
  if (headers.has('age')) return;
  const seconds = Number(headers.get('retry-after'));
  if (status === 503 && seconds > 0) state.closedForS = seconds;
  else state.isOpen = true;
  if (status === 429) state.busyFor = headers.get('retry-after') ?? undefined;
  if (status === 429 || status === 503) state.failedWith = 503;
  else if (status >= 500) state.failedWith = status === 504 ? 504 : 502;
}

/** Seconds until a page is available again, if the API was closed for all its calls. */
export function closedFor(state: ApiState | undefined): number | undefined {
  return state?.isOpen ? undefined : state?.closedForS;
}

/** Thrown instead of that page; the root's error screen explains it. */
export function closedScreen(seconds: number) {
  return data({ retryAfterMs: seconds * 1000 }, { status: 503 });
}
