import { readDataText } from './answer-data.server.ts';
import { createDeviceCookie, findKnownDevice, hashAccount } from './known-device.server.ts';
import { refuseTooMany, scaleLimit, type From, type Limit } from './limiter.server.ts';
import { readBodyText } from './request-fields.server.ts';

type Count = readonly [key: string, limit: Limit];

const QUARTER_HOUR_S = 900;
const HOUR_S = 3_600;
const ACCOUNT_PER_NETWORK = { most: 10, seconds: QUARTER_HOUR_S };
const NETWORK = { most: 60, seconds: QUARTER_HOUR_S };
/** All networks that have never signed in to the account, together. */
const ACCOUNT_FROM_STRANGERS = { most: 100, seconds: HOUR_S };
const DEVICE = { most: 10, seconds: QUARTER_HOUR_S };
/** How long a network is known to an account after a sign-in. Node's timers end at 24 days. */
const KNOWN_NETWORK = { most: 1, seconds: 20 * 24 * HOUR_S };
/** The API host did not answer, so the guess taught nothing. */
const UNANSWERED = new Set([502, 503, 504]);

/**
 * Limits failed sign-ins by account, network and known device. An attempt counts before the call, so
 * that parallel guesses add up, and a success takes it back. A known device has its own count, which
 * no one else can use up. Platforms without a history count networks only.
 */
export async function limitSignIn(
  request: Request,
  from: From,
  call: () => Promise<Response>,
): Promise<Response> {
  const { limiter } = from;
  const account = hashAccount((await readBodyText(request, 'emailId')) ?? '');
  const counts = await chooseCounts(request, from, account);
  for (const [key, limit] of counts) {
    const wait = await limiter.count(key, limit);
    if (wait > 0) return refuseTooMany(wait);
  }
  const response = await call();
  const { history } = limiter;
  if (!history || (!response.ok && !UNANSWERED.has(response.status))) return response;
  await Promise.all(counts.map(([key, limit]) => history.undo(key, limit)));
  if (response.ok) await rememberDevice(request, from, account, response);
  return response;
}

/** Marks the network and the device as known to the account after a sign-in or sign-up. */
export async function rememberDevice(
  request: Request,
  { limiter: { history }, network }: From,
  account: string,
  response: Response,
): Promise<void> {
  if (!history) return;
  await history.renew(knownNetworkKey(account, network), KNOWN_NETWORK);
  const customerId = await readDataText(response, 'userId');
  if (!customerId) return;
  const cookie = await createDeviceCookie(request, history, account, customerId);
  response.headers.append('set-cookie', cookie);
}

async function chooseCounts(
  request: Request,
  { limiter: { history }, network }: From,
  account: string,
): Promise<Count[]> {
  const byNetwork: Count = [`sign-in from ${network}`, scaleLimit(network, NETWORK)];
  if (!history) return [byNetwork];
  const device = await findKnownDevice(request, history, account);
  if (device) return [[`sign-in by ${device}`, DEVICE]];
  const local: Count[] = [
    [`sign-in to ${account} from ${network}`, scaleLimit(network, ACCOUNT_PER_NETWORK)],
    byNetwork,
  ];
  const isKnown = (await history.read(knownNetworkKey(account, network), KNOWN_NETWORK)) > 0;
  // Strangers' count comes last: guesses over the local limits must not use it up.
  return isKnown ? local : [...local, [`sign-in to ${account} elsewhere`, ACCOUNT_FROM_STRANGERS]];
}

function knownNetworkKey(account: string, network: string): string {
  return `signed in to ${account} from ${network}`;
}
