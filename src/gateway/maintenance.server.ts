import { data } from 'react-router';

/** Whether the API host was open during the calls of one page, and the seconds until it reopens. */
export type ApiState = { isOpen: boolean; closedForS: number | undefined };

/** 503 with `Retry-After` means maintenance; without it, or with any other answer, a failure. */
export function noteState(state: ApiState, { status, headers }: Response): void {
  const seconds = Number(headers.get('retry-after'));
  if (status === 503 && seconds > 0) state.closedForS = seconds;
  else state.isOpen = true;
}

/** Seconds until a page is available again, if the API was closed for all its calls. */
export function closedFor({ isOpen, closedForS }: ApiState): number | undefined {
  return isOpen ? undefined : closedForS;
}

/** Thrown instead of that page; the root's error screen explains it. */
export function closedScreen(seconds: number) {
  return data({ retryAfterMs: seconds * 1000 }, { status: 503 });
}
