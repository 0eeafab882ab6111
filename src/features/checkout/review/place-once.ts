import { problemOf } from '#lib/api-error.ts';

/** A placed order by its number. */
type Placed = { kind: 'placed'; invoice: string };

/** The result of placing an order. `unknown`: ask again with the same key. */
export type Placing<Refusal> = Placed | { kind: 'refused'; refusal: Refusal } | { kind: 'unknown' };

/** The calls for one order, all with the same key. */
export type PlaceCalls<Refusal> = {
  /** Places the order, or returns the order that this key has already placed. */
  place(): Promise<Exclude<Placing<Refusal>, { kind: 'unknown' }>>;
  /** The order of this key; `undefined` if there is none yet. */
  find(): Promise<Placed | undefined>;
  /** Waits for `ms` milliseconds. */
  pause(ms: number): Promise<void>;
  /** Called before each wait, with the number of tries so far. */
  onUnsure?(tries: number): void;
};

/** Milliseconds before each further try; after the last one the result stays unknown. */
const PATIENT: readonly number[] = [500, 1_000, 2_000, 4_000, 4_000, 8_000, 8_000, 8_000];
/** The same on the server, while a browser waits for its page. */
export const BRISK: readonly number[] = [250, 1_000];

/**
 * Places an order exactly once. After an unclear result (no answer, timeout, a 5xx) it first looks
 * for the order, and places it again only if there is none: with the same key, so a call that is
 * still pending does no harm.
 *
 * Throws errors that say nothing about the order, such as an expired session.
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

/** `undefined` after a failure that leaves it unknown whether the order exists. */
async function unlessUnsure<Outcome>(call: () => Promise<Outcome>): Promise<Outcome | undefined> {
  try {
    return await call();
  } catch (error) {
    if (!isUnsure(error)) throw error;
    return undefined;
  }
}

const UNSURE = new Set(['offline', 'slow', 'failed', 'busy', 'unreadable']);

/** Whether a failed call may have succeeded on the server. */
function isUnsure(error: unknown): boolean {
  const problem = problemOf(error);
  return problem !== undefined && UNSURE.has(problem.kind);
}
