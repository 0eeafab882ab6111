import { signsIn } from '../customers.ts';
import { expect, inSight, tabTo, test } from '../shopper.ts';
import { bell, INBOX, listed, opensSignedIn, panel } from './inbox-steps.ts';
import { workOfPresses } from '../work-of-page.ts';

test('a message with markup, another direction, endless words or unknown placeholders is shown as text', async ({
  page,
}) => {
  await signsIn(page, 'amaral');
  await page.setViewportSize({ width: 320, height: 800 });
  await opensSignedIn(page, INBOX);
  const markup = listed(page, '<script>document.title = "taken over"</script>');
  await expect(markup).toContainText('<b>Bold</b> &amp; plain');
  await expect(page.getByRole('main').locator('img, b, script')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Inbox/);

  const arabic = listed(page, 'رقم التتبع');
  await expect(arabic.locator('p[dir=auto]')).toHaveCSS('direction', 'rtl');
  await expect(arabic.locator('bdi', { hasText: 'November 17, 2026' })).toBeVisible();
  await expect(listed(page, 'waits for {approver}. {{nobody}} { knows } {them}.')).toBeVisible();
  await expect(
    listed(page, 'shipped on (date not given). Tracking number LX 19/27?.'),
  ).toBeVisible();

  await bell(page).click();
  await expect(panel(page).getByText('PCGSPCGS')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('5,000 messages are read a page at a time, the focus follows, and a tick is shown within 50 ms on a slow machine', async ({
  page,
}) => {
  await signsIn(page, 'amaral');
  await opensSignedIn(page, INBOX);
  await expect(inSight(page).getByText('1 to 25 of 4,000 messages, 12 unread')).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await tabTo(page, pages.getByRole('link', { name: 'Next' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Inbox, page 2 of 160' })).toBeFocused();
  await expect(page).toHaveTitle(/^Page 2 \| Inbox/);
  await expect(inSight(page).getByText('26 to 50 of 4,000 messages')).toBeVisible();
  await expect(listed(page)).toHaveCount(25);

  await listed(page).first().getByRole('checkbox').focus();
  const ticks = [1, 2, 3, 4, 5].map(() => () => page.keyboard.press('Space'));
  const { middle, each } = await workOfPresses(page, ticks);
  await expect(inSight(page).getByText('1 selected')).toBeVisible();
  expect(middle, each).toBeLessThan(50);

  await pages.getByRole('link', { name: 'Page 160' }).click();
  await expect(inSight(page).getByText('3,976 to 4,000 of 4,000 messages')).toBeVisible();
  // Archiving on a full page moves the first message of the next page onto it.
  await page.goto(`${INBOX}?page=2`);
  await expect(bell(page)).toHaveAccessibleName(/unread$/);
  await listed(page)
    .first()
    .getByRole('button', { name: /^Archive/ })
    .click();
  await expect(inSight(page).getByText('26 to 50 of 3,999 messages')).toBeVisible();
  await expect(listed(page)).toHaveCount(25);
});
