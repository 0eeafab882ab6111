import { refreshPortfolio } from '#api/portfolio/arrivals.ts';
import { addTrades, removeTrades } from '#api/portfolio/import-trades.ts';
import { countWords, formatCount } from '#commerce/format/count.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { change, fail, focusOn, RESULT_ID, ROWS_ID, setIds, type Desk } from './desk.ts';
import { carriedOut, countsOf, jobOf, takenBack, type Job } from './job.ts';
import { checkAgain } from './reading.ts';

/** Adds all rows that can be added. */
export async function add(desk: Desk): Promise<void> {
  const { trial } = desk.cell.get();
  if (!trial) return;
  const job = jobOf(desk.customerId, trial.outcomes);
  if (job.parts.length > 0) return goOn(desk, job);
  announce('No row can be added yet.', 'assertive');
  const wrong = document.querySelector<HTMLElement>('.import-row [aria-invalid="true"]');
  (wrong ?? document.getElementById(ROWS_ID))?.focus();
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
    setIds(desk, now.ids);
    const { all, added } = countsOf(now);
    if (added < all) announce(`${formatCount(added)} of ${formatCount(all)} rows are added.`);
  };
  const end = await carriedOut(going, {
    add: (key, trades) => addTrades(desk.customerId, key, trades),
    tell,
    isStopped: () => desk.isStopped,
  });
  if (end.ending === undefined) return conclude(desk, end);
  setIds(desk, end.ids);
  change(desk, { stage: { is: 'halted', job: end } });
  if (end.ending === 'expired') return sessionExpired();
  announce(haltWords(end), end.ending === 'stopped' ? 'polite' : 'assertive');
  focusOn(() => document.getElementById(RESULT_ID));
}

/** Ends a job, whole or not. */
export async function conclude(desk: Desk, { ids, refused }: Job): Promise<void> {
  setIds(desk, ids);
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
  const { ids, trial } = desk.cell.get();
  const all = ids.length;
  const tell = (left: readonly number[]) => {
    setIds(desk, left);
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
