import { type Wire, dollars } from '../backend/wire.ts';
import type { Customer } from './customers-table.ts';

/** §3 The signed-in customer with the settings of the account pages, without the password. */
export function customerInfo(customer: Customer): Wire<'CustomerInfo'> {
  const { profilePhoto, profile } = customer;
  return {
    customerId: customer.customerId,
    firstName: customer.firstName,
    lastName: customer.lastName,
    emailId: customer.emailId,
    mobNo: customer.mobNo,
    emailVerified: customer.emailVerified,
    splitOrders: customer.splitOrders,
    ...(customer.marketLoss && { marketLossCharges: dollars(customer.marketLoss.cents) }),
    mergeOrders: customer.mergeOrders,
    isSubscribed: customer.isSubscribed,
    ...(profilePhoto && { profilePhoto }),
    profile,
  };
}
