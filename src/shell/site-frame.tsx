import type { ComponentType, ReactNode } from 'react';
import { useMatches } from 'react-router';

import { useSessionEnd } from '#commerce/session/use-session-end.ts';
import { Announcer } from '#ui/announcer.tsx';
import { useRootAttributes } from '#ui/root-attributes.ts';
import { Toasts } from '#ui/toasts.tsx';

import { OnFirstSign } from './on-first-sign.tsx';
import { PendingBar } from './pending-bar.tsx';
import { RouteFocus } from './route-focus.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLinks } from './skip-links.tsx';

/** What a route's `handle` may say to the frame. */
export type PageHandle = {
  /** §2 The reduced header, on pages that nothing should lead away from. */
  Header?: ComponentType;
};

/**
 * Everything around a screen. The announcer, the messages and whatever floats stand outside
 * `#page`, which an open dialog makes inert.
 */
export function SiteFrame({ children }: { children: ReactNode }) {
  useSessionEnd();
  useRootAttributes();
  const { Header } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  return (
    <>
      <div id="page">
        <PendingBar />
        <SkipLinks short={Header !== undefined} />
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
