import { setOffline, turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { tabTo } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const REQUIRED = 'Please enter an email id to connect with Bold.';
const INVALID = 'Please enter a valid email id to connect with Bold.';
const CAPTCHA = 'Please complete the CAPTCHA verification.';
const ALREADY = 'You are already connected to Bold.';
const CONNECTED =
  'You are successfully connected to Bold Precious Metal. We will get back to you soon.';

const IDA = 'ida.berg@example.com';

/** The notice of the site would lie over the footer of a short page. */
const NO_NOTICE = 'fail:getNotice';

const foot = () => page.getByRole('contentinfo');
const email = () => foot().getByLabelText('Your email');
const check = () => foot().getByRole('checkbox', { name: 'I am a person' });
const subscribe = () => foot().getByRole('button', { name: 'Subscribe' });

test('§5 each missing value is shown at its field, in turn, and typed text stays', async () => {
  await opens('/signin', { scenario: NO_NOTICE });
  await expect.element(email()).toHaveAttribute('autocomplete', 'email');
  await subscribe().click();
  await expect.element(email()).toHaveFocus();
  await expect
    .element(email())
    .toHaveAccessibleDescription(expect.stringMatching(`Error: ${REQUIRED}$`));
  expect(check().query(), '§4 before the email is edited').toBeNull();

  await email().fill('ida@example');
  await expect.element(check()).toBeVisible();
  await expect.poll(heard).toContain('A check that you are a person now follows the email field.');
  (email().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(email())
    .toHaveAccessibleDescription(expect.stringMatching(`Error: ${INVALID}$`));
  await expect.poll(heard, { message: 'the focus was there already' }).toContain(INVALID);

  await email().fill(IDA);
  await subscribe().click();
  await expect.element(check()).toHaveFocus();
  await expect.element(check()).toHaveAccessibleDescription(`Error: ${CAPTCHA}`);
  await expect.element(email()).not.toHaveAttribute('aria-invalid');
  await expect.element(email()).toHaveValue(IDA);
});

test('a shopper subscribes by keyboard, hears it, and reads that a second time is not needed', async () => {
  await opens('/signin', { scenario: NO_NOTICE });
  (email().element() as HTMLElement).focus();
  await userEvent.keyboard(IDA);
  await expect.element(check()).toBeVisible();
  await tabTo(check());
  await userEvent.keyboard(' ');
  await tabTo(subscribe());
  await userEvent.keyboard('{Enter}');
  await expect.element(foot().getByText(CONNECTED)).toBeVisible();
  await expect.element(subscribe()).toHaveFocus();
  await expect.element(check(), { message: '§4 resets after each submission' }).not.toBeChecked();
  await expect.element(email()).toHaveValue(IDA);
  await expect.poll(() => heard().slice(-2)).toEqual(['Subscribing', CONNECTED]);

  await check().click();
  await subscribe().click();
  await expect.element(foot().getByText(ALREADY)).toBeVisible();
  await expect.element(foot().getByText(CONNECTED)).not.toBeInTheDocument();
  await expect.poll(() => heard().at(-1)).toBe(ALREADY);
});

test('§8 a refused check, a failing store and a lost connection keep the typed address', async () => {
  await opens('/signin', { scenario: `robot,${NO_NOTICE}` });
  await email().fill(IDA);
  await check().click();
  await subscribe().click();
  await expect.element(check()).toHaveFocus();
  await expect.element(check()).not.toBeChecked();
  await expect.element(check()).toHaveAccessibleDescription(`Error: ${CAPTCHA}`);

  turns(`fail:subscribeNewsletter,${NO_NOTICE}`);
  await check().click();
  await subscribe().click();
  await expect.element(foot().getByText(ALREADY)).toBeVisible();
  await expect.element(email()).toHaveValue(IDA);

  turns(NO_NOTICE);
  setOffline(true);
  await check().click();
  await subscribe().click();
  const unsent = 'Not subscribed yet. Press Subscribe to try again.';
  await expect.element(foot().getByText(unsent)).toBeVisible();
  await expect.poll(heard).toContain(unsent);
  await expect.element(email()).toHaveValue(IDA);
  setOffline(false);
  await check().click();
  await subscribe().click();
  await expect.element(foot().getByText(CONNECTED)).toBeVisible();
});
