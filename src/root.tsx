import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';

import { brought, joined, preloadSoftly, type Preloaded } from '#api/cache/preload.ts';
import { queryClient } from '#api/cache/query-client.ts';
import { spotQuery } from '#api/spot/spot.ts';
import { readForm } from '#commerce/form/read-form.ts';
import { connectByForm } from '#features/site/newsletter/connect-by-form.server.ts';
import { CONNECT, NOT_SUBSCRIBED } from '#features/site/newsletter/labels.ts';
import { captchaSiteKey } from '#features/site/newsletter/site-key.server.ts';
import { CHECKED_SHARE } from '#lib/checked-share.ts';
import { isSignedIn } from '#lib/signed-in.ts';
import { SiteFrame } from '#shell/site-frame.tsx';
import { loadCustomer } from '#shell/customer/load-customer.server.ts';
import { LAYERS } from '#ui/layers.ts';

import type { Route } from './+types/root.ts';
import early from './early.js?url';
import { cookiesOfCalls, onBehalfOf, unlessClosed } from './gateway/calls.server.ts';
import mark from './shell/mark.svg?url';
import bodyFont from './styles/fonts/source-sans-3.woff2?url';
import './styles/base.css';
import './styles/fonts.css';
import './styles/layout.css';
import './styles/print.css';
import './styles/reset.css';
import './styles/tokens.css';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';

if (!import.meta.env.SSR) {
  // In development it loads before any query, so that it checks every answer.
  if (import.meta.env.DEV) await import('#shell/contract/contract-watch.ts');
  else if (Math.random() < CHECKED_SHARE) void import('#shell/contract/contract-watch.ts');
}

export const middleware: Route.MiddlewareFunction[] = [
  ({ request }, next) => onBehalfOf(request, next),
  (_, next) => unlessClosed(next),
];

/**
 * `origin` is the public one of the store, for the heads of pages. A page of a customer comes with
 * their part of the header, and says so.
 */
export async function loader({ request: { url } }: Route.LoaderArgs) {
  const { origin } = new URL(url);
  const [spot, customer] = await Promise.all([
    preloadSoftly(spotQuery()),
    isSignedIn(cookiesOfCalls()) ? loadCustomer() : undefined,
  ]);
  const { cache } = joined(spot, customer ?? {});
  return { cache, siteKey: captchaSiteKey(), origin, ...(customer && { hasCustomer: true }) };
}

/** Answers the newsletter form in the footer, on any page. */
export async function action({ request }: Route.ActionArgs) {
  const cookies = request.headers.get('cookie');
  return connectByForm(await readForm(request), isSignedIn(cookies));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  // §8 has one message for any failure; without it the error screen would replace the page.
  return serverAction().catch(() => ({ form: CONNECT, says: NOT_SUBSCRIBED }));
}

/** The header refreshes its own prices; a navigation does not need to. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  useScrollRestoration();
  const matches = useMatches();
  const { hasCustomer } = useRouteLoaderData<typeof loader>('root') ?? {};
  const answers = useMemo(
    () => brought(...matches.map(({ loaderData }) => (loaderData ?? {}) as Preloaded)),
    [matches],
  );
  return (
    // `early` has set attributes here that the server cannot know.
    <html lang="en-US" data-customer={hasCustomer ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {import.meta.env.SSR ? <BeforeScripts /> : null}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {import.meta.env.SSR ? (
          // React puts sheets with a precedence after it.
          <style href="layers" precedence="layers">
            {LAYERS}
          </style>
        ) : null}
        <Links />
      </head>
      <body>
        <QueryClientProvider client={client}>
          <HydrationBoundary state={answers}>
            <SiteFrame>{children}</SiteFrame>
          </HydrationBoundary>
        </QueryClientProvider>
        {import.meta.env.SSR ? <FirstScripts /> : null}
      </body>
    </html>
  );
}

/**
 * Tags that only the first HTML needs. The browser keeps head elements that React does not know.
 */
function BeforeScripts() {
  return (
    <>
      <script src={early} />
      <link rel="preload" href={bodyFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="icon" href={mark} type="image/svg+xml" />
      {/* `favicon.ico` and `apple-touch-icon.png` are asked for where they are. */}
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}

/**
 * Scripts of the first HTML. Browsers that require Trusted Types let React create no script, so the
 * browser renders none, neither during hydration nor after a failed one.
 */
function FirstScripts() {
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

export default function App() {
  return <Outlet />;
}
