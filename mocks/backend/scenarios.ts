import { operations, type OperationId } from '#generated/operations.ts';

import { problem } from './problem.ts';
import type { Visitor } from './visitor.ts';

export type Scenario = { name: string; title: string; says: string };

/**
 * States of the shop that a developer can switch on: `?scenario=slow`, several with commas,
 * `?scenario=none` to end them. `fail:<operationId>` fails one operation, `expired:<operationId>`
 * answers it with 401, `malformed:<operationId>` with wrong types, `unpriced:<operationId>` with `null`
 * for each amount of money, and `lost:<operationId>` carries it out and then fails.
 * `sold-out:<productId>` sells one product out. `sale:<status>`, as `sale:paid`, takes each open request
 * to sell to that status and keeps it there.
 */
export const SCENARIOS: readonly Scenario[] = [
  { name: 'slow', title: 'Slow network', says: 'Every call takes 3 seconds.' },
  { name: 'flaky', title: 'Flaky backend', says: 'Three of ten calls fail with 503.' },
  { name: 'down', title: 'Backend down', says: 'Every call fails with 503.' },
  { name: 'maintenance', title: 'Maintenance', says: 'Every call says: back in ten minutes.' },
  { name: 'empty-catalog', title: 'Empty catalog', says: 'Every list of products is empty.' },
  { name: 'stale-spot', title: 'Stale prices', says: 'The spot feed stopped 20 minutes ago.' },
  { name: 'market-closed', title: 'Market closed', says: 'It is Saturday noon in New York.' },
  { name: 'moved-prices', title: 'Moved prices', says: 'Metal costs what it did a day earlier.' },
  { name: 'later', title: 'An hour later', says: 'Prices that were held no longer are.' },
  { name: 'expired-session', title: 'Expired session', says: 'Every secured call answers 401.' },
  { name: 'sold-out', title: 'Sold out in the cart', says: 'What is in a cart is out of stock.' },
  { name: 'robot', title: 'Robot', says: 'The CAPTCHA takes everybody for a robot.' },
  { name: 'new-customer', title: 'New customer', says: 'Signed in, nothing bought yet.' },
  { name: 'collector', title: 'Collector', says: 'Signed in, with orders and a portfolio.' },
  { name: 'market-loss', title: 'Market loss', says: 'Signed in, owes a market-loss charge.' },
  { name: 'long-inbox', title: 'Long inbox', says: 'Signed in, with 5,000 messages.' },
  { name: 'dealer', title: 'Dealer', says: 'Signed in, with 2,000 orders.' },
  {
    name: 'many-transactions',
    title: 'Many transactions',
    says: 'Signed in, with a portfolio of 10,000 purchases and sales.',
  },
];

/** The customer that a scenario signs in. */
export const CUSTOMER_OF_SCENARIO = new Map<string, string>([
  ['new-customer', 'BPM-30001'],
  ['collector', 'BPM-20417'],
  ['market-loss', 'BPM-20933'],
  ['long-inbox', 'BPM-10002'],
  ['dealer', 'BPM-20500'],
  ['many-transactions', 'BPM-20611'],
]);

const SLOW_MS = 3_000;
const MAINTENANCE_S = 600;
/** Longer than any price lock, so that all prices have moved. */
const LATER_MS = 3_600_000;
/** Which calls of ten fail under `flaky`: the same ones each time. */
const FLAKY_CALLS = new Set([1, 4, 8]);

/** Delays or fails an operation as the visitor's scenarios demand. */
export async function applyScenarios(id: OperationId, visitor: Visitor): Promise<void> {
  const { scenarios, calls } = visitor;
  const count = calls.get(id) ?? 0;
  calls.set(id, count + 1);
  if (scenarios.has('slow')) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  if (scenarios.has('maintenance')) throw maintenanceProblem();
  if (scenarios.has('down') || scenarios.has(`fail:${id}`)) throw unavailable();
  if (scenarios.has('flaky') && FLAKY_CALLS.has(count % 10)) throw unavailable();
  const { security } = operations[id];
  const isOver = scenarios.has('expired-session') && security === 'always';
  if (isOver || (scenarios.has(`expired:${id}`) && security !== 'never')) {
    throw problem(401, 'The session has expired.');
  }
}

/** The time of a visitor in ms, with the scenario `later` applied. */
export function nowFor({ clock, scenarios }: Visitor): number {
  return clock.now() + (scenarios.has('later') ? LATER_MS : 0);
}

/** `lost:<operationId>` fails after the operation was carried out. */
export function loseAnswer(id: OperationId, { scenarios }: Visitor): void {
  if (scenarios.has(`lost:${id}`)) throw unavailable();
}

function maintenanceProblem(): Response {
  const headers = { 'retry-after': String(MAINTENANCE_S) };
  return problem(503, 'The mock backend is closed: a scenario is on.', { headers });
}

function unavailable(): Response {
  return problem(503, 'The mock backend fails on purpose: a scenario is on.');
}
