import { subscribeNewsletter } from '#generated/hooks/account/account.ts';
import { getCustomerInfo, validateGoogleReCaptcha } from '#generated/hooks/session/session.ts';

/** Whether the CAPTCHA's provider takes its `token` for a person's. A token can be asked about once. */
export async function isPersons(token: string): Promise<boolean> {
  const { data } = await validateGoogleReCaptcha({ captchaResponse: token });
  return data.success;
}

/** Sends the newsletter to `email` from now on. Throws `refused` where it goes there already. */
export async function subscribe(email: string, isCustomer: boolean): Promise<void> {
  const userId = isCustomer ? await customerId() : undefined;
  await subscribeNewsletter({ email, ...(userId ? { userId } : {}) });
}

/** An id that cannot be had keeps nobody from the newsletter. */
async function customerId(): Promise<string | undefined> {
  return getCustomerInfo().then(
    ({ data }) => data.customerId,
    () => undefined,
  );
}
