import { renderToReadableStream } from 'react-dom/server';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { ServerRouter } from 'react-router';

import { watchOnServer } from '#api/contract/watch.server.ts';
import type { Preloaded } from '#api/cache/preload.ts';
import { reportMissingSection } from '#lib/missing-sections.ts';
import { withErrorTitle } from '#shell/error-titles.server.ts';
import { keptHtml } from '#shell/kept-html.server.tsx';
import { menuHtml, ownMenuHtml } from '#shell/menu/menu-html.server.tsx';
import { ServerHtmlProvider } from '#ui/frame/server-html.tsx';

import { forAllVisitors, hasOwnState } from './gateway/calls.server.ts';
import { nonceContext } from './gateway/nonce.server.ts';

export { noteError as handleError } from './gateway/calls.server.ts';

/** Milliseconds after which a page is sent even if a part of it is still pending. */
const STREAM_TIMEOUT_MS = 10_000;

/**
 * Bytes above which React streams a finished part after the page, for a script to move into place.
 * Infinite, because without JavaScript the part would stay out of place.
 */
const PROGRESSIVE_CHUNK_SIZE = Number.POSITIVE_INFINITY;

watchOnServer();

/** Renders a page to its end: no loader defers data, so that there is nothing to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const nonce = context.get(nonceContext) || undefined;
  const menu = await (hasOwnState() ? ownMenuHtml() : forAllVisitors(menuHtml));
  if (menu.menu === '') reportMissingSection();
  const { root } = routerContext.staticHandlerContext.loaderData as { root?: Preloaded };
  const kept = forAllVisitors(() => keptHtml(root ?? {}));
  const isRefused = request.method === 'POST' && status >= 400;
  const page = isRefused ? withErrorTitle(routerContext) : routerContext;
  const timeout = AbortSignal.timeout(STREAM_TIMEOUT_MS);
  const body = await renderToReadableStream(
    <ServerHtmlProvider value={{ ...menu, ...kept }}>
      <ServerRouter context={page} url={request.url} {...(nonce && { nonce })} />
    </ServerHtmlProvider>,
    {
      ...(nonce && { nonce }),
      progressiveChunkSize: PROGRESSIVE_CHUNK_SIZE,
      signal: AbortSignal.any([request.signal, timeout]),
      // Logs the failure of a part; the rest of the page is unaffected. React reports page failures
      // to the router.
      onError(error: unknown) {
        if (request.signal.aborted) return;
        reportMissingSection();
        console.error(error);
      },
    },
  );
  await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { headers, status });
}
