import { signsIn } from '../customers.ts';
import { expect, inSight, test } from '../shopper.ts';
import { INBOX, listed, opensSignedIn } from './inbox-steps.ts';
import { workOfPresses } from '../work-of-page.ts';

test(
  'with 5,000 messages a tick is shown within 50 ms on a slow machine',
  { tag: '@rare' },
  async ({ page }) => {
    await signsIn(page, 'amaral');
    await opensSignedIn(page, INBOX);
    await listed(page).first().getByRole('checkbox').focus();
    const ticks = [1, 2, 3, 4, 5, 6, 7].map(() => () => page.keyboard.press('Space'));
    // Work on thousands of rows would be in each tick; other tests beside it slow only some of them.
    const { least, each } = await workOfPresses(page, ticks);
    await expect(inSight(page).getByText('1 selected')).toBeVisible();
    expect(least, each).toBeLessThan(50);
  },
);
