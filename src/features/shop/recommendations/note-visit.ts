import { ensure, queryClient } from '#api/cache/query-client.ts';
import { recentlyViewedQuery } from '#api/catalog/picks.ts';
import { recentSearchesQuery } from '#api/catalog/search.ts';
import { customerQuery } from '#api/session/session.ts';

/**
 * Asks for the history that belongs to a page of products, which tells the API what the customer
 * looks at: the page itself is the same for everybody. Throws {@link ApiFailure}.
 */
export async function noteVisit({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  const productId = /^\/product\/(\d+)\//.exec(pathname)?.[1];
  if (productId) {
    const { id } = await ensure(customerQuery());
    await queryClient().query(recentlyViewedQuery(id, Number(productId)));
  }
  const keyword = new URLSearchParams(search).get('searchkey')?.trim();
  if (keyword && pathname === '/search/searchresults') {
    await queryClient().query(recentSearchesQuery(keyword));
  }
}
