import { isPublic } from '#gateway/caching.server.ts';
import { render } from '#server/render.ts';
import { secure } from '#server/security-headers.ts';
import { sha256 } from '#server/sha256.ts';

import type { Page } from './page.ts';

/** Scripts without a `src`; data in a script element needs no leave to run. */
const INLINE = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([^]*?)<\/script>/g;

/** Renders the page of a public address for nobody in particular. `origin` is the store's. */
export async function renderPage(origin: string, address: string): Promise<Page> {
  const { status, headers, body } = await render(new Request(origin + address));
  const html = await new Response(body).text();
  const scripts = [...html.matchAll(INLINE)].map(([, script = '']) => `'sha256-${sha256(script)}'`);
  secure(headers, new URL(origin).protocol, scripts);
  // Weak, since the bytes on the wire depend on their compression.
  if (isPublic(headers)) headers.set('etag', `W/"${sha256(html)}"`);
  return { status, headers, body: new TextEncoder().encode(html), madeAt: Date.now() };
}
