import { answerOf, api, ONCE } from '#api/client.server.ts';

type NewCustomer = {
  firstName: string;
  lastName: string;
  email: string;
  /** Ten digits. */
  mobile: string;
  password: string;
};

/** Opens an account and a session. Throws `refused` with 409 for an address that has an account. */
export async function signUp({ email, mobile, ...rest }: NewCustomer): Promise<void> {
  const body = { ...rest, emailId: email, mobNo: mobile };
  await answerOf(api.POST('/api/Authentication/Register', { body }));
}

/** The answer is the same whether or not the address has an account. */
export async function sendResetLink(email: string): Promise<void> {
  const query = { email };
  await answerOf(api.POST('/api/Authentication/SendResetPasswordLink', { params: { query } }));
}

/** Throws `missing` for a link that was used or has run out. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await answerOf(api.PUT('/api/Authentication/ResetPassword', { body: { token, password } }));
}

/** A GET that changes something is asked once. Throws `missing` for a link that is not known. */
export async function verifyEmail(token: string, customerId: string): Promise<void> {
  const query = { token, customerId };
  await answerOf(api.GET('/api/Authentication/VerifyEmail', { params: { query }, ...ONCE }));
}
