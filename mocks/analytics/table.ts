import type { Wire } from '../backend/wire.ts';

/** What the storefront reported about a visitor, oldest first. Nothing reads it but tests. */
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

/** Adds a note and forgets the oldest when there are too many. */
export function note<Entry>(entries: Entry[], entry: Entry): void {
  entries.push(entry);
  if (entries.length > MOST_NOTES) entries.shift();
}
