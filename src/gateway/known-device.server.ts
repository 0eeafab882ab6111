import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { readCookie, serializeCookie } from '#lib/cookie.ts';

import type { Limit, Limiter } from './limiter.server.ts';

type Ledger = NonNullable<Limiter['ledger']>;

const COOKIE = 'device';
const LASTS_S = 180 * 24 * 60 * 60;
/** Characters; what is longer was not written here. */
const LONGEST = 1_000;
/** People who share a device. */
const MOST_ACCOUNTS = 5;
/** Passwords that were changed are counted and never limited. */
const CHANGES: Limit = { most: Number.MAX_SAFE_INTEGER, seconds: 0 };

/** Made with the first cookie: Workers allow no random numbers before a request. */
let ownKey: Buffer | undefined;

/** Stands for an account, by its email address, without holding it. */
export function accountOf(email: string): string {
  const known = email.normalize('NFKC').trim().toLowerCase();
  return createHash('sha256').update(known).digest('base64url');
}

/**
 * The name of a device that has signed in to the account before, with the password that the account
 * still has.
 */
export async function knownDevice(
  request: Request,
  ledger: Ledger,
  account: string,
): Promise<string | undefined> {
  const entry = entriesIn(request).find((text) => isSignedFor(account, text));
  if (entry === undefined) return undefined;
  const [device = '', owner = '', changes, until] = entry.split('.');
  if (Number(until) < nowS()) return undefined;
  const counted = await ledger.counted(changesOf(owner), CHANGES);
  return Number(changes) === counted ? device : undefined;
}

/** The `Set-Cookie` line by which a device is known for the account in which it has just signed in. */
export async function deviceCookie(
  request: Request,
  ledger: Ledger,
  account: string,
  customerId: string,
): Promise<string> {
  const owner = ownerOf(customerId);
  const changes = await ledger.counted(changesOf(owner), CHANGES);
  const device = randomBytes(12).toString('base64url');
  const entry = [device, owner, changes, nowS() + LASTS_S].join('.');
  const others = entriesIn(request).filter((text) => !isSignedFor(account, text));
  const entries = [`${entry}.${signature(account, entry)}`, ...others];
  const value = entries.slice(0, MOST_ACCOUNTS).join('~');
  return serializeCookie(COOKIE, value, { maxAge: LASTS_S });
}

/** No device is known any more for the account of this customer: its password has changed. */
export async function endDevices({ count }: Limiter, customerId: string): Promise<void> {
  await count(changesOf(ownerOf(customerId)), CHANGES);
}

function entriesIn(request: Request): string[] {
  const value = readCookie(request.headers.get('cookie'), COOKIE) ?? '';
  return value === '' || value.length > LONGEST ? [] : value.split('~');
}

function isSignedFor(account: string, text: string): boolean {
  const end = text.lastIndexOf('.');
  const given = Buffer.from(text.slice(end + 1));
  const right = Buffer.from(signature(account, text.slice(0, Math.max(end, 0))));
  return given.length === right.length && timingSafeEqual(given, right);
}

function signature(account: string, entry: string): string {
  return hmac(`${account} ${entry}`);
}

/** Without the key, whoever finds the cookie on a device learns of no customer. */
function ownerOf(customerId: string): string {
  return hmac(`customer ${customerId}`);
}

function changesOf(owner: string): string {
  return `password changes of ${owner}`;
}

function hmac(text: string): string {
  ownKey ??= randomBytes(32);
  return createHmac('sha256', process.env['DEVICE_KEY'] || ownKey)
    .update(text)
    .digest('base64url');
}

function nowS(): number {
  return Math.floor(Date.now() / 1000);
}
