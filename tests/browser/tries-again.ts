import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

import { turns } from './backend.ts';
import { presses } from './steps.ts';

/**
 * Ends the failure and presses the retry of a part. An opened page asks once more by itself: until that
 * has failed too, the retry ignores presses, and without the failure the part would come alone.
 */
export async function triesAgain(again: Locator): Promise<void> {
  await expect.element(again).not.toHaveAttribute('aria-disabled', 'true');
  turns('');
  await presses(again);
}
