import { test as base } from '../e2e/shopper.ts';
import { recordMotions } from './motion.ts';

/**
 * A shopper who asks the system for less motion. What moves all the same is recorded; without
 * motion, axe cannot read a color in the middle of a transition either.
 */
export const test = base.extend({
  contextOptions: { reducedMotion: 'reduce' },
  page: async ({ page }, provide) => {
    await page.addInitScript(recordMotions);
    await provide(page);
  },
});
