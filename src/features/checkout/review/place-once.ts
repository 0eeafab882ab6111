import { problemOf } from '#lib/api-error.ts';

/** An order that exists, by its number. */
type Placed = { kind: 'placed'; invoice: string };

/** What came of placing an order. `unknown` is neither: ask again, with the same key. */
export type Placing<Refusal> = Placed | { kind: 'refused'; refusal: Refusal } | { kind: 'unknown' };

/** The calls of placing, all with one key for one order. */
export type PlaceCalls<Refusal> = {
  /** Places the order, or answers the one that this key has placed before. */
  place(): Promise<Exclude<Placing<Refusal>, { kind: 'unknown' }>>;
  /** What became of the key so far; `undefined` while it has placed nothing. */
  find(): Promise<Placed | undefined>;
  /** Waits so many milliseconds. */
  pause(ms: number): Promise<void>;
  /** Told before each wait, with how many tries there were. */
  onUnsure?(tries: number): void;
};

/** Milliseconds before each further try; after the last of them it stays unknown. */
const PATIENT: readonly number[] = [500, 1_000, 2_000, 4_000, 4_000, 8_000, 8_000, 8_000];
/** The same on the server, where a browser is waiting for a page. */
export const BRISK: readonly number[] = [250, 1_000];

/**
 * Places an order exactly once. Whatever leaves the outcome open (no answer, none in time, one of
 * the 5xx) is followed by asking what became of it, and only where nothing did by placing again:
 * under the same key, so that a call that is still on its way does no harm.
 * A thrown error is one that decides nothing about the order, such as an ended session.
 */
export async function placeOnce<Refusal>(
  { place, find, pause, onUnsure }: PlaceCalls<Refusal>,
  pauses: readonly number[] = PATIENT,
): Promise<Placing<Refusal>> {
  let outcome = await unlessUnsure(place);
  for (const [tries, ms] of pauses.entries()) {
    if (outcome) return outcome;
    onUnsure?.(tries + 1);
    await pause(ms);
    outcome = await unlessUnsure(async () => (await find()) ?? place());
  }
  return outcome ?? { kind: 'unknown' };
}

/** `undefined` for a failure after which the order may or may not exist. */
async function unlessUnsure<Outcome>(call: () => Promise<Outcome>): Promise<Outcome | undefined> {
  try {
    return await call();
  } catch (error) {
    if (!isUnsure(error)) throw error;
    return undefined;
  }
}

const UNSURE = new Set(['offline', 'slow', 'failed', 'busy', 'unreadable']);

/** Whether a failed call may have done what it was asked. */
function isUnsure(error: unknown): boolean {
  const problem = problemOf(error);
  return problem !== undefined && UNSURE.has(problem.kind);
}
