import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';

import { ServerHtml } from '#ui/frame/server-html.tsx';
import { useLinkClicks } from '#ui/link-clicks.ts';
import { onIntent } from '#ui/timing/on-intent.ts';

import type { LazyMenuProps } from './lazy-menu.tsx';
import { markPlace } from './mark-place.ts';
import './site-menu.css';

const lazyMenu = onIntent(() => import('./lazy-menu.tsx'));

/** §2 The mega-menus: rendered by the server, with behavior added here. */
export function SiteMenu() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const [LazyMenu, setLazyMenu] = useState<ComponentType<LazyMenuProps>>();
  const follow = useLinkClicks();
  const wake = () => void lazyMenu.get().then((it) => setLazyMenu(() => it.LazyMenu), ignore);
  useEffect(() => markPlace(nav.current, pathname), [pathname]);
  // Reads the pointer: one that rests here already will not enter.
  const wakeAtRest = useEffectEvent(() => {
    if (nav.current?.matches(':hover')) wake();
  });
  useEffect(() => wakeAtRest(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only fetches what the menu will need
    <nav
      className="site-menu"
      id="site-menu"
      aria-label="Main"
      ref={nav}
      onPointerEnter={wake}
      onFocus={wake}
    >
      <ServerHtml name="menu" className="page-width" standIn={null} onClick={follow} />
      {LazyMenu ? <LazyMenu menu={nav} /> : null}
    </nav>
  );
}

/** After a failure the menu still opens and closes, and the next intent tries again. */
function ignore(): void {}
