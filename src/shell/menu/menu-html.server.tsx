import { renderToStaticMarkup } from 'react-dom/server';

import { fetchMenu } from '#api/content/menu.server.ts';
import type { MenuNode } from '#api/content/site-map.ts';
import { FollowUs, FooterEnd, FooterTop } from '#shell/footer/footer.server.tsx';
import { Brand } from '#shell/header/brand.server.tsx';
import { PromiseLine } from '#shell/header/promise.server.tsx';
import { Tools } from '#shell/header/tools.server.tsx';

import { MenuBar } from './menu-bar.server.tsx';

/** Milliseconds for which a rendered menu is used before it is fetched again. */
const KEPT_MS = 5 * 60_000;
/** Milliseconds before a failed menu is tried again. */
const RETRY_MS = 10_000;

type Markup = ReturnType<typeof render>;

let kept: { markup: Promise<Markup>; until: number } | undefined;

/**
 * The markup of everything made from the menu, the same for every visitor. A menu that cannot be
 * had costs no page: the last one stays, and where there was none a link leads to the site map.
 */
export function menuHtml(now = Date.now()): Promise<Markup> {
  if (kept && now < kept.until) return kept.markup;
  const before = kept?.markup;
  const fresh = { markup: fetchMenu().then(render), until: now + KEPT_MS };
  fresh.markup = fresh.markup.catch((error: unknown) => {
    console.error('The menu could not be rendered:', error);
    fresh.until = now + RETRY_MS;
    return before ?? { ...render([]), menu: '' };
  });
  kept = fresh;
  return fresh.markup;
}

function render(menu: MenuNode[]) {
  return {
    brand: renderToStaticMarkup(<Brand />),
    promise: renderToStaticMarkup(<PromiseLine />),
    tools: renderToStaticMarkup(<Tools />),
    menu: renderToStaticMarkup(<MenuBar menu={menu} />),
    'footer-top': renderToStaticMarkup(<FooterTop menu={menu} />),
    follow: renderToStaticMarkup(<FollowUs />),
    'footer-end': renderToStaticMarkup(<FooterEnd />),
  };
}
