/** The built store on Cloudflare Workers; `docs/deploy.md` says how it gets there. */
import { validateApiOrigin } from '#gateway/api-origin.server.ts';
import { keepPrivate } from '#gateway/caching.server.ts';
import { CLIENT_NETWORK, limitBy, VIA } from '#gateway/limiter.server.ts';
import { withKeeper } from '#lib/background.server.ts';

import { boundedQuery } from './bounded-query.ts';
import { withoutPrefix } from './cookies.ts';
import { pageCache } from './pages/page-cache.ts';
import { movedTo } from './moved-to.ts';
import { parseNetwork } from './network.ts';
import { pathRefusal } from './path.ts';
import { publicAddress } from './pages/public-address.ts';
import { renderPage } from './pages/render-page.ts';
import { renderFor } from './render.ts';
import { secure } from './security-headers.ts';
import { pageShelf } from './worker/page-shelf.ts';
import { sendPage } from './worker/send-page.ts';
import { tooLarge } from './worker/too-large.ts';

/** What `wrangler` binds to the store. */
type Bindings = { TRIES?: { limit(of: { key: string }): Promise<{ success: boolean }> } };
type Context = { waitUntil(work: Promise<unknown>): void };

/** Seconds after which a binding lets the next call pass. */
const WAIT_S = 60;

let page: ReturnType<typeof pageCache> | undefined;
let tries: Bindings['TRIES'];

limitBy({
  count: async (key) => (((await tries?.limit({ key }))?.success ?? true) ? 0 : WAIT_S),
});

export default {
  fetch(request: Request, bindings: Bindings, context: Context): Promise<Response> {
    tries = bindings.TRIES;
    return withKeeper(
      (work) => context.waitUntil(work),
      () => respond(request),
    );
  },
};

async function respond(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const wrong = validateApiOrigin();
  if (wrong) {
    console.error(wrong);
    return asOwn(new Response('The store is not set up.', { status: 503 }), url);
  }
  const refused = pathRefusal(url.pathname);
  const refusal = refused
    ? new Response(refused.says, { status: refused.status })
    : tooLarge(request);
  if (refusal) return asOwn(refusal, url);
  const { method, headers } = request;
  const location = movedTo({ method, url });
  if (location) return asOwn(new Response(null, { status: 301, headers: { location } }), url);
  url.search = boundedQuery(url);
  const address = publicAddress({ method, url, cookie: headers.get('cookie') });
  if (address === undefined) return renderFor(asVisitor(request, url));
  // The platform has one address for a store: nothing of the request decides what it is.
  page ??= pageCache(pageShelf(url.origin), (path) => renderPage(url.origin, path));
  return sendPage(request, await page(address));
}

/** With the headers of answers that the routes do not give. */
function asOwn(response: Response, { protocol }: URL): Response {
  keepPrivate(response);
  secure(response.headers, protocol);
  return response;
}

/** The request with what the platform says of its sender, and nothing that only proxies may say. */
function asVisitor(request: Request, { protocol, href }: URL): Request {
  const headers = new Headers(request.headers);
  const network = parseNetwork(headers.get('cf-connecting-ip') ?? '');
  headers.set(CLIENT_NETWORK, network ?? `${VIA}the platform`);
  headers.delete('x-forwarded-host');
  headers.delete('x-forwarded-proto');
  const cookie = headers.get('cookie');
  if (protocol === 'https:' && cookie) headers.set('cookie', withoutPrefix(cookie));
  const visitor = new Request(request, { headers });
  return href === request.url ? visitor : new Request(href, visitor);
}
