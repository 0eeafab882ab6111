import { customerOf } from '../account/caller.ts';
import { customerInfo } from '../account/customer-info.ts';
import { type Customer, findByEmail, nextCustomerId } from '../account/customers-table.ts';
import type { Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { tokenFor } from '../backend/tokens.ts';
import type { Visitor } from '../backend/visitor.ts';
import { type Wire, isoTime } from '../backend/wire.ts';
import { unreadCount } from '../notifications/handlers.ts';
import { forgetTries, noteWrongTry, pauseSeconds } from './sign-ins-table.ts';

const SESSION_MS = 4 * 60 * 60 * 1000;
const GUEST_MS = 30 * 24 * 60 * 60 * 1000;

/** Signing in and out. `locked@…` stands for an account with too many wrong passwords. */
export const session = {
  signIn: ({ visitor, body, now }) => {
    const { customers, signIns } = visitor.tables;
    const { emailId, password } = body;
    const wait = emailId.startsWith('locked@') ? 60 : pauseSeconds(signIns, emailId, now);
    if (wait > 0) throw tooManyTries(wait);
    const customer = findByEmail(customers, emailId);
    // The same answer for both, so that it does not reveal which addresses have an account.
    if (customer?.password !== password) {
      noteWrongTry(signIns, emailId, now);
      throw problem(401, 'The e-mail address or the password is not right.');
    }
    forgetTries(signIns, emailId);
    return { data: user(visitor, customer, now) };
  },

  register: ({ visitor, body, now }) => {
    const { customers } = visitor.tables;
    const { emailId, firstName, lastName, mobNo, password } = body;
    if (emailId.startsWith('taken@') || findByEmail(customers, emailId)) {
      throw problem(409, 'There is an account with this e-mail address already. Sign in instead.');
    }
    const customerId = nextCustomerId(customers);
    const customer: Customer = {
      customerId,
      emailId,
      firstName,
      lastName,
      mobNo,
      password,
      emailVerified: false,
      splitOrders: false,
      mergeOrders: false,
      isSubscribed: false,
      profile: { customerId, isPreferenceUpdated: false },
    };
    customers.set(customerId, customer);
    return { data: user(visitor, customer, now) };
  },

  signOut: ({ visitor, customerId }) => {
    if (customerId) visitor.signedOut.add(customerId);
    return { data: { success: true, message: 'You are signed out.' } };
  },

  createGuest: ({ visitor, now }) => ({
    data: {
      guestId: `G-${visitor.id}`,
      guestToken: `guest.${visitor.id}`,
      expiresAt: isoTime(now + GUEST_MS),
      session: { sessionId: `s-${visitor.id}`, isLoggedIn: false, isNoticedView: false },
    },
  }),

  getCustomerInfo: (call) => ({
    data: { ...customerInfo(customerOf(call)), unreadMessageCount: unreadCount(call) },
  }),
} satisfies Partial<Resolvers>;

function user(visitor: Visitor, customer: Customer, now: number): Wire<'User'> {
  const { customerId, firstName } = customer;
  visitor.signedOut.delete(customerId);
  return {
    userId: customerId,
    token: tokenFor(visitor, customerId),
    firstName,
    expiresAt: isoTime(now + SESSION_MS),
    session: { sessionId: `s-${visitor.id}`, isLoggedIn: true, isNoticedView: false },
  };
}

function tooManyTries(seconds: number): Response {
  const detail = `Too many tries. Wait ${seconds} seconds and try again.`;
  return problem(429, detail, { headers: { 'retry-after': String(seconds) } });
}
