import type { HeadersArgs } from 'react-router';

/**
 * For pages that are the same for every visitor: any cache may keep them for one spot refresh (45
 * s, §9) and serve the old page while it fetches a new one.
 */
export function publicPage(): HeadersInit {
  return { 'Cache-Control': 'public, s-maxage=45, stale-while-revalidate=600' };
}

/** For pages that belong to one customer. */
export function privatePage(): HeadersInit {
  return { 'Cache-Control': 'private, no-store' };
}

/** For a public page with a form: an answer to the form is private and is not cached. */
export function publicPageWithForm({ actionHeaders }: HeadersArgs): HeadersInit {
  return actionHeaders.has('cache-control') ? privatePage() : publicPage();
}
