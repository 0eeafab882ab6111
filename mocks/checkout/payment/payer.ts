import type { Call } from '../../backend/call.ts';
import { ordersOf } from '../../orders/table.ts';
import type { Payer } from './options.ts';

/** The caller's facts that rule out payment methods. */
export function payerOf({
  visitor,
  customerId,
}: Pick<Call<'getPaymentMethods'>, 'visitor' | 'customerId'>): Payer {
  const customer = customerId ? visitor.tables.customers.get(customerId) : undefined;
  if (!customer) return { isNewCustomer: false, owesMarketLoss: false };
  return {
    isNewCustomer: ordersOf(visitor.tables, customer.customerId).length === 0,
    owesMarketLoss: customer.marketLoss !== undefined,
  };
}
