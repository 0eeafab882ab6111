import { lookup } from 'node:dns/promises';
import { Agent as HttpAgent, request as overHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';
import { isIP, isIPv6 } from 'node:net';

import { Refusal } from '../../finding.ts';
import { checkAddress, checkHost, hostOf, refusal, type Allowed } from './permission.ts';

export type Limits = { bytes: number; seconds: number; redirects: number };

const LIMITS: Limits = { bytes: 20 * 2 ** 20, seconds: 10, redirects: 5 };

/** Each document is fetched once in a process. */
const known = new Map<string, Promise<string>>();

/** The text at an address, if its host may be asked. A document refers to others: each is checked. */
export function fetchText(
  address: string,
  allowed: Allowed | undefined,
  limits = LIMITS,
): Promise<string> {
  const url = new URL(address);
  if (!allowed) {
    const how = `--allow-network=${url.host}, or --allow-network for every public host`;
    return Promise.reject(refusal(url, `is on the network, which nobody has allowed: ${how}`));
  }
  const key = `${address} ${allowed.join()}`;
  const text = known.get(key) ?? fetched(url, allowed, limits);
  known.set(key, text);
  // What has failed may succeed when it is asked for again.
  text.catch(() => known.delete(key));
  return text;
}

async function fetched(first: URL, allowed: Allowed, limits: Limits): Promise<string> {
  const signal = AbortSignal.timeout(limits.seconds * 1000);
  let url = first;
  try {
    for (let step = 0; step <= limits.redirects; step += 1) {
      const response = await ask(url, allowed, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return await bodyOf(url, response, limits);
      response.destroy();
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined) {
        throw refusal(url, `cannot be read: the server answers ${statusCode}`);
      }
      url = redirected(url, headers.location);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const why = signal.aborted ? `took more than ${limits.seconds} seconds` : reasonOf(error);
    throw refusal(url, `cannot be read: ${why}`);
  }
  throw refusal(first, `cannot be read: more than ${limits.redirects} redirects`);
}

function redirected(from: URL, location: string): URL {
  const url = URL.canParse(location, from) ? new URL(location, from) : undefined;
  const isWeb = url?.protocol === 'https:' || (url && url.protocol === from.protocol);
  if (!url || !isWeb) throw refusal(from, `leads to ${location}, which is not followed`);
  return url;
}

/** Asks a server at an address that has been checked, so that no other one is asked. */
async function ask(url: URL, allowed: Allowed, signal: AbortSignal): Promise<IncomingMessage> {
  checkHost(url, allowed);
  const address = await addressFor(url, allowed, signal);
  const isSafe = url.protocol === 'https:';
  return new Promise((done, failed) => {
    const headers = {
      accept: 'application/yaml, application/json;q=0.9, */*;q=0.5',
      'accept-encoding': 'identity',
      'user-agent': 'bullion-drift',
    };
    const family = isIPv6(address) ? 6 : 4;
    const call = (isSafe ? overHttps : overHttp)(url, {
      headers,
      signal,
      // One of its own: the usual one may be told to ask a proxy, which would look names up.
      agent: isSafe ? new HttpsAgent() : new HttpAgent(),
      lookup: (_, { all }, answer) =>
        all ? answer(null, [{ address, family }]) : answer(null, address, family),
    });
    call.once('response', done);
    call.once('error', failed);
    call.end();
  });
}

async function addressFor(url: URL, allowed: Allowed, signal: AbortSignal): Promise<string> {
  const host = hostOf(url);
  const found = isIP(host) > 0 ? [{ address: host }] : await addressesOf(host, signal);
  for (const { address } of found) checkAddress(url, address, allowed);
  const [first] = found;
  if (!first) throw refusal(url, 'cannot be read: its host has no address');
  return first.address;
}

/** Looking a name up cannot be broken off, only be no longer waited for. */
function addressesOf(host: string, signal: AbortSignal): Promise<{ address: string }[]> {
  const late = new Promise<never>((_, failed) => {
    signal.addEventListener('abort', () => failed(new Error('late')), { once: true });
  });
  return Promise.race([lookup(host, { all: true }), late]);
}

async function bodyOf(url: URL, response: IncomingMessage, { bytes }: Limits): Promise<string> {
  const { 'content-encoding': encoding = 'identity' } = response.headers;
  if (encoding !== 'identity') throw refusal(url, `cannot be read: it comes as ${encoding}`);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bytes) {
      response.destroy();
      throw refusal(url, `cannot be read: it is larger than ${Math.floor(bytes / 2 ** 20)} MB`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return code === 'ENOTFOUND' ? 'its host has no address' : (code ?? message ?? 'it failed');
}
