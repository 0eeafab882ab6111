/** What crawlers need not ask: what is somebody's own, what begins something, and endless searches. */
const CLOSED: readonly string[] = [
  '/api/',
  '/cart/',
  '/checkout',
  '/myaccounts',
  '/orders/',
  '/bold-bullion-portfolio',
  '/search/',
  '/signin',
  '/signup',
  '/signout',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/alert',
  '/reviews/write/',
  '/sell-to-us/request',
  '/development',
  '/client-reports',
  '/mock-payments/',
];

/** The rules for crawlers (RFC 9309). `origin` is the store's, such as https://shop.example. */
export function robotsText(origin: string): string {
  const rules = CLOSED.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
