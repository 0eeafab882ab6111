import { getSection } from '#tests/e2e/section.ts';
import { signsIn } from '../customers.ts';
import { expect, opens, test } from '../shopper.ts';

test('what a customer searches for is the first of their earlier searches', async ({ page }) => {
  await signsIn(page, 'clara');
  const noted = page.waitForResponse('**/GetRecentSearches?keyword=buffalo');
  await opens(page, '/search/searchresults?searchkey=buffalo');
  await noted;
  await opens(page, '/search/searchresults?searchkey=');
  const earlier = getSection(page, 'Your earlier searches');
  await expect(earlier.getByRole('link').first()).toHaveText('buffalo');
});
