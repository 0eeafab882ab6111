import type { Wire } from '../backend/wire.ts';
import type { Customer } from './customers-table.ts';

/** §3 Who is signed in, and the switches of the account pages; the password stays behind. */
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
    mergeOrders: customer.mergeOrders,
    isSubscribed: customer.isSubscribed,
    ...(profilePhoto && { profilePhoto }),
    profile,
  };
}
