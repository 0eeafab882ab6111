import { bodyText } from './asked-fields.server.ts';
import { accountOf, deviceCookie, knownDevice } from './known-device.server.ts';
import { limitOf, refuseFor, type From, type Limit } from './limiter.server.ts';

type Count = readonly [key: string, limit: Limit];

const QUARTER_HOUR_S = 900;
const HOUR_S = 3_600;
const OF_ACCOUNT_HERE = { most: 10, seconds: QUARTER_HOUR_S };
const OF_NETWORK = { most: 60, seconds: QUARTER_HOUR_S };
/** From all networks that have never signed in to the account. */
const OF_ACCOUNT_ELSEWHERE = { most: 100, seconds: HOUR_S };
const OF_DEVICE = { most: 10, seconds: QUARTER_HOUR_S };
/** How long a network is known that has signed in to an account: timers of Node end at 24 days. */
const SIGNED_IN = { most: 1, seconds: 20 * 24 * HOUR_S };
/** The API host did not answer, so nobody has learned whether a password was right. */
const UNANSWERED = new Set([502, 503, 504]);

/**
 * Lets a sign-in pass while few have failed. Each try is counted when it begins, so that many at the
 * same time are too many, and given back if it succeeds. A device that is known for the account has a
 * count of its own: nobody else can use it up. Without a ledger only networks are counted.
 */
export async function trySignIn(
  request: Request,
  from: From,
  call: () => Promise<Response>,
): Promise<Response> {
  const { limiter, network } = from;
  const account = accountOf((await bodyText(request, 'emailId')) ?? '');
  const counts = await countsOf(request, from, account);
  for (const [key, limit] of counts) {
    const wait = await limiter.count(key, limit);
    if (wait > 0) return refuseFor(wait);
  }
  const response = await call();
  const { ledger } = limiter;
  if (!ledger || (!response.ok && !UNANSWERED.has(response.status))) return response;
  await Promise.all(counts.map(([key, limit]) => ledger.giveBack(key, limit)));
  if (response.ok) await remember(request, { limiter, network }, account, response);
  return response;
}

/** After a sign-in or a sign-up: the network and the device are known for the account. */
export async function remember(
  request: Request,
  { limiter, network }: From,
  account: string,
  response: Response,
): Promise<void> {
  const { ledger } = limiter;
  if (!ledger) return;
  await limiter.count(signedIn(account, network), SIGNED_IN);
  const customerId = await userIdIn(response);
  if (!customerId) return;
  const cookie = await deviceCookie(request, ledger, account, customerId);
  response.headers.append('set-cookie', cookie);
}

async function countsOf(
  request: Request,
  { limiter: { ledger }, network }: From,
  account: string,
): Promise<Count[]> {
  const ofNetwork: Count = [`sign-in from ${network}`, limitOf(network, OF_NETWORK)];
  if (!ledger) return [ofNetwork];
  const device = await knownDevice(request, ledger, account);
  if (device) return [[`sign-in by ${device}`, OF_DEVICE]];
  const here: Count[] = [
    [`sign-in to ${account} from ${network}`, limitOf(network, OF_ACCOUNT_HERE)],
    ofNetwork,
  ];
  const isKnown = (await ledger.counted(signedIn(account, network), SIGNED_IN)) > 0;
  // Counted last: what its own network refuses takes nothing away from others.
  return isKnown ? here : [...here, [`sign-in to ${account} elsewhere`, OF_ACCOUNT_ELSEWHERE]];
}

function signedIn(account: string, network: string): string {
  return `signed in to ${account} from ${network}`;
}

async function userIdIn(response: Response): Promise<string | undefined> {
  const body = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { data?: { userId?: unknown } } | undefined;
  const userId = body?.data?.userId;
  return typeof userId === 'string' ? userId : undefined;
}
