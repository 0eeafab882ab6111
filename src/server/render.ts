import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';

import { keepPrivate } from '#gateway/caching.server.ts';
import { nonceContext } from '#gateway/nonce.server.ts';

import { overTls } from './cookies.ts';
import { routeAt } from './route-at.ts';
import { secure } from './security-headers.ts';

const answerAny = createRequestHandler(build, 'production');
/** By the ids of the routes that they know. */
const handlers = new Map<string, typeof answerAny>();

/**
 * Answers a request by the store's routes: a page, its data, a form or a call of the API. Inline
 * scripts get the `nonce`; without it a page is for all visitors.
 */
export async function render(request: Request, nonce = ''): Promise<Response> {
  const context = new RouterContextProvider(new Map([[nonceContext, nonce]]));
  const url = new URL(request.url);
  const response = await handlerAt(url)(request, context);
  if (!response.headers.has('cache-control') || isData(url)) keepPrivate(response);
  return response;
}

/**
 * Handles a page with the routes that its address and those above it can mean, which is what the page
 * tells the browser. Otherwise the router sorts through all sixty several times for each page.
 */
function handlerAt(url: URL): typeof answerAny {
  const near = isRouters(url) ? undefined : routeAt(url.pathname)?.near;
  if (!near) return answerAny;
  const known = handlers.get(near.join());
  if (known) return known;
  const handler = createRequestHandler(withRoutes(['root', ...near]), 'production');
  handlers.set(near.join(), handler);
  return handler;
}

function withRoutes(ids: readonly string[]): ServerBuild {
  const pick = <Routes extends object>(routes: Routes) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id))) as Routes;
  const assets = { ...build.assets, routes: pick(build.assets.routes) };
  return { ...build, routes: pick(build.routes), assets };
}

/** Answers the request of one visitor, whose cookies have the names that the store knows. */
export async function renderFor(visitor: Request): Promise<Response> {
  const { protocol } = new URL(visitor.url);
  const nonce = crypto.randomUUID();
  const response = await render(visitor, nonce);
  const { headers } = response;
  if (protocol === 'https:') nameOverTls(headers);
  secure(headers, protocol, [`'nonce-${nonce}'`]);
  return response;
}

function nameOverTls(headers: Headers): void {
  const lines = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const line of lines) headers.append('set-cookie', overTls(line));
}

/** Whether React Router asks for the data of a page: such an answer also depends on its headers. */
function isData({ pathname }: URL): boolean {
  return pathname.endsWith('.data');
}

/** Whether the router in the browser asks, and not a person: for data, or for routes it may need. */
export function isRouters(url: URL): boolean {
  return isData(url) || url.pathname === build.routeDiscovery.manifestPath;
}
