import { queryClient } from '#api/cache/query-client.ts';
import { portfolioQuery } from '#api/portfolio/portfolio.ts';
import { suggestionsQuery } from '#api/catalog/search.ts';

import { nameKey } from './file/cells.ts';
import type { Found } from './file/pieces.ts';

/** Calls at the same time. */
const AT_ONCE = 4;
/** The longest keyword that the API takes. */
const LONGEST = 100;

/** The pictures of the products that are held, by their ids; without them rows have none. */
export async function imagesOf(customerId: string): Promise<Map<number, string>> {
  const query = portfolioQuery(customerId, { frequency: '1D', metal: 'all' });
  const portfolio = await queryClient()
    .query(query)
    .catch(() => undefined);
  const holdings = portfolio?.holdings ?? [];
  return new Map(holdings.flatMap(({ id, image }) => (image ? [[id, image] as const] : [])));
}

/**
 * The products of the catalog that have these names; `names` are by their {@link nameKey}. A name that
 * cannot be looked up is as one that the catalog does not have.
 */
export async function lookUp(names: ReadonlyMap<string, string>): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  const left = [...names];
  const client = queryClient();
  const next = async (): Promise<void> => {
    const [key, name] = left.pop() ?? [];
    if (key === undefined || name === undefined) return;
    const query = suggestionsQuery(name.slice(0, LONGEST));
    const products = await client.query(query).catch(() => []);
    const same = products.find((product) => nameKey(product.name) === key);
    if (same) found.set(key, { id: same.id, name: same.name, image: same.image });
    return next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return found;
}
