import { operations } from '#generated/operations.ts';
import { getResponse } from 'msw';

import { uploadedFile } from './account/uploaded-file.ts';
import { artFile } from './art/art-file.ts';
import { SCENARIO_COOKIE, VISITOR_COOKIE, readCookie, visitorCookie } from './backend/cookies.ts';
import { problem } from './backend/problem.ts';
import { newVisitorId } from './backend/visitors.ts';
import { handlers } from './handlers.ts';

/** The calls that change something, or hold a guest's prices, by method and path. */
const KEPT = new Set(
  Object.entries(operations).flatMap(([id, { changes, method, path }]) =>
    changes || id === 'getUpdateShoppingCart' ? [`${method} ${path}`] : [],
  ),
);

/**
 * The mock backend as one function from request to response. The store's gateway calls it when
 * there is no live API. A visitor who changes something, whose prices are held, or who has chosen a
 * scenario, gets a cookie and state of their own; all others share one state, which never changes.
 */
export async function respond(request: Request): Promise<Response> {
  const image = uploadedFile(request) ?? artFile(request);
  if (image) return image;
  if (!needsOwnState(request)) return route(request);
  const id = newVisitorId();
  const headers = new Headers(request.headers);
  headers.set('cookie', `${headers.get('cookie') ?? ''}; ${VISITOR_COOKIE}=${id}`);
  const response = await route(new Request(request, { headers }));
  const marked = new Response(response.body, response);
  marked.headers.append('set-cookie', visitorCookie(id));
  return marked;
}

async function route(request: Request): Promise<Response> {
  const response = await getResponse(handlers, request);
  return response ?? problem(404, `No operation answers ${request.method} ${request.url}.`);
}

function needsOwnState(request: Request): boolean {
  if (readCookie(request, VISITOR_COOKIE) || request.headers.has('authorization')) return false;
  const { pathname } = new URL(request.url);
  return KEPT.has(`${request.method} ${pathname}`) || Boolean(readCookie(request, SCENARIO_COOKIE));
}
