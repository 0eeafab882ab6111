import { asked } from '#api/cache/asked.ts';
import { getGetSuppliesCategoriesQueryOptions } from '#generated/hooks/catalog/catalog.ts';
import type { SuppliesCategoriesResponse } from '#generated/models/suppliesCategoriesResponse.ts';

import type { CategoryTileGroup } from './listing-model.ts';

/** §7 The groups of supplies as ways into them, in the order to show them. */
export function supplyKindsQuery() {
  return asked(getGetSuppliesCategoriesQueryOptions({ query: { select: kindsIn } }));
}

function kindsIn({ data }: SuppliesCategoriesResponse): CategoryTileGroup['tiles'] {
  return data;
}
