import { customerOf } from '../account/caller.ts';
import { findByEmail } from '../account/customers-table.ts';
import { done, notTooOften, ownOnly } from '../backend/answers.ts';
import type { Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import type { Visitor } from '../backend/visitor.ts';

/** The newsletter. `subscribed@…` gets it already, `often@…` asks too often. */
export const newsletter = {
  subscribeNewsletter: ({ visitor, body }) => {
    subscribe(visitor, body.email);
    return done(
      'You are successfully connected to Bold Precious Metal. We will get back to you soon.',
    );
  },

  connectWithBold: ({ visitor, query }) => {
    subscribe(visitor, query.email);
    return done('You are connected to Bold.');
  },

  unsubscribeFromBold: (call) => {
    ownOnly(call, call.query.customerId);
    const customer = customerOf(call);
    customer.isSubscribed = false;
    call.visitor.tables.subscribers.delete(customer.emailId.toLowerCase());
    return done('You will get no more newsletters.');
  },
} satisfies Partial<Resolvers>;

function subscribe({ tables }: Visitor, email: string): void {
  notTooOften(email);
  const address = email.trim().toLowerCase();
  const customer = findByEmail(tables.customers, address);
  const isKnown = customer?.isSubscribed || tables.subscribers.has(address);
  // §8 A second subscription answers 409.
  if (isKnown || address.startsWith('subscribed@')) {
    throw problem(409, 'You are already connected to Bold.');
  }
  if (customer) customer.isSubscribed = true;
  else tables.subscribers.add(address);
}
