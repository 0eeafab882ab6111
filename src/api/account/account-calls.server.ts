import { createQueryClient } from '#api/cache/query-client.ts';
import { answerOf, api, asForm, ONCE } from '#api/client.server.ts';
import { customerQuery, type Customer } from '#api/session/session.ts';
import type { CustomerFile } from '#generated/models/customerFile.ts';

import type { SaveProfile } from './likes.ts';

/** The signed-in customer, read from the API: the calls below must not take an id from a form. */
export async function readCustomer(): Promise<Customer> {
  return createQueryClient().query(customerQuery());
}

type Contact = Pick<Customer, 'firstName' | 'lastName' | 'email' | 'mobile' | 'photo'>;

/**
 * Throws `refused` with 409 for an address that has another account. An empty photo takes it away.
 */
export async function saveContact(contact: Contact): Promise<void> {
  const { firstName, lastName, email, mobile, photo } = contact;
  await answerOf(
    api.PUT('/api/Account/UpdateContactInfo', {
      body: {
        firstName,
        lastName,
        emailId: email,
        mobNo: mobile,
        ...(photo === undefined ? {} : { profilePhoto: photo }),
      },
    }),
  );
}

export async function changePassword(customer: Customer, now: string, next: string) {
  const query = { CustomerId: customer.id, oldPassword: now, newPassword: next };
  await answerOf(api.PUT('/api/Account/ChangePassword', { params: { query } }));
}

export async function allowSplit(allowSplit: boolean): Promise<void> {
  const query = { allowSplit };
  await answerOf(api.PUT('/api/Account/SplitMyOrders', { params: { query } }));
}

export async function allowMerge(allowCombineOrder: boolean): Promise<void> {
  const query = { allowCombineOrder };
  await answerOf(api.PUT('/api/Account/MergeMyOrders', { params: { query } }));
}

export async function unsubscribe({ id }: Customer): Promise<void> {
  const query = { customerId: id };
  await answerOf(api.GET('/api/Customer/UnsubscribeFromBold', { params: { query }, ...ONCE }));
}

export async function resubscribe({ id, email }: Customer): Promise<void> {
  const query = { email, customerId: id };
  await answerOf(api.GET('/api/Customer/ConnectWithBold', { params: { query }, ...ONCE }));
}

export async function sendVerification({ email }: Pick<Customer, 'email'>): Promise<void> {
  const query = { emailId: email };
  await answerOf(
    api.GET('/api/Authentication/sendEmailVerificationLink', { params: { query }, ...ONCE }),
  );
}

export const saveOnServer: SaveProfile = (body) =>
  answerOf(api.PUT('/api/Account/UpdateCustomerProfile', { body }));

/** Resolves to the path of the uploaded picture, which is shown to this customer only. */
export async function uploadPhoto(
  { id }: Customer,
  file: Blob,
  imageType: CustomerFile['imageType'],
): Promise<string> {
  const { data } = await answerOf(
    api.POST('/api/Account/FileUpload', {
      body: { file, imageType, customerId: id },
      bodySerializer: asForm,
    }),
  );
  return data.filePath;
}
