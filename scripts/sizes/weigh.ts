/** The first load of a page in a browser: what travels until the network is idle. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Browser, BrowserContext, Response } from 'playwright';

import type { SizedPage } from './pages.ts';

type Part = 'script' | 'style' | 'html';
/** Bytes as the budgets count them, with brotli 11, and with gzip 9, as most proxies would do. */
type Packed = { brotli: number; gzip: number };
/** `inline` are the bytes of inline scripts, which are part of the HTML. */
export type Weight = Record<Part, Packed> & { inline: number; requests: number };

type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>;

const SETTLED_MS = 800;
const BEST_GZIP = 9;
const PARTS: Readonly<Record<string, Part>> = {
  script: 'script',
  stylesheet: 'style',
  document: 'html',
};

/** Weighs pages of the store at `origin`; the customer's pages with `own` cookies. */
export function scales(browser: Browser, origin: string, own: Cookies) {
  const packed = new Map<string, Packed>();

  /** Each address is compressed once: the pages share most of their files. */
  async function pack(response: Response): Promise<Packed> {
    const known = packed.get(response.url());
    if (known) return known;
    const body = await response.body();
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    const both = {
      brotli: brotliCompressSync(body, { params }).length,
      gzip: gzipSync(body, { level: BEST_GZIP }).length,
    };
    packed.set(response.url(), both);
    return both;
  }

  return async ({ path, isOwn = false }: SizedPage): Promise<Weight> => {
    const viewport = { width: 412, height: 915 };
    const context = await browser.newContext({ viewport, ...(isOwn && { storageState: own }) });
    // Measures a visit without the contract check, as 99 of 100 visits are.
    await context.addInitScript(() => (Math.random = () => 0.5));
    const page = await context.newPage();
    // A sheet is asked for again by what needs it later, and comes from the browser's cache.
    const loaded = new Map<string, Response>();
    page.on('response', (response) => loaded.set(response.url(), response));
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLED_MS);
    const weight = nothing();
    for (const response of loaded.values()) {
      if (!response.url().startsWith('data:')) weight.requests += 1;
      const part = PARTS[response.request().resourceType()];
      if (!part) continue;
      const { brotli, gzip } = await pack(response);
      weight[part].brotli += brotli;
      weight[part].gzip += gzip;
    }
    weight.inline = await page.evaluate(() =>
      [...document.querySelectorAll('script:not([src])')]
        .map((script) => new Blob([script.textContent ?? '']).size)
        .reduce((sum, size) => sum + size, 0),
    );
    await context.close();
    return weight;
  };
}

function nothing(): Weight {
  const [script, style, html] = [none(), none(), none()];
  return { script, style, html, inline: 0, requests: 0 };
}

function none(): Packed {
  return { brotli: 0, gzip: 0 };
}
