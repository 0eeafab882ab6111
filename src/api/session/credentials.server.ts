import {
  register,
  resetPassword as putPassword,
  sendResetPasswordLink,
  verifyEmail as getVerifyEmail,
} from '#generated/hooks/session/session.ts';

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
  await register({ ...rest, emailId: email, mobNo: mobile });
}

/** The answer is the same whether or not the address has an account. */
export async function sendResetLink(email: string): Promise<void> {
  await sendResetPasswordLink({ email });
}

/** Throws `missing` for a link that was used or has run out. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await putPassword({ token, password });
}

/** A GET that changes something is asked once. Throws `missing` for a link that is not known. */
export async function verifyEmail(token: string, customerId: string): Promise<void> {
  await getVerifyEmail({ token, customerId }, { repeat: false });
}
