import type { Page } from './page.ts';

/** How a page is sent that was rendered to its end: 304 and without its text if the browser has it. */
export function pageAnswer(page: Page, ifNoneMatch: string | null | undefined) {
  const headers = new Headers(page.headers);
  headers.set('vary', 'Accept-Encoding');
  const ageS = Math.floor((Date.now() - page.madeAt) / 1000);
  if (ageS > 0) headers.set('age', String(ageS));
  const etag = headers.get('etag');
  if (etag === null || !ifNoneMatch?.includes(etag)) return { status: page.status, headers };
  headers.delete('content-type');
  return { status: 304, headers };
}
