import { runningClock, type Clock } from './clock.ts';
import { readCookie, SCENARIO_COOKIE, VISITOR_COOKIE } from './cookies.ts';
import { createTables } from './tables.ts';
import { visitorIdOf } from './tokens.ts';
import type { Visitor } from './visitor.ts';

const MOST_VISITORS = 500;
/** The visitors without a state of their own. */
const PASSER_BY = 'passer-by';
const visitors = new Map<string, Visitor>();
let clock = runningClock(startOf(globalThis.process?.env['MOCK_CLOCK']));

/** Sets the clock of visitors that are created from now on. Tests use a fixed one. */
export function setClock(next: Clock): void {
  clock = next;
}

/** The time of the backend in ms since the epoch. */
export function readClock(): number {
  return clock.now();
}

/** The visitor of a request, with the scenarios of the cookie switched on. */
export function visitorOf(request: Request): Visitor {
  const id = readCookie(request, VISITOR_COOKIE) ?? visitorIdOf(request) ?? PASSER_BY;
  const visitor = visitors.get(id) ?? create(id);
  // Keep the most recent visitor last: the first one is dropped when there are too many.
  visitors.delete(id);
  visitors.set(id, visitor);
  const names = readCookie(request, SCENARIO_COOKIE)?.split(',').filter(Boolean) ?? [];
  visitor.scenarios = new Set(names);
  return visitor;
}

/** Whether a visitor sees what everybody sees. */
export function isPasserBy({ id, scenarios }: Visitor): boolean {
  return id === PASSER_BY && scenarios.size === 0;
}

/** `MOCK_CLOCK=2026-11-18T16:00:00Z` starts the clock at that instant instead of the real time. */
function startOf(instant: string | undefined): number | undefined {
  return instant ? Date.parse(instant) : undefined;
}

/** A new visitor's id. It need not be hard to guess: all data behind it is made up. */
export function newVisitorId(): string {
  return crypto.randomUUID().slice(0, 13);
}

function create(id: string): Visitor {
  const [oldest] = visitors.keys();
  if (visitors.size >= MOST_VISITORS && oldest) visitors.delete(oldest);
  return {
    id,
    clock,
    tables: createTables(clock.now()),
    scenarios: new Set(),
    signedOut: new Set(),
    calls: new Map(),
  };
}
