import type { Resolvers } from '../backend/call.ts';
import type { Wire } from '../backend/wire.ts';
import { note } from './table.ts';

const NOTED: Wire<'Acknowledgement'> = { data: { success: true, message: 'Noted.' } };

/** §7 Page views and other reports of the storefront. */
export const analytics = {
  addPageView: ({ visitor, body }) => {
    note(visitor.tables.activity.pageViews, body);
    return NOTED;
  },

  addCustomerBehaviourLog: ({ visitor, body }) => {
    note(visitor.tables.activity.behaviour, body);
    return NOTED;
  },

  addOrderPurchaseAnalytics: ({ visitor, body }) => {
    note(visitor.tables.activity.purchases, body);
    return NOTED;
  },
} satisfies Partial<Resolvers>;
