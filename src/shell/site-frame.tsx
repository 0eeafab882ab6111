import type { ComponentType, ReactNode } from 'react';
import { useMatches } from 'react-router';

import { Announcer } from '#ui/toast/announcer.tsx';
import { Toasts } from '#ui/toast/toasts.tsx';

import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { OnFirstSign } from './late/on-first-sign.tsx';
import { PendingBar } from './late/pending-bar.tsx';
import { useRootAttributes } from './root-attributes.ts';
import { RouteFocus } from './route-focus.tsx';
import { SkipLinks } from './skip-links.tsx';
import { useSessionEnd } from './use-session-end.ts';

/** The frame's options in a route's `handle`. */
export type PageHandle = {
  /** §2 The reduced header, for pages without distractions. */
  Header?: ComponentType;
};

/**
 * Everything around a screen. The announcer, the messages and floating parts are outside `#page`,
 * which an open dialog makes inert.
 */
export function SiteFrame({ children }: { children: ReactNode }) {
  useSessionEnd();
  useRootAttributes();
  const { Header } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  return (
    <>
      <div id="page">
        <PendingBar />
        <SkipLinks />
        {Header ? <Header /> : null}
        <SiteHeader hidden={Header !== undefined} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <OnFirstSign />
      </div>
      <div id="overlays" />
      <Announcer />
      <Toasts />
      <RouteFocus />
    </>
  );
}
