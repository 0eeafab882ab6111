import { bodyText } from './asked-fields.server.ts';
import { COUPON_CALLS, tryCoupon } from './coupon-tries.server.ts';
import { accountOf, endDevices } from './known-device.server.ts';
import { limiterFor, limitOf, refuseFor, type From } from './limiter.server.ts';
import { remember, trySignIn } from './sign-in-tries.server.ts';

/** Where the contract has the address of the mailbox that a call writes to. */
type Mailbox = { in: 'query' | 'body'; name: string; most: number };
/** Calls that are free in `seconds`: from one network, which many may share, and for one mailbox. */
type Rule = { name: string; seconds: number; ofNetwork: number; mailbox?: Mailbox };

const QUARTER_HOUR_S = 900;
const HOUR_S = 3_600;
const SIGN_IN = '/api/Authentication/SignIn';
const REGISTER = '/api/Authentication/Register';
const CHANGE_PASSWORD = '/api/Account/ChangePassword';
const RESET_PASSWORD = '/api/Authentication/ResetPassword';
const GUESSED = { seconds: QUARTER_HOUR_S, ofNetwork: 60 };
const LETTER = { name: 'letter', seconds: HOUR_S, ofNetwork: 20 };
const NEWSLETTER = { name: 'newsletter', seconds: HOUR_S, ofNetwork: 20 };
const UPLOAD = { seconds: HOUR_S, ofNetwork: 120 };

/** What can be guessed, sends an email or fills a store. Nobody may fill a mailbox of somebody else. */
export const RULES: Readonly<Record<string, Rule>> = {
  [REGISTER]: { name: 'sign-up', ...GUESSED },
  [CHANGE_PASSWORD]: { name: 'password', ...GUESSED },
  [RESET_PASSWORD]: { name: 'new password', ...GUESSED },
  '/api/Authentication/SendResetPasswordLink': {
    name: 'reset',
    ...GUESSED,
    mailbox: { in: 'query', name: 'email', most: 5 },
  },
  '/api/Authentication/sendEmailVerificationLink': {
    ...LETTER,
    name: 'verification',
    mailbox: { in: 'query', name: 'emailId', most: 5 },
  },
  '/api/Authentication/CreateGuest': { name: 'guest', seconds: HOUR_S, ofNetwork: 300 },
  '/api/Account/FileUpload': { name: 'file', ...UPLOAD },
  '/api/CustomerOrder/TrackCustomerOrder': { ...GUESSED, name: 'tracking', ofNetwork: 30 },
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
  '/client-reports': { name: 'report', seconds: HOUR_S, ofNetwork: 60 },
};

/** Carries out the call of an operation, unless such calls come too often: then answers 429. */
export async function throttled(
  request: Request,
  { path }: { path: string },
  call: () => Promise<Response>,
): Promise<Response> {
  const from = limiterFor(request);
  if (!from) return call();
  if (path === SIGN_IN) return trySignIn(request, from, call);
  const coupon = COUPON_CALLS[path];
  if (coupon) return tryCoupon(request, coupon, from, call);
  const refusal = await tooOften(request, { path });
  if (refusal) return refusal;
  const email = path === REGISTER ? await bodyText(request, 'emailId') : undefined;
  const response = await call();
  if (!response.ok) return response;
  if (email) await remember(request, from, accountOf(email), response);
  if (path === CHANGE_PASSWORD || path === RESET_PASSWORD) {
    const customerId = await ownerIn(request, response);
    if (customerId) await endDevices(from.limiter, customerId);
  }
  return response;
}

/** The refusal of a call that comes too often (429), with the seconds to wait. */
export async function tooOften(
  request: Request,
  { path }: { path: string },
): Promise<Response | undefined> {
  const from = limiterFor(request);
  const rule = RULES[path];
  if (!from || !rule) return undefined;
  const wait = await waitFor(request, rule, from);
  return wait > 0 ? refuseFor(wait) : undefined;
}

async function waitFor(
  request: Request,
  { name, seconds, ofNetwork, mailbox }: Rule,
  { limiter, network }: From,
): Promise<number> {
  const limit = limitOf(network, { most: ofNetwork, seconds });
  const wait = await limiter.count(`${name} from ${network}`, limit);
  if (wait > 0 || !mailbox) return wait;
  const email = await textAt(request, mailbox);
  return limiter.count(`${name} to ${accountOf(email)}`, { most: mailbox.most, seconds });
}

async function textAt(request: Request, { in: place, name }: Mailbox): Promise<string> {
  if (place === 'body') return (await bodyText(request, name)) ?? '';
  return new URL(request.url).searchParams.get(name) ?? '';
}

/** The customer whose password was changed: who asks for it says so, or else the answer. */
async function ownerIn(request: Request, response: Response): Promise<string | undefined> {
  const asked = new URL(request.url).searchParams.get('CustomerId');
  if (asked) return asked;
  const body = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { data?: { customerId?: unknown } } | undefined;
  const customerId = body?.data?.customerId;
  return typeof customerId === 'string' ? customerId : undefined;
}
