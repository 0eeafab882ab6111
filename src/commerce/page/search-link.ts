/** §2 The search results page for a keyword. */
export function searchHref(keyword: string): string {
  return `/search/searchresults?${new URLSearchParams({ searchkey: keyword })}`;
}
