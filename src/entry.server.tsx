import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import type { EntryContext } from 'react-router';
import { ServerRouter } from 'react-router';

import { watchOnServer } from '#api/contract/watch.server.ts';
import { menuHtml } from '#shell/menu/menu-html.server.tsx';
import { ServerHtmlProvider } from '#ui/frame/server-html.tsx';

/** Milliseconds after which a page that still waits for data is sent as it is. */
const STREAM_TIMEOUT_MS = 10_000;

/**
 * Bytes after which React sends a part that is ready behind the page, for a script to move it to
 * its place. Without JavaScript nobody would move it.
 */
const PROGRESSIVE_CHUNK_SIZE = Number.POSITIVE_INFINITY;

watchOnServer();

/** Streams a page; crawlers get it in one piece, with everything that was still loading. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  const timeout = AbortSignal.timeout(STREAM_TIMEOUT_MS);
  const body = await renderToReadableStream(
    <ServerHtmlProvider value={await menuHtml()}>
      <ServerRouter context={routerContext} url={request.url} />
    </ServerHtmlProvider>,
    {
      progressiveChunkSize: PROGRESSIVE_CHUNK_SIZE,
      signal: AbortSignal.any([request.signal, timeout]),
      // Of a part of the page: the rest of it is well. Of the page itself React tells the router.
      onError(error: unknown) {
        if (!request.signal.aborted) console.error(error);
      },
    },
  );
  if (isbot(request.headers.get('user-agent') ?? '')) await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  keepNoFailure(status, headers);
  return new Response(body, { headers, status });
}

/** What a page's loaders answer the router in the browser. */
export function handleDataRequest(response: Response): Response {
  keepNoFailure(response.status, response.headers);
  return response;
}

/** A page may be kept by caches for a while; that it could not be shown may not. */
function keepNoFailure(status: number, headers: Headers): void {
  if (status >= 400) headers.set('cache-control', 'no-store');
}
