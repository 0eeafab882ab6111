import { expect, type Locator, type Page } from '@playwright/test';
import { opens } from '../shopper.ts';

export const INBOX = '/myaccounts/inbox';

/** Opens a page and waits until the bell shows its count. */
export async function opensSignedIn(page: Page, path: string): Promise<void> {
  await opens(page, path);
  await expect(bell(page)).toHaveAccessibleName(/unread$/);
}

export function bell(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
}

/** The notifications panel of the bell. */
export function panel(page: Page): Locator {
  return page.getByRole('banner').getByRole('region', { name: 'Notifications' });
}

/** The messages on the page, without those in the panel. */
export function listed(page: Page, text?: string | RegExp): Locator {
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  return text === undefined ? items : items.filter({ hasText: text });
}
