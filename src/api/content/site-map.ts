import { asked } from '#api/cache/asked.ts';
import { getGetMenuQueryOptions } from '#generated/hooks/catalog/catalog.ts';
import type { MenuNode } from '#generated/models/menuNode.ts';
import type { MenuResponse } from '#generated/models/menuResponse.ts';

export type { MenuNode };

/** §2 The whole menu as data, for the one screen that lists every page. */
export function siteMapQuery() {
  return asked(getGetMenuQueryOptions({ query: { select: menuIn } }));
}

function menuIn({ data }: MenuResponse): MenuNode[] {
  return data;
}
