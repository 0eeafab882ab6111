/** Wrong passwords for one address: how many in a row, and when the last one came (ms). */
export type SignIns = { wrongTries: Map<string, { count: number; at: number }> };

const MOST_TRIES = 5;
const PAUSE_MS = 60_000;

export function seedSignIns(): SignIns {
  return { wrongTries: new Map() };
}

/** Whole seconds until another try is allowed; 0 when it is allowed now. */
export function pauseSeconds({ wrongTries }: SignIns, emailId: string, now: number): number {
  const tries = wrongTries.get(keyOf(emailId));
  if (!tries || tries.count < MOST_TRIES) return 0;
  return Math.max(0, Math.ceil((tries.at + PAUSE_MS - now) / 1000));
}

/** Records a wrong password. After the pause, counting starts again. */
export function noteWrongTry({ wrongTries }: SignIns, emailId: string, now: number): void {
  const before = wrongTries.get(keyOf(emailId));
  const isOver = before !== undefined && before.count >= MOST_TRIES;
  wrongTries.set(keyOf(emailId), { count: isOver ? 1 : (before?.count ?? 0) + 1, at: now });
}

/** Forgets the wrong tries of an address, after a right one. */
export function forgetTries({ wrongTries }: SignIns, emailId: string): void {
  wrongTries.delete(keyOf(emailId));
}

function keyOf(emailId: string): string {
  return emailId.trim().toLowerCase();
}
