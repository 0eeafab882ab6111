import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { createRequest } from '@remix-run/node-fetch-server';

import { bodyLimit } from '#gateway/body-limit.server.ts';
import { keepPrivate } from '#gateway/caching.server.ts';
import { CLIENT_NETWORK } from '#gateway/limiter.server.ts';
import { boundedQuery } from '#server/bounded-query.ts';
import { withoutPrefix } from '#server/cookies.ts';
import { movedTo } from '#server/moved-to.ts';
import { NO_ADDRESS, pathRefusal } from '#server/path.ts';
import { pageCache } from '#server/pages/page-cache.ts';
import { publicAddress } from '#server/pages/public-address.ts';
import { renderPage } from '#server/pages/render-page.ts';
import { renderFor } from '#server/render.ts';
import { secure } from '#server/security-headers.ts';
import { addressReader, clientReader } from './asked-at.ts';
import { builtFiles } from './files.ts';
import { answerHealth } from './health.ts';
import { logged } from './log.ts';
import { pageMemory } from './page-memory.ts';
import { sendAnswer } from './send-answer.ts';
import { sendPage } from './send-page.ts';
import { watchBody } from './watch-body.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const OPENLY = headersFor('http:');
const OVER_TLS = headersFor('https:');

/** Runs the work of a request; it may watch how it ends. */
type Observer = (request: IncomingMessage, response: ServerResponse, work: () => void) => void;

/**
 * Answers every request: with a built file, a kept page, or by the routes of the store. `origin` is
 * where public pages say that the store is.
 */
export function listener(
  origin: string,
  isStopping: () => boolean,
  observed: Observer,
): RequestListener {
  const addressOf = addressReader();
  const clientOf = clientReader();
  const files = builtFiles();
  const page = pageCache(pageMemory(), (address) => renderPage(origin, address));

  function byRoutes(request: IncomingMessage, response: ServerResponse, url: URL): void {
    // Whoever reads these headers later reads what was decided here.
    request.headers.host = url.host;
    request.headers[CLIENT_NETWORK] = clientOf(request);
    delete request.headers['x-forwarded-host'];
    delete request.headers['x-forwarded-proto'];
    answerBy(renderFor, request, response, url).catch((error: unknown) => {
      // The shopper has left.
      if (response.destroyed) return;
      console.error(`${request.method} ${url.pathname}:`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  }

  function respond(request: IncomingMessage, response: ServerResponse, url: URL): void {
    const { method = 'GET', headers } = request;
    if (!METHODS.has(method)) return void response.writeHead(405).end();
    const contentType = headers['content-type'];
    const limit = bodyLimit({ method, url: url.href, contentType });
    if (!watchBody(request, response, limit)) return;
    if (url.protocol === 'https:' && headers.cookie) headers.cookie = withoutPrefix(headers.cookie);
    if (files(request, response, url.pathname)) return;
    const location = movedTo({ method, url });
    if (location) return void response.writeHead(301, { location }).end();
    const search = boundedQuery(url);
    if (search !== url.search) {
      url.search = search;
      request.url = url.pathname + search;
    }
    const address = publicAddress({ method, url, cookie: headers.cookie ?? null });
    if (address === undefined) return byRoutes(request, response, url);
    page(address)
      .then((known) => sendPage(request, response, known))
      .catch((error: unknown) => {
        console.error(`${address}:`, error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
  }

  return (request, response) => {
    for (const stream of [request, response]) stream.on('error', alreadyLogged);
    const url = addressOf(request);
    response.setHeaders(url?.protocol === 'https:' ? OVER_TLS : OPENLY);
    if (answerHealth(request, response, isStopping)) return;
    if (!url) return logged(request, response, () => refuse(request, response));
    observed(request, response, () => {
      logged(request, response, () => respond(request, response, url));
    });
  };
}

/** An error without a listener would end the process. The line of the request says that it was cut. */
function alreadyLogged(): void {}

/** The path or the host is none. */
function refuse({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const { status, says } = pathRefusal(url) ?? NO_ADDRESS;
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(says);
}

/** Sends what the routes answer. */
async function answerBy(
  routes: (asked: Request) => Promise<Response>,
  request: IncomingMessage,
  response: ServerResponse,
  { host, protocol }: URL,
): Promise<void> {
  const asked = createRequest(request, response, { host, protocol });
  const answer = await routes(asked);
  if (!asked.signal.aborted) await sendAnswer(request, response, answer);
}

/**
 * The headers of files and refusals; a page brings its own. A cache that kept the refusal of an odd
 * header would show it to everybody; files say themselves how long they may be kept.
 */
function headersFor(protocol: string): Headers {
  const headers = new Headers();
  keepPrivate({ headers });
  secure(headers, protocol);
  return headers;
}
