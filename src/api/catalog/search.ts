import { asked } from '#api/cache/asked.ts';
import { queryClient } from '#api/cache/query-client.ts';
import { run } from '#api/cache/run.ts';
import {
  getDeleteRecentSearchesMutationOptions,
  getGetRecentSearchesQueryOptions,
  getSearchProductsByKWQueryOptions,
} from '#generated/hooks/search/search.ts';
import type { ProductsByKeywordResponse } from '#generated/models/productsByKeywordResponse.ts';
import type { RecentSearchesResponse } from '#generated/models/recentSearchesResponse.ts';

import { cardHref } from './product-card.ts';
import { toProductCard } from './to-product-card.ts';

/** A product as one row below the search box; `cash` is the unit price by check, in cents. */
export type Suggestion = { id: number; name: string; href: string; image: string; cash: number };

/** With more rows, typing another letter is quicker than reading. */
const MOST = 8;
/** The longest keyword that the API takes. */
const LONGEST = 100;

/** §7 The products that match a keyword, best first. Cancelled when no component reads it. */
export function suggestionsQuery(keyword: string) {
  return asked(
    getSearchProductsByKWQueryOptions({ keyword }, { query: { select: suggestionsIn } }),
  );
}

function suggestionsIn({ dataList }: ProductsByKeywordResponse): Suggestion[] {
  return dataList.searchProductsByKW.slice(0, MOST).map((product) => {
    const card = toProductCard(product);
    const { id, name, image, cash } = card;
    return { id, name, href: cardHref(card), image, cash };
  });
}

/** A customer's recent searches, latest first; asking on the results of `keyword` adds it. */
export function recentSearchesQuery(keyword?: string) {
  const query = { select: keywordsIn, staleTime: 0 };
  const params = keyword ? { keyword: keyword.slice(0, LONGEST) } : undefined;
  return asked(getGetRecentSearchesQueryOptions(params, { query }));
}

function keywordsIn({ data }: RecentSearchesResponse): string[] {
  return data.map(({ keyword }) => keyword);
}

/** Deletes the recent searches. Throws {@link ApiFailure}. */
export async function forgetSearches(): Promise<void> {
  await run(getDeleteRecentSearchesMutationOptions(), undefined);
  queryClient().setQueriesData({ queryKey: recentSearchesQuery().queryKey }, { data: [] });
}
