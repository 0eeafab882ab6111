import { done, ownOnly } from '../backend/answers.ts';
import type { Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { forgetTries, noteWrongTry, pauseSeconds } from '../session/sign-ins-table.ts';
import { customerOf } from './caller.ts';
import { findByEmail } from './customers-table.ts';
import { readPicture, wrongField } from './picture.ts';
import { isOwnUpload } from './uploads-table.ts';

const MOST_MEGABYTES = 5;

/** §7 Contact details, password and profile of a customer. `taken@…` belongs to another account. */
export const account = {
  updateContactInfo: (call) => {
    const customer = customerOf(call);
    const { emailId, firstName, lastName, mobNo, profilePhoto } = call.body;
    const holder = findByEmail(call.visitor.tables.customers, emailId);
    if (emailId.startsWith('taken@') || (holder && holder !== customer)) {
      throw problem(409, 'There is another account with this e-mail address.');
    }
    const { uploads } = call.visitor.tables;
    const isKept = !profilePhoto || profilePhoto === customer.profilePhoto;
    if (!isKept && !isOwnUpload(uploads, profilePhoto, customer.customerId)) {
      throw wrongField('profilePhoto', 'body', 'is not a picture that you have uploaded');
    }
    const isNew = emailId.toLowerCase() !== customer.emailId.toLowerCase();
    Object.assign(customer, { emailId, firstName, lastName, mobNo });
    if (profilePhoto) customer.profilePhoto = profilePhoto;
    else if (profilePhoto === '') delete customer.profilePhoto;
    if (isNew) customer.emailVerified = false;
    return done('Your contact details are saved.');
  },

  changePassword: (call) => {
    const customer = customerOf(call);
    const { CustomerId, oldPassword, newPassword } = call.query;
    ownOnly(call, CustomerId);
    const { signIns } = call.visitor.tables;
    const wait = pauseSeconds(signIns, customer.emailId, call.now);
    if (wait > 0) {
      const headers = { 'retry-after': String(wait) };
      throw problem(429, `Too many tries. Wait ${wait} seconds and try again.`, { headers });
    }
    if (customer.password !== oldPassword) {
      noteWrongTry(signIns, customer.emailId, call.now);
      throw wrongField('oldPassword', 'query', 'is not your present password');
    }
    forgetTries(signIns, customer.emailId);
    customer.password = newPassword;
    return done('Your password is changed.');
  },

  splitMyOrders: (call) => {
    const { allowSplit } = call.query;
    customerOf(call).splitOrders = allowSplit;
    return done(allowSplit ? 'Your orders may be split.' : 'Your orders ship in one piece.');
  },

  mergeMyOrders: (call) => {
    const { allowCombineOrder } = call.query;
    customerOf(call).mergeOrders = allowCombineOrder;
    return done(
      allowCombineOrder ? 'Your orders may be combined.' : 'Each of your orders ships by itself.',
    );
  },

  updateCustomerProfile: (call) => {
    const customer = customerOf(call);
    const { boldUserName } = customer.profile;
    const { customerId } = customer;
    // The id in the body is ignored: a call changes the profile of its own customer only.
    customer.profile = { ...(boldUserName && { boldUserName }), ...call.body, customerId };
    return done('Your preferences are saved.');
  },

  uploadFile: async (call) => {
    const { customerId } = customerOf(call);
    const body = call.body as unknown as { file: unknown; customerId: string };
    if (body.customerId !== customerId) throw wrongField('customerId', 'body', 'is not yours');
    const { bytes, extension, mediaType } = await readPicture(body.file, MOST_MEGABYTES);
    const { uploads } = call.visitor.tables;
    const filePath = `/images/customers/${customerId}-${uploads.next}.${extension}`;
    uploads.next += 1;
    uploads.files.set(filePath, { bytes, mediaType, owner: customerId });
    return { data: { filePath } };
  },
} satisfies Partial<Resolvers>;
