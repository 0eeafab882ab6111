import { readDataText } from './answer-data.server.ts';
import { COUPON_CALLS, limitCoupon } from './coupon-attempts.server.ts';
import { forgetDevices, hashAccount } from './known-device.server.ts';
import { findLimiter, refuseTooMany, scaleLimit, type From } from './limiter.server.ts';
import { readBodyText } from './request-fields.server.ts';
import { limitSignIn, rememberDevice } from './sign-in-attempts.server.ts';

/** Where the contract has the email address that a call writes to, and how many calls it may get. */
type Mailbox = { in: 'query' | 'body'; name: string; most: number };
/** Free calls in `seconds`: per network, which many shoppers may share, and per mailbox. */
type Rule = { name: string; seconds: number; perNetwork: number; mailbox?: Mailbox };

const QUARTER_HOUR_S = 900;
const HOUR_S = 3_600;
const SIGN_IN = '/api/Authentication/SignIn';
const REGISTER = '/api/Authentication/Register';
const CHANGE_PASSWORD = '/api/Account/ChangePassword';
const RESET_PASSWORD = '/api/Authentication/ResetPassword';
const GUESS = { seconds: QUARTER_HOUR_S, perNetwork: 60 };
const LETTER = { name: 'letter', seconds: HOUR_S, perNetwork: 20 };
const NEWSLETTER = { name: 'newsletter', seconds: HOUR_S, perNetwork: 20 };
const UPLOAD = { seconds: HOUR_S, perNetwork: 120 };

/** Calls that can guess something, send an email or fill a store. */
export const RULES: Readonly<Record<string, Rule>> = {
  [REGISTER]: { name: 'sign-up', ...GUESS },
  [CHANGE_PASSWORD]: { name: 'password', ...GUESS },
  [RESET_PASSWORD]: { name: 'new password', ...GUESS },
  '/api/Authentication/SendResetPasswordLink': {
    name: 'reset',
    ...GUESS,
    mailbox: { in: 'query', name: 'email', most: 5 },
  },
  '/api/Authentication/sendEmailVerificationLink': {
    ...LETTER,
    name: 'verification',
    mailbox: { in: 'query', name: 'emailId', most: 5 },
  },
  '/api/Authentication/CreateGuest': { name: 'guest', seconds: HOUR_S, perNetwork: 300 },
  '/api/Account/FileUpload': { name: 'file', ...UPLOAD },
  '/api/CustomerOrder/TrackCustomerOrder': { ...GUESS, name: 'tracking', perNetwork: 30 },
  '/api/Customer/ContactUS': LETTER,
  '/api/Checkout/SubmitIraQuestionnaire': LETTER,
  '/api/Customer/SellToBoldRequests': LETTER,
  '/api/Customer/UploadSellToBoldPhoto': { name: 'photo', ...UPLOAD },
  '/api/Customer/SubscribeNewsletter': NEWSLETTER,
  '/api/Customer/ConnectWithBold': NEWSLETTER,
  '/api/Customer/RequestAlert': {
    ...NEWSLETTER,
    name: 'alert',
    mailbox: { in: 'body', name: 'emailId', most: 5 },
  },
  '/api/Customer/SendSellToBoldRequestLink': {
    ...NEWSLETTER,
    name: 'sale',
    mailbox: { in: 'body', name: 'emailId', most: 5 },
  },
  '/client-reports': { name: 'report', seconds: HOUR_S, perNetwork: 60 },
};

/** Makes the call of an operation, or answers 429 if such calls come too often. */
export async function throttle(
  request: Request,
  { path }: { path: string },
  call: () => Promise<Response>,
): Promise<Response> {
  const from = findLimiter(request);
  if (!from) return call();
  if (path === SIGN_IN) return limitSignIn(request, from, call);
  const coupon = COUPON_CALLS[path];
  if (coupon) return limitCoupon(request, coupon, from, call);
  const refusal = await tooOften(request, { path });
  if (refusal) return refusal;
  const email = path === REGISTER ? await readBodyText(request, 'emailId') : undefined;
  const response = await call();
  if (!response.ok) return response;
  if (email) await rememberDevice(request, from, hashAccount(email), response);
  if (path === CHANGE_PASSWORD || path === RESET_PASSWORD) {
    const customerId = await readCustomerId(request, response);
    if (customerId) await forgetDevices(from.limiter, customerId);
  }
  return response;
}

/** The refusal of a call that comes too often (429), with the seconds to wait. */
export async function tooOften(
  request: Request,
  { path }: { path: string },
): Promise<Response | undefined> {
  const from = findLimiter(request);
  const rule = RULES[path];
  if (!from || !rule) return undefined;
  const wait = await countCall(request, rule, from);
  return wait > 0 ? refuseTooMany(wait) : undefined;
}

async function countCall(
  request: Request,
  { name, seconds, perNetwork, mailbox }: Rule,
  { limiter, network }: From,
): Promise<number> {
  const limit = scaleLimit(network, { most: perNetwork, seconds });
  const wait = await limiter.count(`${name} from ${network}`, limit);
  if (wait > 0 || !mailbox) return wait;
  const email = await readMailbox(request, mailbox);
  return limiter.count(`${name} to ${hashAccount(email)}`, { most: mailbox.most, seconds });
}

async function readMailbox(request: Request, { in: location, name }: Mailbox): Promise<string> {
  if (location === 'body') return (await readBodyText(request, name)) ?? '';
  return new URL(request.url).searchParams.get(name) ?? '';
}

/** The customer whose password has changed, from the request or else the answer. */
async function readCustomerId(request: Request, response: Response): Promise<string | undefined> {
  const requested = new URL(request.url).searchParams.get('CustomerId');
  return requested || readDataText(response, 'customerId');
}
