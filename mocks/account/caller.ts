import type { Call } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import type { Customer } from './customers-table.ts';

/** The customer who makes a secured call: its bearer token has been checked already. */
export function customerOf({
  visitor,
  customerId = '',
}: Pick<Call<'getCustomerInfo'>, 'visitor' | 'customerId'>): Customer {
  const customer = visitor.tables.customers.get(customerId);
  if (!customer) throw problem(401, 'The bearer token is missing, unknown or has expired.');
  return customer;
}
