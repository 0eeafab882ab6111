import { setTimeout as pause } from 'node:timers/promises';

import type { Browser, BrowserContext, Page } from 'playwright';

import type { OperationId } from '#generated/operations.ts';

import { STILL_CLOCK } from '../../../scripts/still-clock.ts';
import type { standInApi } from '../stand-in-api.ts';
import { startStore } from '../start-store.ts';
import { faultyOperation, type OperationFault } from './faulty-operation.ts';
import { cookiesFor, type OperationPage } from './operation-pages.ts';
import { canSignOut, readSight, sightWhenQuiet, type Sight } from './sight.ts';

/** A store with a host of its own, and the tab that shows its pages. */
export type Lane = {
  url: string;
  host: Awaited<ReturnType<typeof faultyOperation>>['host'];
  context: BrowserContext;
  tab: Page;
  clearCache: () => Promise<void>;
  stop: () => void;
};

/** `address` is where the server has led to. Files have only that and a status. */
export type Look = Partial<Sight> & {
  status: number;
  address: string;
  isStored: boolean;
  restless?: string;
  errors: string[];
};

/** The one thing that is wrong during a look. */
type Faulty = { operation: OperationId; fault: OperationFault };

/** A file that is sent while it is read ends without its last bytes, so that nobody keeps it. */
const BROKEN_OFF: Look = { status: 502, address: '', isStored: false, errors: [] };
/** Milliseconds without a request after which a page is done. */
const QUIET_MS = 250;
/** The same where a call has failed, which is repeated within a second. */
const REPEATED_MS = 1_100;
/** A busy machine may still draw what the answers have changed. */
const SETTLES_MS = 5_000;
const CONTEXT = {
  locale: 'en-US',
  timezoneId: 'America/Chicago',
  viewport: { width: 1280, height: 2000 },
  // Nothing is judged by its pixels, so there are few to draw.
  deviceScaleFactor: 0.25,
};

/** Starts a store in live mode; its API host can be made faulty for each look. */
export async function openLane(
  api: Awaited<ReturnType<typeof standInApi>>,
  browser: Browser,
): Promise<Lane> {
  const context = await browser.newContext(CONTEXT);
  const { origin, host, close } = await faultyOperation(api);
  const { url, stop } = await startStore({
    API_ORIGIN: origin,
    STILL_AT: STILL_CLOCK,
    PAGE_CACHE_MB: '0',
    THROTTLE: 'off',
  });
  // The first page fetches the menu, which all later ones show.
  await fetch(`${url}/connect`);
  const end = () => {
    stop();
    close();
  };
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    if (location.protocol !== 'http:') return;
    localStorage.clear();
    sessionStorage.clear();
  });
  const session = await context.newCDPSession(tab);
  const clearCache = async () => void (await session.send('Network.clearBrowserCache'));
  return { url, host, context, tab, clearCache, stop: end };
}

/**
 * Opens a page as a new visitor, whose browser stores nothing yet, and describes it. A page that is not
 * fine gets some seconds to become so.
 */
export async function lookAt(
  lane: Lane,
  page: OperationPage,
  faulty?: Faulty,
  isFine: (look: Look) => boolean = () => true,
): Promise<Look> {
  const { host, context, tab, url, clearCache } = lane;
  const cookies = await cookiesFor(page, url);
  Object.assign(host, {
    faulty: faulty?.operation,
    fault: faulty?.fault,
    called: new Set(),
    hits: 0,
  });
  if (page.isFile) return fetched(url, page.path, cookies);
  await context.clearCookies();
  await context.addCookies(cookies);
  const errors: string[] = [];
  tab.on('pageerror', ({ message }) => errors.push(message.slice(0, 200)));
  const visit = () => tab.goto(url + page.path, { waitUntil: 'commit' });
  const quietMs = faulty?.fault === 'fail' ? REPEATED_MS : QUIET_MS;
  const { answer, ...sight } = await sightWhenQuiet(tab, visit, quietMs);
  const got = {
    status: answer.status(),
    address: answer.url().slice(url.length),
    isStored: !answer.headers()['cache-control']?.includes('no-store'),
    errors,
  };
  const look = await settle(tab, { ...sight, ...got }, isFine);
  tab.removeAllListeners();
  // A page of the same site: another one would cost a new process of the browser.
  await tab.goto(`${url}/robots.txt`);
  // Browsers remember for good that a page has moved, also if a faulty answer said so.
  if (answer.request().redirectedFrom()) await clearCache();
  return look;
}

async function settle(tab: Page, first: Look, isFine: (look: Look) => boolean): Promise<Look> {
  const end = Date.now() + SETTLES_MS;
  let look = await withSignOut(tab, first);
  while (!isFine(look) && Date.now() < end) {
    await pause(QUIET_MS);
    look = await withSignOut(tab, { ...look, ...(await readSight(tab)) });
  }
  return look;
}

async function withSignOut(tab: Page, look: Look): Promise<Look> {
  if (look.frame?.['account']) look.frame['sign out'] = await canSignOut(tab);
  return look;
}

async function fetched(
  url: string,
  path: string,
  cookies: { name: string; value: string }[],
): Promise<Look> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  try {
    const answer = await fetch(url + path, { headers: { cookie }, redirect: 'manual' });
    await answer.arrayBuffer();
    return {
      status: answer.status,
      address: answer.headers.get('location') ?? path,
      isStored: !answer.headers.get('cache-control')?.includes('no-store'),
      errors: [],
    };
  } catch {
    return BROKEN_OFF;
  }
}
