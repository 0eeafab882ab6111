import { refreshPortfolio } from '#api/portfolio/arrivals.ts';
import { addTrades, removeTrades } from '#api/portfolio/import-trades.ts';
import { countWords, formatCount } from '#commerce/format/count.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { change, fail, focusOn, RESULT_ID, ROWS_ID, setAdded, type Desk } from './desk.ts';
import { carriedOut, countsOf, jobOf, takenBack, type Job } from './job.ts';
import { checkAgain } from './reading.ts';
import type { Trial } from './trial.ts';

/** Adds all rows that can be added. */
export async function add(desk: Desk): Promise<void> {
  const { trial } = desk.cell.get();
  if (!trial) return;
  const { ids, of } = desk.cell.get().added;
  // Rows of the same file that were put right later belong to the same import.
  const earlier = of === nameOf(trial) ? ids : [];
  const job = { ...jobOf(desk.customerId, trial.outcomes), earlier };
  if (job.parts.length > 0) return goOn(desk, job);
  announce('No row can be added yet.', 'assertive');
  const wrong = document.querySelector<HTMLElement>('.import-row [aria-invalid="true"]');
  (wrong ?? document.getElementById(ROWS_ID))?.focus();
}

/** Tells a file from others, also after a reload. */
function nameOf({ source: { name, bytes } }: Trial): string {
  return `${name} ${bytes}`;
}

function keepIdsOf(desk: Desk, { earlier, ids }: Job): void {
  const { trial } = desk.cell.get();
  setAdded(desk, { ids: [...earlier, ...ids], of: trial ? nameOf(trial) : '' });
}

/** The part that is on its way is carried out: what it adds must be known. */
export function stop(desk: Desk): void {
  desk.isStopped = true;
}

/** Carries a job out from where it stands. */
export async function goOn(desk: Desk, job: Job): Promise<void> {
  desk.isStopped = false;
  const { ending: _ending, ...going } = job;
  change(desk, { stage: { is: 'adding', job: going }, result: undefined });
  focusOn(() => document.getElementById(RESULT_ID));
  const tell = (now: Job) => {
    change(desk, { stage: { is: 'adding', job: now } });
    keepIdsOf(desk, now);
    const { all, added } = countsOf(now);
    if (added < all) announce(`${formatCount(added)} of ${formatCount(all)} rows are added.`);
  };
  const end = await carriedOut(going, {
    add: (key, trades) => addTrades(desk.customerId, key, trades),
    tell,
    isStopped: () => desk.isStopped,
  });
  if (end.ending === undefined) return conclude(desk, end);
  keepIdsOf(desk, end);
  change(desk, { stage: { is: 'halted', job: end } });
  if (end.ending === 'expired') return sessionExpired();
  announce(haltWords(end), end.ending === 'stopped' ? 'polite' : 'assertive');
  focusOn(() => document.getElementById(RESULT_ID));
}

/** Ends a job, whole or not. */
export async function conclude(desk: Desk, job: Job): Promise<void> {
  const { ids, refused } = job;
  keepIdsOf(desk, job);
  const are = ids.length === 1 ? 'is' : 'are';
  await settled(desk, `${countWords(ids.length, 'row')} ${are} added to your portfolio.`, refused);
}

async function settled(desk: Desk, says: string, refused: Job['refused']): Promise<void> {
  announce(says);
  void refreshPortfolio();
  try {
    await checkAgain(desk, refused);
    change(desk, { result: { says } });
  } catch (error) {
    fail(desk, error, `${says} `);
  }
  focusOn(() => document.getElementById(RESULT_ID));
}

/** Takes all that the last import has added out again. */
export async function undo(desk: Desk): Promise<void> {
  const { added, trial } = desk.cell.get();
  const { ids } = added;
  const all = ids.length;
  const tell = (left: readonly number[]) => {
    setAdded(desk, { ...added, ids: left });
    const says = `${formatCount(all - left.length)} of ${formatCount(all)} rows are taken back.`;
    change(desk, { stage: { is: 'undoing', says } });
  };
  change(desk, {
    stage: { is: 'undoing', says: `Taking ${countWords(all, 'row')} back …` },
    result: undefined,
  });
  try {
    await takenBack(ids, (some) => removeTrades(desk.customerId, some), tell);
  } catch (error) {
    fail(desk, error, 'The import could not be taken back whole. ');
    return focusOn(() => document.getElementById(RESULT_ID));
  }
  const are = all === 1 ? 'is' : 'are';
  const says = `The import is taken back: ${countWords(all, 'row')} ${are} out of your portfolio again.`;
  await settled(desk, says, trial?.refused ?? new Map());
}

/** Why a job stands still. */
export function haltWords(job: Job): string {
  const { all, added } = countsOf(job);
  const sum = `${formatCount(added)} of ${formatCount(all)} rows are added.`;
  if (job.ending === 'stopped') return `Stopped. ${sum}`;
  return typeof job.ending === 'object' ? `${sum} ${job.ending.failed}` : sum;
}
