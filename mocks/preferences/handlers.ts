import type { Resolvers } from '../backend/call.ts';
import { defaultPreferences } from './table.ts';

/** The preferences of customers, with defaults for those that are not set. */
export const preferences = {
  getPreferences: ({ visitor, customerId = '' }) => {
    const { accessibility = {}, shop = {} } = visitor.tables.preferences.get(customerId) ?? {};
    return {
      data: {
        accessibility: { ...defaultPreferences.accessibility, ...accessibility },
        shop: { ...defaultPreferences.shop, ...shop },
      },
    };
  },

  updatePreferences: ({ visitor, customerId = '', body }) => {
    visitor.tables.preferences.set(customerId, body);
    return { data: body };
  },
} satisfies Partial<Resolvers>;
