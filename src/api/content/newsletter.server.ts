import { answerOf, api } from '#api/client.server.ts';

/** Whether the CAPTCHA's provider takes its `token` for a person's. A token can be asked about once. */
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

/** An id that cannot be had keeps nobody from the newsletter. */
async function customerId(): Promise<string | undefined> {
  return answerOf(api.GET('/api/Customer/GetCustomerInfo')).then(
    ({ data }) => data.customerId,
    () => undefined,
  );
}
