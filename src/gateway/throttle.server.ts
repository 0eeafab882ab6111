import { createHash } from 'node:crypto';

import { refuse } from './refuse.server.ts';

/**
 * Counts one more call for `key`, of which `most` are free in so many seconds. Returns the seconds to
 * wait; 0 lets the call pass.
 */
export type Limiter = (key: string, most: number, seconds: number) => Promise<number>;

/** Set by the server's front to the address of the shopper; nobody else can set it. */
export const CLIENT_ADDRESS = 'x-client-address';

/** Calls that are free in `seconds`: for one address, which many may share, and for one account. */
type Rule = { name: string; seconds: number; ofAddress: number; ofAccount?: number };

const QUARTER_HOUR_S = 900;
const HOUR_S = 3600;
const ENTRY = { name: 'entry', seconds: QUARTER_HOUR_S, ofAddress: 60, ofAccount: 10 };
const LETTER = { name: 'letter', seconds: HOUR_S, ofAddress: 20 };
const NEWSLETTER = { name: 'newsletter', seconds: HOUR_S, ofAddress: 20 };

/** What can be guessed, sends an email or fills a log. */
const RULES: Readonly<Record<string, Rule>> = {
  '/api/Authentication/SignIn': ENTRY,
  '/api/Authentication/Register': ENTRY,
  '/api/Authentication/SendResetPasswordLink': { ...ENTRY, name: 'reset', ofAccount: 5 },
  '/api/Authentication/ResetPassword': ENTRY,
  '/api/CustomerOrder/TrackCustomerOrder': { ...ENTRY, name: 'tracking', ofAddress: 30 },
  '/api/ShoppingCart/ApplyCoupon': { name: 'coupon', seconds: QUARTER_HOUR_S, ofAddress: 60 },
  '/api/Customer/ContactUS': LETTER,
  '/api/Checkout/SubmitIraQuestionnaire': LETTER,
  '/api/Customer/SellToBoldRequests': LETTER,
  '/api/Customer/UploadSellToBoldPhoto': { name: 'photo', seconds: HOUR_S, ofAddress: 120 },
  '/api/Customer/SubscribeNewsletter': NEWSLETTER,
  '/api/Customer/ConnectWithBold': NEWSLETTER,
  // Nobody may fill a mailbox of somebody else.
  '/api/Customer/RequestAlert': { ...NEWSLETTER, name: 'alert', ofAccount: 5 },
  '/api/Customer/SendSellToBoldRequestLink': { ...NEWSLETTER, name: 'sale', ofAccount: 5 },
  '/client-reports': { name: 'report', seconds: HOUR_S, ofAddress: 60 },
};

let limiter: Limiter | undefined;

/** Counts calls by `next` from now on; without a limiter every call passes. */
export function limitBy(next: Limiter | undefined): void {
  limiter = next;
}

/** The refusal of a call that comes too often (429), with the seconds to wait. */
export async function tooOften(
  request: Request,
  { path }: { path: string },
): Promise<Response | undefined> {
  const rule = RULES[path];
  const address = request.headers.get(CLIENT_ADDRESS);
  if (!limiter || !rule || !address) return undefined;
  const { name, seconds, ofAddress, ofAccount } = rule;
  const account = ofAccount ? await accountIn(request) : undefined;
  const waits = await Promise.all([
    limiter(`${name} from ${address}`, ofAddress, seconds),
    account && ofAccount ? limiter(`${name} of ${account}`, ofAccount, seconds) : 0,
  ]);
  const wait = Math.max(...waits);
  if (wait === 0) return undefined;
  const refusal = refuse(429, `Too many tries. Wait ${wait} seconds.`);
  refusal.headers.set('retry-after', String(wait));
  return refusal;
}

/** Stands for the email address of a call, without holding it. */
async function accountIn(request: Request): Promise<string | undefined> {
  const asked = new URL(request.url).searchParams.get('email');
  const email = asked ?? (await emailIn(request));
  if (!email) return undefined;
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

async function emailIn(request: Request): Promise<string | undefined> {
  if (!request.body) return undefined;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('emailId' in body)) return undefined;
  return typeof body.emailId === 'string' ? body.emailId : undefined;
}
