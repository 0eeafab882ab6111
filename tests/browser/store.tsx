import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  createBrowserRouter,
  Meta,
  Outlet,
  UNSAFE_FrameworkContext as FrameworkContext,
  useMatches,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';

import { brought, preloadSoftly, type Preloaded } from '#api/cache/preload.ts';
import { queryClient } from '#api/cache/query-client.ts';
import { spotQuery } from '#api/spot/spot.ts';
import { ScreenError } from '#shell/screen-error.tsx';
import { SiteFrame } from '#shell/site-frame.tsx';

import { action, clientAction } from '../../src/root.tsx';
import { putServerHtml } from './server-html.ts';
import { FRAMEWORK, inPage, STORE_ROUTES } from './store-routes.ts';
import { arrives, forgetPage, type Visitor } from './visitor.ts';

import './styles.ts';

/**
 * Opens an address of the store as a new visitor: its route with the loader and the action that run
 * on the server, in the frame of the site, with the mock backend behind the gateway. What only a
 * server and a whole browser know is not here: HTML and its hydration, the menu, headers, a second
 * tab.
 */
export async function opens(path: string, visitor: Visitor = {}): Promise<void> {
  router?.dispose();
  await arrives(visitor);
  await putServerHtml();
  await loads(path);
}

/**
 * Loads an address as a whole new page, for the same visitor: cookies and storage stay, and so do the
 * variables of modules, which a browser would forget.
 */
export async function loads(path: string): Promise<void> {
  await draws(path);
  await expect.element(page.getByRole('heading', { level: 1 }), FIRST_LOAD).toBeInTheDocument();
  await document.fonts.ready;
}

async function draws(path: string): Promise<void> {
  router?.dispose();
  await cleanup();
  forgetPage();
  // An entry of its own: what had the focus on an earlier page would get it back.
  history.replaceState({ key: crypto.randomUUID() }, '', path);
  router = createBrowserRouter([{ id: 'root', path: '/', children: STORE_ROUTES, ...FRAME }]);
  await render(
    <FrameworkContext value={FRAMEWORK}>
      <QueryClientProvider client={queryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </FrameworkContext>,
  );
}

// `location.assign` would end the test: the page that it asks for is drawn here instead.
navigation.addEventListener('navigate', (event) => {
  if (event.destination.sameDocument || !event.cancelable || event.downloadRequest !== null) return;
  event.preventDefault();
  const { pathname, search, hash } = new URL(event.destination.url);
  // Maybe after the end of a test, which could not expect anything then.
  void draws(pathname + search + hash);
});

/** The first page of a run waits for Vite, which a busy machine makes a matter of seconds. */
const FIRST_LOAD = { timeout: 20_000 };

let router: ReturnType<typeof createBrowserRouter> | undefined;

const { action: frameAction } = inPage({ action, clientAction } as object);

const FRAME = {
  ...(frameAction && { action: frameAction }),
  loader: () => preloadSoftly(spotQuery()),
  shouldRevalidate: () => false,
  HydrateFallback: () => null,
  ErrorBoundary: ScreenError,
  Component: Frame,
};

/** What `root.tsx` draws inside `body`. */
function Frame() {
  const matches = useMatches();
  const answers = useMemo(
    () => brought(...matches.map(({ loaderData }) => (loaderData ?? {}) as Preloaded)),
    [matches],
  );
  return (
    <HydrationBoundary state={answers}>
      <Meta />
      <SiteFrame>
        <Outlet />
      </SiteFrame>
    </HydrationBoundary>
  );
}
