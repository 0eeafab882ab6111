import { PAGE_KINDS } from '../../server/page-kinds.ts';
import { signsIn } from '../customers.ts';
import { expect, isInteractive, test } from '../shopper.ts';

/** They open only after something begun before: a checkout, or a link from a letter. */
const BEGUN_BEFORE = /^checkout\/|^account\/alert$/;

/** `test` fails on an error in the console, such as React's about markup that it finds otherwise. */
for (const { kind, path } of PAGE_KINDS) {
  if (BEGUN_BEFORE.test(kind)) continue;
  test(`${kind} leaves the console silent: ${path}`, { tag: '@rare' }, async ({ page }) => {
    const asGuest = await page.request.get(path, { maxRedirects: 0 });
    if (asGuest.status() !== 200) await signsIn(page, 'clara');
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    expect(answer?.request().redirectedFrom()).toBeNull();
    await isInteractive(page);
  });
}
