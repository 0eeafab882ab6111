import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';

import { keepPrivate } from '#gateway/caching.server.ts';
import { nonceContext } from '#gateway/nonce.server.ts';

import { overTls } from './cookies.ts';
import { secure } from './security-headers.ts';

/** The routes of the store, each with its module. They have no routes within them. */
export const routes = Object.values(build.routes)
  .filter((route) => route !== undefined)
  .filter(({ parentId }) => parentId === 'root');

const answer = createRequestHandler(build, 'production');

/**
 * Answers a request by the store's routes: a page, its data, a form or a call of the API. Inline
 * scripts get the `nonce`; without it a page is for all visitors.
 */
export async function render(request: Request, nonce = ''): Promise<Response> {
  const context = new RouterContextProvider(new Map([[nonceContext, nonce]]));
  const response = await answer(request, context);
  if (!response.headers.has('cache-control') || isData(new URL(request.url))) keepPrivate(response);
  return response;
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
