/**
 * For pages that are the same for every visitor: any cache may keep them for one spot refresh
 * (45 s, §9) and hand out the old one while it fetches the new.
 */
export function publicPage(): HeadersInit {
  return { 'Cache-Control': 'public, s-maxage=45, stale-while-revalidate=600' };
}

/** For pages that belong to one customer. */
export function privatePage(): HeadersInit {
  return { 'Cache-Control': 'private, no-store' };
}
