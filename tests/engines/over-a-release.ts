/** A tab that is open while the store is renewed. Each walk begins on the last release and goes on. */
import { inspect } from 'node:util';

import type { Driver } from './driver.ts';
import { headingWhenReady } from './in-page.ts';
import type { twoReleases } from './two-releases.ts';
import { shopperWith, until, WIDE, type Shopper, type Tell } from './walk.ts';

const COIN = '/product/225134/2026-1-oz-american-silver-eagle-coin-bu';
/** The browser tells of each file that is gone, and the router of each screen. */
const EXPECTED =
  /JSHandle|error during render|Loading module|Failed to (?:load|fetch)|dynamically imported module|module script/i;

type Releases = Awaited<ReturnType<typeof twoReleases>>;
type Tab = Pick<Shopper, 'presses' | 'types'> & {
  opens: (path: string) => Promise<void>;
  /** Waits for a fact of the page. */
  finds: (what: string, isTrue: () => boolean) => Promise<void>;
  reads: (heading: string) => Promise<void>;
  scrolls: () => Promise<void>;
};
/** `renews` puts the next release in place of the last one. */
type Walk = (tab: Tab, renews: () => void) => Promise<void>;

const WALKS: Readonly<Record<string, Walk>> = {
  'a cart goes to the checkout': async (tab, renews) => {
    await tab.opens(COIN);
    await tab.presses('button', 'Add to cart');
    await tab.finds('what was added', () => document.querySelector('.cart-count-badge') !== null);
    await tab.opens('/cart/cart');
    await tab.reads('Cart');
    renews();
    await tab.presses('button', 'Checkout');
    await tab.reads('Where should we ship?');
  },
  'typed text stays': async (tab, renews) => {
    await tab.opens('/checkout/address');
    await tab.types('Email address', 'ida.berg@example.com');
    renews();
    await tab.presses('link', 'Bold Precious Metals');
    await tab.reads('Gold and silver');
    await tab.opens('/checkout/address');
    await tab.reads('Where should we ship?');
    await tab.finds('the typed text', () =>
      [...document.querySelectorAll('input')].some(({ value }) =>
        value.includes('ida.berg@example.com'),
      ),
    );
  },
  'the query stays': async (tab, renews) => {
    await tab.opens('/site-map');
    await tab.reads('All pages');
    renews();
    await tab.types('Search products', 'silver eagle\n', 'combobox');
    await tab.reads('“silver eagle”');
  },
};

/** What only a release without the files of the last one shows. */
const WITHOUT_FILES: typeof WALKS = {
  'a tab that nobody has touched': async (tab, renews) => {
    await tab.opens('/company/contact-us');
    await tab.finds(
      'the page with its scripts',
      () => document.querySelector('#cart[aria-haspopup="dialog"]') !== null,
    );
    renews();
    await tab.scrolls();
    await tab.finds('the next release', isOnNext);
  },
  'a part of the page': async (tab, renews) => {
    await tab.opens('/site-map');
    await tab.reads('All pages');
    await tab.scrolls();
    await tab.finds('what comes late', () => document.querySelector('.late-corner') !== null);
    renews();
    await tab.presses('button', 'Preferences');
    await tab.finds('the banner', () => document.body.innerText.includes('has been renewed'));
    await tab.presses('button', 'Load again');
    await tab.finds('the next release', isOnNext);
    await tab.presses('button', 'Preferences');
    await tab.finds('the panel', () => document.querySelector('[role="dialog"]') !== null);
  },
};

/** Walks on with and without the files of the last release. */
export async function walkOver(driver: Driver, releases: Releases, tell: Tell): Promise<void> {
  await driver.resize(WIDE);
  const all = { next: { ...WITHOUT_FILES, ...WALKS }, careful: WALKS };
  // In this order, since the browser keeps the files that it has fetched.
  for (const next of ['next', 'careful'] as const) {
    for (const [name, walk] of Object.entries(all[next])) {
      const faults: string[] = [];
      releases.serve('last');
      await walk(tabWith(driver, releases.url), () => releases.serve(next)).catch(
        (error: unknown) => faults.push(inspect(error)),
      );
      faults.push(...(await driver.errors()).filter((error) => !EXPECTED.test(error)));
      tell(`${name}, ${next} release`, faults);
    }
  }
}

function tabWith(driver: Driver, url: string): Tab {
  const { presses, types } = shopperWith(driver, () => undefined);
  return {
    presses,
    types,
    opens: (path) => driver.open(url + path),
    finds: async (what, isTrue) => void (await until(what, () => driver.run(isTrue))),
    reads: async (heading) => {
      await until(`the heading “${heading}”`, async () =>
        (await driver.run(headingWhenReady))?.includes(heading),
      );
    },
    scrolls: () => driver.run(() => scrollTo(0, 400)),
  };
}

/** Runs in the page. */
function isOnNext(): boolean {
  return document.querySelector('main')?.dataset['release'] === 'next';
}
