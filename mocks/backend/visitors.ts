import { runningClock, type Clock } from './clock.ts';
import { readCookie, SCENARIO_COOKIE, VISITOR_COOKIE } from './cookies.ts';
import { createTables } from './tables.ts';
import { visitorIdOf } from './tokens.ts';
import type { Visitor } from './visitor.ts';

const MOST_VISITORS = 500;
const visitors = new Map<string, Visitor>();
let clock = runningClock(startOf(globalThis.process?.env['MOCK_CLOCK']));

/** Sets the time for visitors from now on. Tests stop it; the store lets it run. */
export function setClock(next: Clock): void {
  clock = next;
}

/** The visitor of a request, with the scenarios of its cookie switched on. */
export function visitorOf(request: Request): Visitor {
  const id = readCookie(request, VISITOR_COOKIE) ?? visitorIdOf(request) ?? 'passer-by';
  const visitor = visitors.get(id) ?? create(id);
  // Most recently seen last, so that the first is the one to forget.
  visitors.delete(id);
  visitors.set(id, visitor);
  const names = readCookie(request, SCENARIO_COOKIE)?.split(',').filter(Boolean) ?? [];
  visitor.scenarios = new Set(names);
  return visitor;
}

/** `MOCK_CLOCK=2026-11-18T16:00:00Z` opens the backend at that instant; else it tells the time. */
function startOf(instant: string | undefined): number | undefined {
  return instant ? Date.parse(instant) : undefined;
}

/** A new visitor's id. Unguessable by accident is enough here: nothing behind it is real. */
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
