import { expect } from '../e2e/shopper.ts';
import { test } from './a11y-test.ts';
import { expectNoViolations } from './axe.ts';

// The steps are looked at in checkout.browser.test.tsx.

test(
  'axe finds nothing in the card page of the provider, refused',
  { tag: '@rare' },
  async ({ page }) => {
    await page.goto('/mock-payments/card?amount=23856&back=%2F&state=s');
    await page.getByRole('button', { name: 'Use this card' }).click();
    await expect(page.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
    await expectNoViolations(page, 'card page, refused');
  },
);
