import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { signsIn } from '../../customers.ts';
import { LISTING } from '../cart-steps.ts';
import { type Fault, type faultyNetwork, VISIT_COOKIE } from './faulty-network.ts';

export type Network = Awaited<ReturnType<typeof faultyNetwork>>;
export type Who = 'guest' | 'customer';
export type Tab = 'first' | 'second';

const PLACES = { cart: '/cart/cart', listing: LISTING, elsewhere: '/privacy-choices' };
export type Place = keyof typeof PLACES;

/** Longer than a burst of presses waits for more. */
const REST_MS = 600;

let visits = 0;

/** A shopper of one sequence, in a browser of their own with one or two tabs. */
export class ShopperInTwoTabs {
  readonly who: Who;
  readonly context: BrowserContext;
  /** All announcements of both tabs. */
  readonly heard: string[] = [];
  /** Errors of scripts and in the console. */
  readonly problems: string[] = [];
  /** The actions and faults of this sequence, for the table. */
  readonly done: string[] = [];
  /** From a fault until the next rest, what the shopper asks may fail. */
  isFaulty = false;
  /** From a fault on, a guest's page may be without its prices, and so without lines. */
  isPriceLate = false;
  readonly #visit: ReturnType<Network['visitOf']>;
  readonly #tabs = new Map<Tab, { page: Page; place: Place }>();
  #inFront: Tab = 'first';
  /** The tab of the last action since a rest. */
  #acting: Tab | undefined;

  private constructor(who: Who, context: BrowserContext, network: Network, name: string) {
    this.who = who;
    this.context = context;
    this.#visit = network.visitOf(name);
  }

  static async comes(browser: Browser, network: Network, who: Who): Promise<ShopperInTwoTabs> {
    visits += 1;
    const name = `${process.pid}-${visits}`;
    const context = await browser.newContext({ baseURL: network.origin, locale: 'en-US' });
    context.setDefaultTimeout(30_000);
    await context.addCookies([{ name: VISIT_COOKIE, value: name, url: network.origin }]);
    const shopper = new ShopperInTwoTabs(who, context, network, name);
    await context.exposeBinding('tellsTest', (_, words: string) => shopper.heard.push(words));
    await context.addInitScript(tellAnnouncements);
    return shopper;
  }

  /** Signs in, in the case of a customer. */
  async begins(): Promise<void> {
    const page = await this.#open('first');
    if (this.who === 'customer') await signsIn(page, 'nora');
  }

  /** Brings a tab to the front, at this page. */
  async isAt(tab: Tab, place: Place): Promise<Page> {
    const page = this.#tabs.get(tab)?.page ?? (await this.#open(tab));
    await this.#show(tab);
    this.#acting = tab;
    if (this.placeOf(tab) !== place) {
      await page.goto(PLACES[place], { waitUntil: 'commit' });
      this.#tabs.set(tab, { page, place });
      await isInteractive(page);
    }
    return page;
  }

  placeOf(tab: Tab): Place | undefined {
    return this.#tabs.get(tab)?.place;
  }

  pageOf(tab: Tab): Page | undefined {
    return this.#tabs.get(tab)?.page;
  }

  async reloads(tab: Tab): Promise<void> {
    const page = this.pageOf(tab);
    if (!page || page.url() === 'about:blank') return;
    await page.reload({ waitUntil: 'commit' });
    await isInteractive(page);
  }

  /** Waits until every call is answered, and ends a fault that was not met. */
  async rests(): Promise<void> {
    await this.waits();
    this.#visit.fault = undefined;
    this.isFaulty = false;
  }

  /** Waits until every call is answered and no burst waits for more presses. */
  async waits(): Promise<void> {
    for (const { page } of this.#tabs.values()) {
      await expect(page.getByRole('button', { name: /^Adding, / })).toHaveCount(0, {
        timeout: 30_000,
      });
    }
    await expect
      .poll(() => this.#passesTime(), { intervals: [0], timeout: 30_000 })
      .toEqual({ ended: 0, underWay: 0 });
    this.#acting = undefined;
  }

  /**
   * The requests while some time passes in each tab. The tabs measure it, because on a busy machine
   * their timers are late.
   */
  async #passesTime(): Promise<{ ended: number; underWay: number }> {
    const before = this.#visit.ended;
    await Promise.all(
      [...this.#tabs.values()].map(({ page }) =>
        page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), REST_MS),
      ),
    );
    return { ended: this.#visit.ended - before, underWay: this.#visit.underWay };
  }

  /** Before a removal: what was done in the other tab is on the page, and so in its undo. */
  async looksAt(tab: Tab): Promise<void> {
    if (this.#acting !== undefined && this.#acting !== tab) await this.waits();
  }

  meets(fault: Fault): void {
    this.#visit.fault = fault;
    // A guest's changes need no network, and a slow one loses nothing.
    this.isFaulty = this.who === 'customer' && fault.kind !== 'slow';
    this.isPriceLate = this.who === 'guest';
  }

  async #open(tab: Tab): Promise<Page> {
    const page = await this.context.newPage();
    page.on('pageerror', (error) => this.problems.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const isExpected = /^Failed to (load resource|fetch manifest patches)/.test(message.text());
      if (message.type() === 'error' && !isExpected) this.problems.push(message.text());
    });
    this.#tabs.set(tab, { page, place: 'elsewhere' });
    return page;
  }

  /** The browser of a shopper hides the tab behind; Playwright's pages are all visible. */
  async #show(tab: Tab): Promise<void> {
    if (tab === this.#inFront) return;
    await this.pageOf(this.#inFront)?.evaluate(becomes, 'hidden');
    this.#inFront = tab;
    await this.pageOf(tab)?.evaluate(becomes, 'visible');
  }
}

/** Waits for hydration, with patience: many sequences run at once. */
async function isInteractive(page: Page): Promise<void> {
  await expect(page.locator('#cart')).toHaveAttribute('aria-haspopup', 'dialog', {
    timeout: 30_000,
  });
}

/** Runs in the page. */
function becomes(visibilityState: string): void {
  Object.defineProperty(document, 'visibilityState', {
    value: visibilityState,
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** Runs in the page: tells the test every text of a live region, also before the page is left. */
function tellAnnouncements(): void {
  const { tellsTest } = window as unknown as { tellsTest: (words: string) => void };
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const words = element?.closest('[aria-live]')?.textContent?.trim();
      if (words) tellsTest(words);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
