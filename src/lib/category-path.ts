/** The category that a page's path names: '/Deals/Flash-Sale/' is 'deals/flash-sale'. */
export function categoryPath(pathname: string): string {
  let end = pathname.length;
  while (pathname.charAt(end - 1) === '/') end -= 1;
  return pathname.toLowerCase().slice(pathname.startsWith('/') ? 1 : 0, end);
}
