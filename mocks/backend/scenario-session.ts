import { CUSTOMER_OF_SCENARIO } from './scenarios.ts';
import { newVisitorId } from './visitors.ts';

/** A token for the customer that one of the chosen scenarios signs in. */
export function sessionFor(scenarios: readonly string[]): string | undefined {
  const customerId = scenarios.map((name) => CUSTOMER_OF_SCENARIO[name]).find(Boolean);
  return customerId && `mock.${newVisitorId()}.${customerId}`;
}
