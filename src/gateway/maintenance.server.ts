import { data } from 'react-router';

/** Whether the API host was open in its answers to one page, and when it will be. */
export type ApiState = { isOpen: boolean; closedForS: number | undefined };

/** 503 with `Retry-After` is maintenance; without it, or beside any other answer, a mishap. */
export function noteState(state: ApiState, { status, headers }: Response): void {
  const seconds = Number(headers.get('retry-after'));
  if (status === 503 && seconds > 0) state.closedForS = seconds;
  else state.isOpen = true;
}

/** Seconds for which a page cannot be had, because the API is closed to all that it asks. */
export function closedFor({ isOpen, closedForS }: ApiState): number | undefined {
  return isOpen ? undefined : closedForS;
}

/** Thrown instead of such a page; the root's error screen explains it. */
export function closedScreen(seconds: number) {
  return data({ retryAfterMs: seconds * 1000 }, { status: 503 });
}
