import { customerOf } from '../account/caller.ts';
import { findByEmail } from '../account/customers-table.ts';
import { done, notTooOften } from '../backend/answers.ts';
import type { Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { sendReset, sendVerification } from './links-table.ts';
import { forgetTries } from './sign-ins-table.ts';

/** Links sent by e-mail, and the CAPTCHA. `often@…` stands for too many requests. */
export const credentials = {
  sendResetPasswordLink: ({ visitor, query, now }) => {
    notTooOften(query.email);
    const customer = findByEmail(visitor.tables.customers, query.email);
    if (customer) sendReset(visitor.tables, customer, now);
    return done('If this address has an account, a link to reset the password is on its way.');
  },

  resetPassword: ({ visitor, body, now }) => {
    const { customers, links, signIns } = visitor.tables;
    const link = links.reset.get(body.token);
    const customer = link && customers.get(link.customerId);
    if (!customer || now >= link.until) {
      throw problem(404, 'This link has been used or has run out. Ask for a new one.');
    }
    links.reset.delete(body.token);
    customer.password = body.password;
    forgetTries(signIns, customer.emailId);
    const { data } = done('Your password is changed.');
    return { data: { ...data, customerId: customer.customerId } };
  },

  sendEmailVerificationLink: (call) => {
    const customer = customerOf(call);
    const { emailId } = call.query;
    notTooOften(emailId);
    if (emailId.toLowerCase() !== customer.emailId.toLowerCase()) {
      throw problem(403, 'That is not the address of your account.');
    }
    sendVerification(call.visitor.tables, customer);
    return done('The verification link is on its way.');
  },

  verifyEmail: ({ visitor, query }) => {
    const { customers, links } = visitor.tables;
    const link = links.verify.get(query.token);
    const customer = customers.get(query.customerId);
    // A link sent to an earlier address does not verify the current one.
    if (
      !customer ||
      link?.customerId !== customer.customerId ||
      link.emailId !== customer.emailId
    ) {
      throw problem(404, 'This link is not known. Ask for a new one.');
    }
    // The token stays valid, because mail programs open links before their readers do.
    customer.emailVerified = true;
    return done('Your e-mail address is verified.');
  },

  validateGoogleReCaptcha: ({ query, visitor }) => {
    const { captchaResponse } = query;
    if (captchaResponse === 'often') throw problem(429, 'Too many tries. Wait a minute.');
    const isRefused =
      visitor.scenarios.has('robot') || /^(robot|used|expired)$/.test(captchaResponse);
    return { data: { success: !isRefused } };
  },
} satisfies Partial<Resolvers>;
