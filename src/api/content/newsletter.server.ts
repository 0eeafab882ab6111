import { answerOf, api } from '#api/client.server.ts';

/** Whether the CAPTCHA's provider accepts the `token`. A token can be checked once. */
export async function isPersons(token: string): Promise<boolean> {
  const params = { query: { captchaResponse: token } };
  const { data } = await answerOf(
    api.GET('/api/Authentication/ValidateGoogleReCaptcha', { params }),
  );
  return data.success;
}

/** Sends the newsletter to `email` from now on. Throws `refused` where it goes there already. */
export async function subscribe(email: string, isCustomer: boolean): Promise<void> {
  const userId = isCustomer ? await customerId() : undefined;
  const body = { email, ...(userId ? { userId } : {}) };
  await answerOf(api.POST('/api/Customer/SubscribeNewsletter', { body }));
}

/** The subscription does not need the id. */
async function customerId(): Promise<string | undefined> {
  return answerOf(api.GET('/api/Customer/GetCustomerInfo')).then(
    ({ data }) => data.customerId,
    () => undefined,
  );
}
