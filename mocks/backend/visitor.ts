import type { Clock } from './clock.ts';
import type { Tables } from './tables.ts';

/** Everything one visitor can change. Two browsers, or two tests, never share it. */
export type Visitor = {
  id: string;
  clock: Clock;
  tables: Tables;
  /** Names of the scenarios that are on. */
  scenarios: Set<string>;
  /** Ids of customers whose tokens no longer count. */
  signedOut: Set<string>;
  /** How often each operation was called: makes a flaky backend repeatable. */
  calls: Map<string, number>;
};
