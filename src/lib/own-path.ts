/** The path of a page as the contract spells a category: '/Deals/Flash-Sale/' is 'deals/flash-sale'. */
export function ownPath(pathname: string): string {
  return pathname.toLowerCase().replace(/^\/|\/+$/g, '');
}
