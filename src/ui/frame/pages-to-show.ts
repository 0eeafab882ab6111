/** The first, the last, and the neighbors of the current page; `undefined` for a gap. */
export function pagesToShow(page: number, pages: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pages];
  const near = [...new Set(wanted)].filter((n) => n >= 1 && n <= pages);
  const shown: (number | undefined)[] = [];
  for (const [index, next] of near.entries()) {
    const previous = near[index - 1] ?? 0;
    // A gap of one page is as wide as the page's link.
    if (next - previous === 2) shown.push(next - 1);
    if (next - previous > 2) shown.push(undefined);
    shown.push(next);
  }
  return shown;
}

/** A later page than the first, as an address names it. */
const LATER_PAGE = /^(?:[2-9]|[1-9]\d{1,3})$/;

/** The parameter of an address with pages: other values than these numbers are none of its pages. */
export const pageParameters = { only: { page: LATER_PAGE }, own: [] };

/** The page number in an address; the first page if it is no later one. */
export function pageAt(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return LATER_PAGE.test(page) ? Number(page) : 1;
}
