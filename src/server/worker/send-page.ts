import type { Page } from '#server/pages/page.ts';

/** A page that was rendered to its end, or 304 if the browser has it. The platform compresses it. */
export function sendPage({ method, headers: asked }: Request, page: Page): Response {
  const { status, body, madeAt } = page;
  const headers = new Headers(page.headers);
  headers.set('vary', 'Accept-Encoding');
  headers.set('age', String(Math.floor((Date.now() - madeAt) / 1000)));
  const etag = headers.get('etag');
  if (etag !== null && asked.get('if-none-match')?.includes(etag)) {
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  }
  return new Response(method === 'HEAD' ? null : body, { status, headers });
}
