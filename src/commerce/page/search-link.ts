/** §2 The page of what is found for some words. */
export function searchHref(keyword: string): string {
  return `/search/searchresults?${new URLSearchParams({ searchkey: keyword })}`;
}
