import { answerOf, api, ONCE } from '#api/client.server.ts';

/**
 * Opens a session; the gateway keeps its token in a cookie that no script can read. Throws
 * `expired` for a wrong e-mail or password: the API answers 401 to both and does not say which.
 */
export async function signIn(email: string, password: string): Promise<void> {
  await answerOf(api.POST('/api/Authentication/SignIn', { body: { emailId: email, password } }));
}

/**
 * §3 Starts a guest's visit. The gateway keeps the guest's token in a cookie that no script can read,
 * and the calls that follow carry it.
 */
export async function startGuest(): Promise<void> {
  await answerOf(api.POST('/api/Authentication/CreateGuest'));
}

export async function signOut(): Promise<void> {
  await answerOf(api.POST('/api/Authentication/SignOut'));
}

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

/** A GET that changes something, so it is not repeated. Throws `missing` for an unknown link. */
export async function verifyEmail(token: string, customerId: string): Promise<void> {
  const query = { token, customerId };
  await answerOf(api.GET('/api/Authentication/VerifyEmail', { params: { query }, ...ONCE }));
}
