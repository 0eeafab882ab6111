import { renderToStaticMarkup } from 'react-dom/server';

import { fetchMenu } from '#api/content/menu.server.ts';
import type { MenuNode } from '#api/content/site-map.ts';
import { keepRunning } from '#lib/background.server.ts';
import { within } from '#lib/within.ts';
import { FollowUs, FooterEnd, FooterTop } from '#shell/footer/footer.server.tsx';
import { BannerLine } from '#shell/header/banner.server.tsx';
import { Brand } from '#shell/header/brand.server.tsx';
import { Tools } from '#shell/header/tools.server.tsx';
import { SkipLinkList } from '#shell/skip-links.server.tsx';

import { MenuBar, type MostBought } from './menu-bar.server.tsx';
import { fetchMenuProducts } from './most-bought.server.ts';

/** Milliseconds for which a rendered menu is used before it is fetched again. */
const KEPT_MS = 5 * 60_000;
/** Milliseconds before a menu that failed, or lacks products, is tried again. */
const RETRY_MS = 10_000;

/** Milliseconds that a page waits for the first menu. */
const PATIENCE_MS = 1_000;

type Markup = ReturnType<typeof render>;

let kept: { markup: Markup; until: number } | undefined;
/** The last known most bought products: names and addresses, the same for every visitor. */
let products: MostBought = {};
let renewing: Promise<Markup> | undefined;

/**
 * The markup of everything made from the menu, the same for every visitor. Until a new menu is
 * there, and where it cannot be had, pages show the last one; where there was none in time, a link
 * leads to the site map.
 */
export async function menuHtml(now = Date.now()): Promise<Markup> {
  if (kept && now < kept.until) return kept.markup;
  if (!renewing) {
    renewing = renew(now).finally(() => (renewing = undefined));
    keepRunning(renewing);
  }
  return kept?.markup ?? within(PATIENCE_MS, renewing, withoutMenu);
}

async function renew(now: number): Promise<Markup> {
  try {
    const [menu, { mostBought, isWhole }] = await Promise.all([fetchMenu(), fetchMenuProducts()]);
    products = { ...products, ...mostBought };
    kept = { markup: render(menu, products), until: now + (isWhole ? KEPT_MS : RETRY_MS) };
  } catch (error) {
    console.error('The menu could not be rendered:', error);
    kept = { markup: kept?.markup ?? withoutMenu(), until: now + RETRY_MS };
  }
  return kept.markup;
}

/**
 * The same for a visitor with a state of their own, kept for nobody. The products are those of all
 * visitors: five lists would cost each page too much.
 */
export async function ownMenuHtml(): Promise<Markup> {
  return fetchMenu().then((menu) => render(menu, products), withoutMenu);
}

/** The markup without a menu: a link to all pages in its place. */
export function withoutMenu(): Markup {
  return { ...render([], {}), menu: renderToStaticMarkup(<AllPages />) };
}

function AllPages() {
  return (
    <ul className="menu-bar">
      <li className="menu-item">
        <a href="/site-map">All pages of the store</a>
      </li>
    </ul>
  );
}

function render(menu: MenuNode[], mostBought: MostBought) {
  return {
    banner: renderToStaticMarkup(<BannerLine />),
    brand: renderToStaticMarkup(<Brand />),
    tools: renderToStaticMarkup(<Tools />),
    menu: renderToStaticMarkup(<MenuBar menu={menu} mostBought={mostBought} />),
    'footer-top': renderToStaticMarkup(<FooterTop menu={menu} />),
    follow: renderToStaticMarkup(<FollowUs />),
    'skip-links': renderToStaticMarkup(<SkipLinkList />),
    'footer-end': renderToStaticMarkup(<FooterEnd />),
  };
}
