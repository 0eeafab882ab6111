import type { Locator, Page } from '@playwright/test';

/** A section of a page by the text of its heading: few sections are landmarks with a name. */
export function getSection(within: Page | Locator, heading: string | RegExp): Locator {
  const page = 'page' in within ? within.page() : within;
  const has = page.getByRole('heading', { name: heading, exact: true });
  // The last one is the innermost of nested sections.
  return within.locator('section', { has }).last();
}
