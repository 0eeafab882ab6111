import { signsIn } from '../customers.ts';
import { expect, inSight, test } from '../shopper.ts';
import { INBOX, listed, opensSignedIn } from './inbox-steps.ts';
import { workOfPresses } from '../work-of-page.ts';

test('with 5,000 messages a tick is shown within 50 ms on a slow machine', async ({ page }) => {
  await signsIn(page, 'amaral');
  await opensSignedIn(page, INBOX);
  await listed(page).first().getByRole('checkbox').focus();
  const ticks = [1, 2, 3, 4, 5].map(() => () => page.keyboard.press('Space'));
  const { middle, each } = await workOfPresses(page, ticks);
  await expect(inSight(page).getByText('1 selected')).toBeVisible();
  expect(middle, each).toBeLessThan(50);
});
