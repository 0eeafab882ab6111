// oxlint-disable unicorn/consistent-function-scoping -- the page gets a function without its surroundings
import { setTimeout as pause } from 'node:timers/promises';

import type { Page, Request, Response } from 'playwright';

/** What a page shows when its calls are answered. */
export type Sight = {
  isReady: boolean;
  heading: string | undefined;
  /** Ways that each page has, and numbers of links. */
  frame: Record<string, boolean | number>;
};

/** A cap, not a measure: a busy machine stands still for seconds. */
const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 120;
/** A page asks for nothing as often: a call that fails is made three times. */
const MOST_TIMES = 20;

/**
 * The page when it is hydrated, scrolled to its end and has asked for nothing during `quietMs`. A page
 * that does not come to that, or asks for one address without end, is `restless`.
 */
export async function sightWhenQuiet(
  page: Page,
  visit: () => Promise<Response | null>,
  quietMs: number,
) {
  const open = new Set<Request>();
  const times = new Map<string, number>();
  let lastChange = Date.now();
  let isEndless = false;
  page.on('request', (request) => {
    const count = (times.get(request.url()) ?? 0) + 1;
    times.set(request.url(), count);
    isEndless ||= count > MOST_TIMES;
    open.add(request);
    lastChange = Date.now();
  });
  const end = (request: Request) => {
    open.delete(request);
    lastChange = Date.now();
  };
  // An answer that no script reads never finishes.
  page.on('response', (response) => end(response.request())).on('requestfailed', end);
  const answer = await visit();
  if (!answer) throw new Error('no answer');
  const latest = Date.now() + PATIENCE_MS;
  for (;;) {
    const sight = await readSight(page);
    if (!sight?.isReady) lastChange = Date.now();
    const isQuiet = open.size === 0 && Date.now() - lastChange >= quietMs;
    if (sight && isQuiet) return { ...sight, answer, restless: '' };
    const restless = isEndless ? `asks without end for ${mostOften(times)}` : 'does not get ready';
    if (sight && (isEndless || Date.now() > latest)) return { ...sight, answer, restless };
    await pause(LOOK_EVERY_MS);
  }
}

/** What the page shows now; `undefined` for a page that is being left. */
export function readSight(page: Page): Promise<Sight | undefined> {
  return page.evaluate(look).catch(() => undefined);
}

/** The path that was asked for most often. */
function mostOften(times: ReadonlyMap<string, number>): string {
  const [[url = ''] = []] = [...times].toSorted(([, one], [, other]) => other - one);
  return URL.parse(url)?.pathname ?? '';
}

/** Runs in the page: scrolls on, and reads what it shows. It can use nothing outside of itself. */
function look(): Sight {
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  const links = (selector: string) => document.querySelectorAll(`${selector} a[href]`).length;
  const isFull = isShown('.site-header .masthead');
  scrollBy({ top: innerHeight, behavior: 'instant' });
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  return {
    isReady: isAtEnd && document.querySelector('#cart[aria-haspopup="dialog"]') !== null,
    heading: document.querySelector('main h1')?.textContent?.trim(),
    frame: {
      ...(isFull && {
        cart: isShown('#cart, header a[href="/cart/cart"]'),
        login: isShown('.site-header a[href^="/signin"]'),
        account: isShown('.site-header :is(.account-corner-name, a[href^="/myaccounts"])'),
        // Without the most bought, which are not in the API's menu.
        'menu links': links('#site-menu') - links('#site-menu .menu-products'),
      }),
      home: isShown('header a[href="/"]'),
      // Without the link to help, which comes with the first scroll.
      'footer links': links('footer') - links('#footer-chat'),
    },
  };
}

/** Whether a customer finds the button that signs out, which may be in the menu of the account. */
export async function canSignOut(page: Page): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS / 4;
  await page.evaluate(() => document.querySelector<HTMLElement>('.account-corner-name')?.click());
  while (Date.now() < end) {
    const isThere = await page.evaluate(
      () => document.querySelector('[action="/signout"] button, a[href="/signout"]') !== null,
    );
    if (isThere) return true;
    await pause(LOOK_EVERY_MS);
  }
  return false;
}
