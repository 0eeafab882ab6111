import { queryOptions } from '@tanstack/react-query';

import { getGetMenuQueryKey, getMenu } from '#generated/hooks/catalog/catalog.ts';
import type { MenuNode } from '#generated/models/menuNode.ts';

export type { MenuNode };

/** §2 The whole menu as data, for the one screen that lists every page. */
export function siteMapQuery() {
  return queryOptions({
    queryKey: getGetMenuQueryKey(),
    queryFn: async ({ signal }) => (await getMenu({ signal })).data,
  });
}
