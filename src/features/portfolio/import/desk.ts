import { sessionExpired } from '#commerce/session/expired.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired } from '#lib/api-error.ts';
import { createCell, type Cell } from '#ui/cell.ts';
import { focusWhenThere } from '#ui/focus-when-there.ts';
import { announce } from '#ui/toast/announcer.tsx';

import type { Job } from './job.ts';
import { keepAdded, keepText, type Added } from './kept.ts';
import type { Trial } from './trial.ts';

/** The ids of the headings that get the focus. */
export const ROWS_ID = 'import-rows';
export const RESULT_ID = 'import-result';

/** What the page does now; `says` is in sight. */
export type Stage =
  | { is: 'choosing' }
  | { is: 'reading'; says: string }
  | { is: 'trial' }
  | { is: 'adding'; job: Job }
  | { is: 'halted'; job: Job }
  | { is: 'undoing'; says: string };

/** What was done last, in words. */
export type Result = { says: string; isFailed?: true };

export type Shown = {
  stage: Stage;
  trial: Trial | undefined;
  result: Result | undefined;
  /** What the last import of this tab has added. */
  added: Added;
};

export const AT_FIRST: Shown = {
  stage: { is: 'choosing' },
  trial: undefined,
  result: undefined,
  added: { ids: [], of: '' },
};

/** An import in this page; all of it runs in the browser. */
export type Desk = {
  customerId: string;
  /** ISO day, in New York. */
  today: string;
  cell: Cell<Shown>;
  /** The number of the last reading: an older one ends. */
  reading: number;
  isStopped: boolean;
};

export function newDesk(customerId: string, today: string): Desk {
  return { customerId, today, cell: createCell(AT_FIRST), reading: 0, isStopped: false };
}

export function change(desk: Desk, shown: Partial<Shown>): void {
  desk.cell.set({ ...desk.cell.get(), ...shown });
}

/** The stage without anything going on. */
function restingStage(desk: Desk): Stage {
  return { is: desk.cell.get().trial ? 'trial' : 'choosing' };
}

export function setAdded(desk: Desk, added: Added): void {
  keepAdded(desk.customerId, added);
  change(desk, { added });
}

/** Says why something was not done, and leaves all else as it is. */
export function refuse(desk: Desk, says: string): void {
  change(desk, { stage: restingStage(desk), result: { says, isFailed: true } });
  announce(says, 'assertive');
}

/** The same for a call that failed; what another reading has overtaken says nothing. */
export function fail(desk: Desk, error: unknown, before = ''): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (!isExpired(error)) return refuse(desk, `${before}${failureWords(error)}`);
  change(desk, { stage: restingStage(desk) });
  sessionExpired();
}

/** Back to the choice of a file; what was added stays added. */
export function leave(desk: Desk): void {
  desk.reading += 1;
  keepText(desk.customerId, undefined);
  change(desk, { stage: { is: 'choosing' }, trial: undefined, result: undefined });
  focusOn(() => document.querySelector<HTMLElement>('main h1'));
}

export function focusOn(find: () => HTMLElement | null): void {
  void focusWhenThere(find);
}
