import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { ServerHtml } from '#ui/frame/server-html.tsx';
import { useLinkClicks } from '#ui/link-clicks.ts';
import { onIntent } from '#ui/timing/on-intent.ts';

import { markPlace } from './mark-place.ts';
import type { helpMenu } from './menu-help.ts';
import './site-menu.css';

const help = onIntent(() => import('./menu-help.ts'));

/** §2 The mega-menus: rendered by the server, with behavior added here. */
export function SiteMenu() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const [helper, setHelper] = useState<typeof helpMenu>();
  const follow = useLinkClicks();
  const wake = () => void help.get().then(({ helpMenu }) => setHelper(() => helpMenu), ignore);
  // Subscribes to changes of the server-rendered menu, which React does not render.
  useEffect(() => (nav.current ? helper?.(nav.current) : undefined), [helper]);
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
    </nav>
  );
}

/** After a failure the menu still opens and closes, and the next intent tries again. */
function ignore(): void {}
