import type { Wire } from '../backend/wire.ts';

/** Reports of the storefront about a visitor, oldest first. Only tests read them. */
export type Activity = {
  pageViews: Wire<'PageView'>[];
  behaviour: Wire<'BehaviourLog'>[];
  purchases: Wire<'OrderPurchaseAnalytics'>[];
  iraQuestionnaires: Wire<'IraQuestionnaire'>[];
};

const MOST_NOTES = 200;

export function seedActivity(): Activity {
  return { pageViews: [], behaviour: [], purchases: [], iraQuestionnaires: [] };
}

/** Adds an entry and drops the oldest when there are too many. */
export function note<Entry>(entries: Entry[], entry: Entry): void {
  entries.push(entry);
  if (entries.length > MOST_NOTES) entries.shift();
}
