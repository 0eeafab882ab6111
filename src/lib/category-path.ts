/** The category that a page's path names: '/Deals/Flash-Sale/' is 'deals/flash-sale'. */
export function categoryPath(pathname: string): string {
  return pathname.toLowerCase().replace(/^\/|\/+$/g, '');
}
