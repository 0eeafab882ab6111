import { holdingOf, type NewTrade } from '#api/portfolio/new-trade.ts';
import { MOST_TRADES } from '#api/portfolio/traded.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired, problemOf, type ApiError } from '#lib/api-error.ts';

import { chunksOf } from './file/chunks.ts';
import { inOrder, type Outcome, type Ready } from './file/outcomes.ts';
import type { Texts } from './file/readings.ts';

/** Rows that one call adds, all or none. The key makes a repeated call add nothing twice. */
type Part = { rows: readonly Ready[]; key: string };

/** An import that is being carried out. */
export type Job = {
  customerId: string;
  parts: readonly Part[];
  /** Parts that were carried out. */
  done: number;
  /** Ids of what was added, in the order of the calls. */
  ids: readonly number[];
  /** The same of earlier jobs for the same file. */
  earlier: readonly number[];
  /** What the store said of rows that it did not take. */
  refused: ReadonlyMap<number, Texts>;
  /** Why it stands still. */
  ending?: 'stopped' | 'expired' | { failed: string };
};

/** A job for all rows that will be added. */
export function jobOf(customerId: string, outcomes: readonly Outcome[]): Job {
  const chunks = chunksOf(inOrder(outcomes), 'customerHoldings', (row) =>
    holdingOf(customerId, row),
  );
  const parts = chunks.map((rows) => ({ rows, key: crypto.randomUUID() }));
  return { customerId, parts, done: 0, ids: [], earlier: [], refused: new Map() };
}

/** Rows of a job, and how many of them were added. */
export function countsOf({ parts, ids, refused }: Job): { all: number; added: number } {
  const all = parts.reduce((sum, { rows }) => sum + rows.length, 0);
  return { all: all + refused.size, added: ids.length };
}

/** How a job is carried out; `add` returns ids, and throws ApiFailure. */
type Ways = {
  add: (key: string, trades: readonly NewTrade[]) => Promise<number[]>;
  /** Gets the job after each part. */
  tell: (job: Job) => void;
  isStopped: () => boolean;
};

/**
 * Carries out what is left of a job, part by part. Ends early when it is stopped, and when a part
 * fails: then the job can go on with the same part.
 */
export async function carriedOut(job: Job, { add, tell, isStopped }: Ways): Promise<Job> {
  const { ending: _ending, ...going } = job;
  let now: Job = going;
  while (now.done < now.parts.length) {
    if (isStopped()) return { ...now, ending: 'stopped' };
    now = await withNextPart(now, add);
    if (now.ending) return now;
    tell(now);
  }
  return now;
}

async function withNextPart(job: Job, add: Ways['add']): Promise<Job> {
  const part = job.parts[job.done];
  if (!part) return job;
  try {
    const added = await add(part.key, part.rows);
    return { ...job, done: job.done + 1, ids: [...job.ids, ...added] };
  } catch (error) {
    const refused = refusedRows(problemOf(error), part);
    if (refused.size === 0) {
      return { ...job, ending: isExpired(error) ? 'expired' : { failed: failureWords(error) } };
    }
    // Other rows are another call, so they need another key.
    const rows = part.rows.filter(({ row }) => !refused.has(row));
    const left = rows.length > 0 ? [{ rows, key: crypto.randomUUID() }] : [];
    const parts = job.parts.toSpliced(job.done, 1, ...left);
    return { ...job, parts, refused: new Map([...job.refused, ...refused]) };
  }
}

const BLAMED: Record<string, readonly [keyof Texts, string]> = {
  transactionDate: ['day', 'The store does not take this date.'],
  productId: [
    'name',
    'A portfolio holds gold, silver, platinum and palladium. This is none of them.',
  ],
  ouncesPerUnit: ['ounces', 'You hold a product of this name with other ounces.'],
  metal: ['metal', 'Which metal is it?'],
  transactionQuantity: ['units', 'The store does not take so many units.'],
  productUnitPrice: ['price', 'The store does not take this price.'],
  fees: ['fees', 'The store does not take these fees.'],
  sourceName: ['dealer', 'The store does not take this name of a dealer.'],
};

/** The rows that a 400 names, each with what is wrong. */
function refusedRows(problem: ApiError | undefined, { rows }: Part): Map<number, Texts> {
  const refused = new Map<number, Texts>();
  if (problem?.kind !== 'refused' || problem.status !== 400) return refused;
  for (const { field } of problem.fields) {
    const [, index, name = ''] = /customerHoldings\.(\d+)\.(\w+)/.exec(field) ?? [];
    const row = rows[Number(index)];
    const [at, words] = BLAMED[name] ?? ['name', 'The store does not take this product.'];
    if (row) refused.set(row.row, { ...refused.get(row.row), [at]: words });
  }
  return refused;
}

/**
 * Takes added trades out again, the newest first: a sale goes before what it sold. `tell` gets the ids
 * that are left after each call of `remove`, which throws ApiFailure.
 */
export async function takenBack(
  ids: readonly number[],
  remove: (ids: number[]) => Promise<void>,
  tell: (left: readonly number[]) => void,
): Promise<void> {
  let left = ids;
  while (left.length > 0) {
    await remove(left.slice(-MOST_TRADES));
    left = left.slice(0, -MOST_TRADES);
    tell(left);
  }
}
