import { NEWS } from './tabs.ts';

/** Whether a tab has told of changed data since this time in ms. */
export function toldSince(ms: number): boolean {
  try {
    return Number.parseFloat(localStorage.getItem(NEWS) ?? '') > ms;
  } catch {
    return false;
  }
}
