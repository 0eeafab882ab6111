import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';

import { opens } from './store.tsx';
import type { Visitor } from './visitor.ts';

export const INBOX = '/myaccounts/inbox';

/** Opens a page and waits until the bell shows its count. */
export async function opensSignedIn(path: string, { as = 'clara', ...rest }: Visitor = {}) {
  await opens(path, { as, ...rest });
  await expect.element(bell()).toHaveAccessibleName(/unread$/);
}

export function bell(): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
}

/** The notifications panel of the bell. */
export function panel(): Locator {
  return page.getByRole('banner').getByRole('region', { name: 'Notifications' });
}

/** The messages on the page, without those in the panel. */
export function listed(text?: string | RegExp): Locator {
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') });
  return text === undefined ? items : items.filter({ hasText: text });
}
