import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { readCookie, serializeCookie } from '#lib/cookie.ts';

import type { Limit, Limiter } from './limiter.server.ts';

type History = NonNullable<Limiter['history']>;

const COOKIE = 'device';
const MAX_AGE_S = 180 * 24 * 60 * 60;
/** Characters of the cookie that are read. */
const LONGEST = 1_000;
/** People who share a device. */
const MOST_ACCOUNTS = 5;
/** Counts password changes; it limits nothing. */
const PASSWORD_CHANGES: Limit = { most: Number.MAX_SAFE_INTEGER, seconds: 0 };

/** Created with the first cookie, because Workers allow no random numbers before a request. */
let processKey: Buffer | undefined;

/** Hashes an email address, so that no store of counts holds it. */
export function hashAccount(email: string): string {
  const normalized = email.normalize('NFKC').trim().toLowerCase();
  return createHash('sha256').update(normalized).digest('base64url');
}

/** The id of a device that has signed in to the account since its last password change. */
export async function findKnownDevice(
  request: Request,
  history: History,
  account: string,
): Promise<string | undefined> {
  const entry = readEntries(request).find((text) => isSignedFor(account, text));
  if (entry === undefined) return undefined;
  const [device = '', owner = '', changes, expiresAt] = entry.split('.');
  if (Number(expiresAt) < nowInSeconds()) return undefined;
  const changesNow = await history.read(changesKey(owner), PASSWORD_CHANGES);
  return Number(changes) === changesNow ? device : undefined;
}

/** The `Set-Cookie` line that makes a device known to an account after a sign-in. */
export async function createDeviceCookie(
  request: Request,
  history: History,
  account: string,
  customerId: string,
): Promise<string> {
  const owner = hashOwner(customerId);
  const changes = await history.read(changesKey(owner), PASSWORD_CHANGES);
  const device = randomBytes(12).toString('base64url');
  const entry = [device, owner, changes, nowInSeconds() + MAX_AGE_S].join('.');
  const others = readEntries(request).filter((text) => !isSignedFor(account, text));
  const entries = [`${entry}.${sign(account, entry)}`, ...others];
  const value = entries.slice(0, MOST_ACCOUNTS).join('~');
  return serializeCookie(COOKIE, value, { maxAge: MAX_AGE_S });
}

/** Forgets every device of a customer whose password has changed. */
export async function forgetDevices({ count }: Limiter, customerId: string): Promise<void> {
  await count(changesKey(hashOwner(customerId)), PASSWORD_CHANGES);
}

function readEntries(request: Request): string[] {
  const value = readCookie(request.headers.get('cookie'), COOKIE) ?? '';
  return value === '' || value.length > LONGEST ? [] : value.split('~');
}

function isSignedFor(account: string, text: string): boolean {
  const end = Math.max(text.lastIndexOf('.'), 0);
  const given = Buffer.from(text.slice(end + 1));
  const expected = Buffer.from(sign(account, text.slice(0, end)));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(account: string, entry: string): string {
  return hmac(`${account} ${entry}`);
}

/** Keyed, so that a cookie found on a shared device reveals no customer. */
function hashOwner(customerId: string): string {
  return hmac(`customer ${customerId}`);
}

function changesKey(owner: string): string {
  return `password changes of ${owner}`;
}

function hmac(text: string): string {
  processKey ??= randomBytes(32);
  return createHmac('sha256', process.env['DEVICE_KEY'] || processKey)
    .update(text)
    .digest('base64url');
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
