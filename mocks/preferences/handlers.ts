import type { Resolvers } from '../backend/call.ts';

/** The preferences that customers have chosen. */
export const preferences = {
  getPreferences: ({ visitor, customerId = '' }) => ({
    data: visitor.tables.preferences.get(customerId) ?? {},
  }),

  updatePreferences: ({ visitor, customerId = '', body }) => {
    visitor.tables.preferences.set(customerId, body);
    return { data: body };
  },
} satisfies Partial<Resolvers>;
