import type { Page } from '@playwright/test';

import { startStore } from '#tests/server/start-store.ts';

import { expect, opens, test } from '../shopper.ts';

const INVALID = 'Please enter a valid email id to connect with Bold.';
const CAPTCHA = 'Please complete the CAPTCHA verification.';
const ALREADY = 'You are already connected to Bold.';
const CONNECTED =
  'You are successfully connected to Bold Precious Metal. We will get back to you soon.';

const IDA = 'ida.berg@example.com';

/** The newsletter form in the footer of every page. */
function block(page: Page) {
  const foot = page.getByRole('contentinfo');
  return {
    foot,
    email: foot.getByLabel('Your email'),
    subscribe: foot.getByRole('button', { name: 'Subscribe' }),
  };
}

/** The part of Google's script that the store calls. */
const GOOGLE = `window.grecaptcha = {
  ready: (then) => then(),
  render: (place, options) => {
    place.innerHTML = '<label><input type="checkbox" name="g-recaptcha-response" value="person" />' +
      'Not a robot</label>';
    window.drawn = options;
  },
  reset: () => { document.querySelector('[name=g-recaptcha-response]').checked = false; },
};`;

test(
  'with a Google key the CAPTCHA is Google’s, also when it first fails to load',
  { tag: '@rare' },
  async ({ page }) => {
    const store = await startStore({ RECAPTCHA_SITE_KEY: 'a-key' });
    await opens(page, `${store.url}/signin`);
    const { foot, email, subscribe } = block(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await page.route('https://www.google.com/recaptcha/**', (route) => route.abort());
    await email.fill(IDA);
    await expect(foot.getByText('could not be loaded')).toBeVisible();
    await subscribe.click();
    await expect(foot.getByText('could not be loaded')).toBeVisible();
    await expect(foot.getByText(CAPTCHA)).toBeHidden();

    await page.route('https://www.google.com/recaptcha/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: GOOGLE }),
    );
    await subscribe.click();
    const check = foot.getByRole('group', { name: 'CAPTCHA verification' });
    await expect(check).toBeFocused();
    await expect(check).toHaveAccessibleDescription(`Error: ${CAPTCHA}`);
    expect(await page.evaluate(() => (window as unknown as { drawn: object }).drawn)).toEqual({
      sitekey: 'a-key',
      theme: 'dark',
      size: 'normal',
    });
    await check.getByRole('checkbox').check();
    await subscribe.click();
    await expect(foot.getByText(CONNECTED)).toBeVisible();
    await expect(check.getByRole('checkbox')).not.toBeChecked();
    store.stop();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to a page with the check, and each refusal keeps the typed address', async ({
    page,
  }) => {
    await page.goto('/signin');
    const { foot, email, subscribe } = block(page);
    for (const network of ['Facebook', 'Instagram', 'X', 'YouTube', 'Pinterest', 'LinkedIn']) {
      await expect(foot.getByRole('link', { name: network, exact: true })).toBeVisible();
    }
    await email.fill(IDA);
    await subscribe.click();
    const main = page.getByRole('main');
    const check = main.getByRole('checkbox', { name: 'I am a person' });
    await expect(main.getByRole('group', { name: 'There is a problem' })).toContainText(CAPTCHA);
    await expect(main.getByLabel('Your email')).toHaveValue(IDA);

    await main.getByLabel('Your email').fill('ida@example');
    await check.check();
    await main.getByRole('button', { name: 'Subscribe' }).click();
    await expect(main.getByLabel('Your email')).toHaveAccessibleDescription(`Error: ${INVALID}`);
    await expect(main.getByLabel('Your email')).toHaveValue('ida@example');

    await main.getByLabel('Your email').fill(IDA);
    await check.check();
    await main.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/connect?connected');
    await expect(main.getByText(CONNECTED)).toBeVisible();

    await main.getByLabel('Your email').fill(IDA);
    await check.check();
    await main.getByRole('button', { name: 'Subscribe' }).click();
    await expect(main.getByText(ALREADY)).toBeVisible();
  });
});
