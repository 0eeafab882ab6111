import { customerOf } from '../account/caller.ts';
import type { Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import type { Wire } from '../backend/wire.ts';
import { advanceSales } from './progress.ts';
import type { SalesOrder } from './table.ts';

/** §7 Sales of a customer to the shop: the accepted quotes. */
export const salesOrders = {
  getCustomerSalesOrders: (call) => {
    const { emailId, customerId } = customerOf(call);
    if (call.query.emailId.toLowerCase() !== emailId.toLowerCase()) {
      throw problem(403, 'You can see only your own sales.');
    }
    advanceSales(call);
    const mine = call.visitor.tables.sales.orders.filter((each) => each.customerId === customerId);
    return {
      data: mine
        .toSorted((one, other) => other.orderDate.localeCompare(one.orderDate))
        .map(summary),
    };
  },

  getCustomerSalesOrderDetails: (call) => {
    advanceSales(call);
    const found = call.visitor.tables.sales.orders.find(
      ({ customerId, customerInvoice }) =>
        customerId === call.customerId && customerInvoice === call.query.customerInvoice,
    );
    if (!found) throw problem(404, 'There is no such sale.');
    const { customerId: _customerId, ...details } = found;
    return { data: details };
  },
} satisfies Partial<Resolvers>;

function summary(order: SalesOrder): Wire<'SalesOrder'> {
  const { customerInvoice, orderDate, status, totalAmount, referenceNumber, products } = order;
  return {
    customerInvoice,
    orderDate,
    status,
    totalAmount,
    itemCount: products.reduce((sum, { quantity }) => sum + quantity, 0),
    ...(referenceNumber && { referenceNumber }),
  };
}
