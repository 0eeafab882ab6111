import type { Customer } from '../db/customers.ts';
import type { Wire } from './wire.ts';

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
