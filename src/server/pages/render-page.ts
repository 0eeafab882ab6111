import { isPublic } from '#gateway/caching.server.ts';
import { render } from '#server/render.ts';
import { secure } from '#server/security-headers.ts';
import { sha256 } from '#server/sha256.ts';

import type { Page } from './page.ts';

/** Renders the page of a public address for nobody in particular. `origin` is the store's. */
export async function renderPage(origin: string, address: string): Promise<Page> {
  const { status, headers, body } = await render(new Request(origin + address));
  const html = await new Response(body).text();
  const scripts = inlineScripts(html).map((script) => `'sha256-${sha256(script)}'`);
  secure(headers, new URL(origin).protocol, scripts);
  // Weak, since the bytes on the wire depend on their compression.
  if (isPublic(headers)) headers.set('etag', `W/"${sha256(html)}"`);
  return { status, headers, body: new TextEncoder().encode(html), madeAt: Date.now() };
}

/** The texts of scripts without a `src`; data in a script element needs no leave to run. */
function inlineScripts(html: string): string[] {
  const found: string[] = [];
  let start = html.indexOf('<script');
  while (start >= 0) {
    const open = html.indexOf('>', start);
    const end = html.indexOf('</script>', open);
    if (open < 0 || end < 0) return found;
    const isRun = !/\s(?:src=|type="application\/)/.test(html.slice(start, open));
    if (isRun) found.push(html.slice(open + 1, end));
    start = html.indexOf('<script', end);
  }
  return found;
}
