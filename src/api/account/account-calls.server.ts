import { createQueryClient } from '#api/cache/query-client.ts';
import { customerQuery, type Customer } from '#api/session/session.ts';
import {
  changePassword as putPassword,
  connectWithBold,
  mergeMyOrders,
  splitMyOrders,
  unsubscribeFromBold,
  updateContactInfo,
  uploadFile,
} from '#generated/hooks/account/account.ts';
import { sendEmailVerificationLink } from '#generated/hooks/session/session.ts';

/** Some calls of §7 change something although they are a GET. */
const ONCE = { repeat: false } as const;

/** Whoever is signed in, read anew: the calls below ask for ids that no form should decide. */
export async function readCustomer(): Promise<Customer> {
  return createQueryClient().fetchQuery(customerQuery());
}

type Contact = Pick<Customer, 'firstName' | 'lastName' | 'email' | 'mobile' | 'photo'>;

/** Throws `refused` with 409 for an address that has another account. An empty photo takes it away. */
export async function saveContact(contact: Contact): Promise<void> {
  const { firstName, lastName, email, mobile, photo } = contact;
  await updateContactInfo({
    firstName,
    lastName,
    emailId: email,
    mobNo: mobile,
    ...(photo === undefined ? {} : { profilePhoto: photo }),
  });
}

export async function changePassword(customer: Customer, now: string, next: string) {
  await putPassword({ CustomerId: customer.id, oldPassword: now, newPassword: next });
}

export async function allowSplit(allowSplit: boolean): Promise<void> {
  await splitMyOrders({ allowSplit });
}

export async function allowMerge(allowCombineOrder: boolean): Promise<void> {
  await mergeMyOrders({ allowCombineOrder });
}

export async function unsubscribe({ id }: Customer): Promise<void> {
  await unsubscribeFromBold({ customerId: id }, ONCE);
}

export async function resubscribe({ id, email }: Customer): Promise<void> {
  await connectWithBold({ email, customerId: id }, ONCE);
}

export async function sendVerification({ email }: Customer): Promise<void> {
  await sendEmailVerificationLink({ emailId: email }, ONCE);
}

/** Where the picture is kept from now on, for {@link saveContact}. */
export async function uploadPhoto({ id }: Customer, file: Blob): Promise<string> {
  const { data } = await uploadFile({ file, imageType: 'customerprofile', customerId: id });
  return data.filePath;
}
