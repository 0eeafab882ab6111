import type { Page } from '@playwright/test';

import { startStore } from '#tests/server/start-store.ts';

import { expect, opens, tabTo, test, turns } from '../shopper.ts';

const REQUIRED = 'Please enter an email id to connect with Bold.';
const INVALID = 'Please enter a valid email id to connect with Bold.';
const CAPTCHA = 'Please complete the CAPTCHA verification.';
const ALREADY = 'You are already connected to Bold.';
const CONNECTED =
  'You are successfully connected to Bold Precious Metal. We will get back to you soon.';

const IDA = 'ida.berg@example.com';

/** The newsletter form in the footer of every page. */
function block(page: Page) {
  const foot = page.getByRole('region', { name: 'Connect with Bold' });
  return {
    foot,
    email: foot.getByLabel('Your email'),
    check: foot.getByRole('checkbox', { name: 'I am a person' }),
    subscribe: foot.getByRole('button', { name: 'Subscribe' }),
  };
}

test('§5 each missing value is shown at its field, in turn, and typed text stays', async ({
  page,
  heard,
}) => {
  await opens(page, '/signin');
  const { foot, email, check, subscribe } = block(page);
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(foot.getByRole('link')).toHaveText([
    'Facebook',
    'Instagram',
    'X',
    'YouTube',
    'Pinterest',
    'LinkedIn',
  ]);
  await subscribe.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(new RegExp(`Error: ${REQUIRED}$`));
  await expect(check, '§4 before the email is edited').toBeHidden();

  await email.fill('ida@example');
  await expect(check).toBeVisible();
  await expect.poll(heard).toContain('A check that you are a person now follows the email field.');
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription(new RegExp(`Error: ${INVALID}$`));
  await expect.poll(heard, 'the focus was there already').toContain(INVALID);

  await email.fill(IDA);
  await subscribe.click();
  await expect(check).toBeFocused();
  await expect(check).toHaveAccessibleDescription(`Error: ${CAPTCHA}`);
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(email).toHaveValue(IDA);
});

test('a shopper subscribes by keyboard, hears it, and reads that a second time is not needed', async ({
  page,
  heard,
}) => {
  await opens(page, '/signin');
  const { foot, email, check, subscribe } = block(page);
  await email.focus();
  await page.keyboard.type(IDA);
  await expect(check).toBeVisible();
  await tabTo(page, check);
  await page.keyboard.press('Space');
  await tabTo(page, subscribe);
  await page.keyboard.press('Enter');
  await expect(foot.getByText(CONNECTED)).toBeVisible();
  await expect(subscribe).toBeFocused();
  await expect(check, '§4 resets after each submission').not.toBeChecked();
  await expect(email).toHaveValue(IDA);
  await expect.poll(async () => (await heard()).slice(-2)).toEqual(['Subscribing', CONNECTED]);

  await check.check();
  await subscribe.click();
  await expect(foot.getByText(ALREADY)).toBeVisible();
  await expect(foot.getByText(CONNECTED)).toBeHidden();
  await expect.poll(async () => (await heard()).at(-1)).toBe(ALREADY);
});

test('§8 a refused check, a failing store and a lost connection keep the typed address', async ({
  page,
  heard,
}) => {
  await opens(page, '/signin');
  const { foot, email, check, subscribe } = block(page);
  await turns(page, 'robot');
  await email.fill(IDA);
  await check.check();
  await subscribe.click();
  await expect(check).toBeFocused();
  await expect(check).not.toBeChecked();
  await expect(check).toHaveAccessibleDescription(`Error: ${CAPTCHA}`);

  await turns(page, 'fail:subscribeNewsletter');
  await check.check();
  await subscribe.click();
  await expect(foot.getByText(ALREADY)).toBeVisible();
  await expect(email).toHaveValue(IDA);

  await turns(page, '');
  await page.context().setOffline(true);
  await check.check();
  await subscribe.click();
  const unsent = 'Not subscribed yet. Press Subscribe to try again.';
  await expect(foot.getByText(unsent)).toBeVisible();
  await expect.poll(heard).toContain(unsent);
  await expect(email).toHaveValue(IDA);
  await page.context().setOffline(false);
  await check.check();
  await subscribe.click();
  await expect(foot.getByText(CONNECTED)).toBeVisible();
});

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

test('with a Google key the CAPTCHA is Google’s, also when it first fails to load', async ({
  page,
}) => {
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
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to a page with the check, and each refusal keeps the typed address', async ({
    page,
  }) => {
    await page.goto('/signin');
    const { email, subscribe } = block(page);
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
